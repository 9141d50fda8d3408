import { ApolloLink } from '@apollo/client';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Providers } from '../../client/app/providers.js';
import { createStyleCache } from '../../client/app/style-cache.js';
import type { ChartKind } from '../../client/charts/chart-body.js';
import type { ChartColor } from '../../client/charts/chart-colors.js';
import { type ChartData, inCounts, inDollars } from '../../client/charts/chart-data.js';
import { ChartFigure } from '../../client/charts/chart-figure.js';
import { createApolloClient } from '../../client/graphql/apollo-client.js';
import { Session } from '../../client/graphql/session.js';
import { defaultPageConfig } from '../../client/lib/page-config.js';
import { baseCss } from '../../client/theme/base-css.js';

/** Charts of all kinds with the data that is most difficult to draw, on a page of their own. */
const LONG = [
  'Plumbing, gasfitting and drainlaying for schools, marae and community halls of the Far North',
  'Te Whare Whakapiripiri o Ngāti Whakaue ki Maketū me ōna hoa',
  'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu',
];
const COLORS: ChartColor[] = ['third', 'first', 'second'];
const MONTHS = Array.from({ length: 12 }, (_, at) =>
  new Date(Date.UTC(2026, at, 1)).toLocaleString('en-NZ', { month: 'long', timeZone: 'UTC' }),
);

const named = (names: readonly string[]) => names.map((label) => ({ key: label, label }));
const types = (count: number) =>
  named(
    Array.from({ length: count }, (_, at) => (at % 3 === 0 ? `${LONG[(at / 3) % 3]} ${at}` : `Type ${at}`)),
  );

/** Returns data with this number of types. The values range from millions to a cent, and one is zero. */
const ofTypes = (count: number, series: number): ChartData => ({
  ...inDollars,
  of: 'Type',
  categories: types(count),
  series: COLORS.slice(0, series).map((color, of) => ({
    key: color,
    label: ['Contributions', 'Completed', 'Still Active'][of] ?? '',
    color,
    values: Array.from({ length: count }, (_, at) =>
      at === 4 ? 0 : Math.round(123_456_789 / (at + 1 + of) ** 4) / 100,
    ),
    to: (at) => `/rows?type=${at}`,
  })),
});

const months = (first: number, passed: number): ChartData => ({
  ...inDollars,
  of: 'Month',
  time: true,
  categories: MONTHS.map((label) => ({ key: label, label, short: label.slice(0, 3) })),
  series: [
    {
      key: 'now',
      label: 'Contributions 2026',
      color: 'second',
      values: MONTHS.map((_, at) => (at < passed ? first * (1 + Math.sin(at)) : null)),
      to: (at) => `/rows?month=${at + 1}`,
    },
    {
      key: 'before',
      label: '2025',
      color: 'second',
      before: true,
      values: MONTHS.map((_, at) => first + at),
    },
  ],
});

const nothing: ChartData = { ...inCounts, of: 'Type', categories: [], series: [] };
const one = (count: number): ChartData => ({
  ...inCounts,
  of: 'Type',
  categories: named(['Consumer']),
  series: [{ key: 'n', label: 'Enquiries', color: 'first', values: [count], to: () => '/rows' }],
});
const years: ChartData = {
  ...inCounts,
  of: 'Year',
  time: true,
  categories: Array.from({ length: 9 }, (_, at) => ({
    key: String(2018 + at),
    label: String(2018 + at),
    short: `’${18 + at}`,
  })),
  series: [{ key: 'n', label: 'Enquiries', color: 'first', values: [3, 18, 0, 999, 1204, 12, 700, 41, 5] }],
};

const CHARTS: readonly (readonly [title: string, kind: ChartKind, data: ChartData])[] = [
  ['Nothing', 'bar', nothing],
  ['One bar', 'bar', one(1)],
  ['One stack', 'stacked', one(1_234_567)],
  ['One slice', 'pie', one(3)],
  ['One part', 'donut', one(12_345_678)],
  ['One month', 'line', months(0.5, 1)],
  ['Eighteen bars', 'bar', ofTypes(18, 1)],
  ['Eighteen groups', 'bar', ofTypes(18, 3)],
  ['Eighteen stacks', 'stacked', ofTypes(18, 3)],
  ['Eighteen slices', 'pie', ofTypes(18, 1)],
  ['Eighteen parts', 'donut', ofTypes(18, 1)],
  ['Three long names', 'stacked', { ...ofTypes(3, 3), categories: named(LONG) }],
  ['Seven parts', 'donut', ofTypes(7, 1)],
  ['Months', 'line', months(1_234_567, 8)],
  ['Months of cents', 'line', months(0.02, 12)],
  ['Years', 'bar', years],
];

const Kit = () => (
  <main style={{ width: '100%', maxWidth: '76rem', margin: '0 auto', padding: '1rem' }}>
    <h1>Charts</h1>
    {CHARTS.map(([title, kind, data]) => (
      <div key={title} style={{ marginBottom: '1.5rem' }}>
        <ChartFigure {...{ title, kind, data }} about="2026" empty="It fills with the first enquiry." />
      </div>
    ))}
  </main>
);

const style = document.createElement('style');
style.textContent = baseCss();
document.head.append(style);
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.add(dark ? 'dark' : 'light');
document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
const router = createMemoryRouter([{ path: '*', element: <Kit /> }]);
createRoot(document.getElementById('root') as HTMLElement).render(
  <Providers
    client={createApolloClient({ link: ApolloLink.empty() })}
    session={new Session(null)}
    styleCache={createStyleCache()}
    config={defaultPageConfig}
    language="en"
  >
    <RouterProvider router={router} />
  </Providers>,
);

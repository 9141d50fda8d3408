import { Grid } from '@chakra-ui/react';
import { useState } from 'react';
import { ChartFigure } from '../../../charts/chart-figure';
import type { StatisticsOf } from '../../../graphql/schema.generated';
import { communityHours, formatHours } from '../../../lib/format';
import { type Measure, MeasureChoice } from './measure-choice';
import { useOwnerStatisticsQuery } from './owner-statistics.generated';
import { aboutOf, monthsStarted, type Period, periodName } from './period';
import {
  buyerTypesOf,
  categoriesOf,
  causesOf,
  type DrillDown,
  monthsOf,
  opportunitiesOf,
  type Statistics,
  stagesOf,
} from './statistics-chart-data';
import { YearChart } from './year-chart';

/** The link targets of bars and slices, for users who have such lists. */
export type ChartLinks = {
  behind: DrillDown;
  leads?: (buyerType: string | null, period: Period) => string | undefined;
};

type Loaded = {
  statistics: Statistics | undefined;
  /** The owner and period of the figures. */
  about: string;
  error: unknown;
  onRetry: () => void;
};
type ChartProps = Loaded & { period: Period; links: ChartLinks };

const NOTHING = 'No data for this period yet.';

function Months({
  statistics,
  period,
  links,
  measures,
  ...state
}: ChartProps & { measures: readonly Measure[] }) {
  const [measure, setMeasure] = useState<Measure>(measures[0] ?? 'enquiries');
  const { year } = period;
  if (year === null) return null;
  return (
    <ChartFigure
      title="Month by month"
      description={`${year} compared with ${year - 1}, month by month.`}
      level="h3"
      kind="line"
      data={statistics && monthsOf(statistics, year, measure, monthsStarted(year), links.behind)}
      choices={<MeasureChoice measures={measures} chosen={measure} onChoose={setMeasure} />}
      empty={NOTHING}
      {...state}
    />
  );
}

function BuyerTypes({ statistics, period, links, title, ...state }: ChartProps & { title: string }) {
  return (
    <ChartFigure
      title={title}
      description={periodName(period)}
      level="h3"
      kind="stacked"
      data={statistics && buyerTypesOf(statistics, period, links.behind)}
      empty={NOTHING}
      {...state}
    />
  );
}

function Opportunities({ statistics, links, title, period, ...state }: ChartProps & { title: string }) {
  return (
    <ChartFigure
      title={title}
      description={periodName(period)}
      level="h3"
      kind="bar"
      data={statistics && opportunitiesOf(statistics, period, links.leads)}
      empty="Opportunities appear once our team matches suppliers with buyers."
      {...state}
    />
  );
}

function Causes({ statistics, period, links, ...state }: ChartProps) {
  const hours = communityHours(statistics?.wholeContribution ?? 0);
  return (
    <ChartFigure
      title="Where your customers have chosen to impact"
      description={`${periodName(period)}. Equivalent hours of generated community work: ${formatHours(hours)}`}
      level="h3"
      kind="pie"
      data={statistics && causesOf(statistics, period, links.behind)}
      empty="Good causes show up here after your first sale with a contribution."
      {...state}
    />
  );
}

function Categories({ statistics, period, links, ...state }: ChartProps) {
  return (
    <ChartFigure
      title="Contributions by supplier category"
      description={`${periodName(period)}. A supplier in several categories is counted in its first category.`}
      level="h3"
      kind="pie"
      data={statistics && categoriesOf(statistics, period, links.behind)}
      empty="Categories show up here after your first sale with a contribution."
      {...state}
    />
  );
}

function Stages({ statistics, period, links, ...state }: ChartProps) {
  return (
    <ChartFigure
      title="Enquiries by status"
      description={periodName(period)}
      level="h3"
      kind="donut"
      data={statistics && stagesOf(statistics, period, links.behind)}
      empty={NOTHING}
      {...state}
    />
  );
}

type Props = { of: StatisticsOf; id: number | null; period: Period; links: ChartLinks };

/** The charts of one owner, or of all: each with its table, and with the rows behind its bars (R260 to R266). */
export function OwnerCharts({ of, id, period, links }: Props) {
  const { data, previousData, error, refetch } = useOwnerStatisticsQuery({
    // Statistics of all owners have no ID.
    variables: { of, id: id ?? 0, ...period },
    fetchPolicy: 'cache-and-network',
    // Charts that are mounted again before the response arrives share it.
    context: { queryDeduplication: true },
  });
  const statistics = (data ?? previousData)?.salesStatistics;
  const about = aboutOf(statistics?.ownerName ?? '', period);
  const shared = { statistics, about, error, onRetry: () => void refetch(), period, links };
  const measures: readonly Measure[] =
    of === 'GOOD_CAUSE' ? ['revenue', 'enquiries'] : ['contribution', 'revenue', 'enquiries'];
  return (
    <Grid
      gap="6"
      minW="0"
      templateColumns="minmax(0, 1fr)"
      aria-busy={!data}
      opacity={data || !statistics ? '1' : '0.6'}
      transition="opacity 120ms"
    >
      <Months {...shared} measures={measures} />
      {of === 'ALL' && period.year === null && statistics && (
        <YearChart
          about={about}
          years={statistics.byYear}
          measures={['contribution', 'revenue', 'enquiries']}
          behind={links.behind}
        />
      )}
      {of !== 'IMPACT_BUYER' && (
        <BuyerTypes
          {...shared}
          title={
            of === 'GOOD_CAUSE' ? 'Enquiries for your cause by type of buyer' : 'Enquiries by type of buyer'
          }
        />
      )}
      {of === 'SUPPLIER' && <Causes {...shared} />}
      {(of === 'GOOD_CAUSE' || of === 'ALL') && <Categories {...shared} />}
      {of === 'ALL' && <Stages {...shared} />}
      {of !== 'IMPACT_BUYER' && (
        <Opportunities
          {...shared}
          title={
            of === 'SUPPLIER'
              ? 'Types of buyer we’re approaching for you'
              : of === 'GOOD_CAUSE'
                ? 'Possible leads that would benefit your cause'
                : 'Opportunities by type of buyer'
          }
        />
      )}
    </Grid>
  );
}

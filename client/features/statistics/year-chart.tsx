import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { ChartColor } from '../../charts/chart-colors';
import { type ChartData, inCounts, inDollars } from '../../charts/chart-data';
import { ChartFigure } from '../../charts/chart-figure';
import type { SalesPanel_PanelFragment } from './dashboard.generated';

type Years = SalesPanel_PanelFragment['byYear'];
export type Measure = 'contribution' | 'revenue' | 'enquiries';

const looks: Record<
  Measure,
  { label: string; color: ChartColor } & Pick<ChartData, 'format' | 'formatTick'>
> = {
  contribution: { label: 'Contributions', color: 'second', ...inDollars },
  revenue: { label: 'Revenue', color: 'first', ...inDollars },
  enquiries: { label: 'Enquiries', color: 'third', ...inCounts },
};

type Props = { years: Years; measures: readonly [Measure, ...Measure[]] };

/** The years side by side, one measure at a time, and all of them as a table. */
export function YearChart({ years, measures }: Props) {
  const [measure, setMeasure] = useState<Measure>(measures[0]);
  const { format, formatTick } = looks[measure];
  const data: ChartData = {
    of: 'Year',
    time: true,
    ...{ format, formatTick },
    categories: years.map(({ year }) => ({
      key: String(year),
      label: String(year),
      short: `’${String(year).slice(2)}`,
    })),
    series: measures.map((name) => ({
      key: name,
      label: looks[name].label,
      color: looks[name].color,
      format: looks[name].format,
      values: years.map((row) => row[name]),
    })),
  };
  const choices = (
    <Flex gap="1" wrap="wrap">
      {measures.map((name) => (
        <Button
          key={name}
          size="xs"
          variant={name === measure ? 'subtle' : 'ghost'}
          colorPalette={name === measure ? 'brand' : 'neutral'}
          aria-pressed={name === measure}
          onClick={() => setMeasure(name)}
        >
          {looks[name].label}
        </Button>
      ))}
    </Flex>
  );
  return (
    <ChartFigure
      title="Year by year"
      level="h3"
      kind="bar"
      data={data}
      drawn={[measure]}
      choices={choices}
      empty="Once there are enquiries, their years stand here."
      plain
    />
  );
}

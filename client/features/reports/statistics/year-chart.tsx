import { useState } from 'react';
import type { ChartData } from '../../../charts/chart-data';
import { ChartFigure } from '../../../charts/chart-figure';
import { type Measure, MeasureChoice, measureOptions } from './measure-choice';
import type { DrillDown } from './statistics-chart-data';

type Year = Record<Measure | 'year', number>;
type Props = {
  /** The owner of the figures. */
  about: string;
  years: readonly Year[];
  measures: readonly [Measure, ...Measure[]];
  behind?: DrillDown;
  /** If true, has no card style of its own, for use on a card. */
  plain?: boolean;
};

/** A chart of the years by one measure at a time, with a table of all measures. */
export function YearChart({ about, years, measures, behind, plain }: Props) {
  const [measure, setMeasure] = useState<Measure>(measures[0]);
  const { format, formatTick } = measureOptions[measure];
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
      label: measureOptions[name].label,
      color: measureOptions[name].color,
      format: measureOptions[name].format,
      values: years.map((row) => row[name]),
      to: (at) => behind?.({ period: { year: years[at]?.year ?? null, month: 0 } }),
    })),
  };
  return (
    <ChartFigure
      title="Year by year"
      about={about}
      level="h3"
      kind="bar"
      data={data}
      drawn={[measure]}
      choices={<MeasureChoice measures={measures} chosen={measure} onChoose={setMeasure} />}
      empty="Years will appear here once there are enquiries."
      plain={plain}
    />
  );
}

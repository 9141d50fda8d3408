import type { BarCustomLayerProps, ComputedBarDatum } from '@nivo/bar';
import { createContext, use } from 'react';
import { type BarLayout, bandsOf, endLabels } from './bar-layout';
import type { ChartPaint } from './chart-colors';
import { drillDown, formatValues } from './chart-data';
import { ChartMarks, type Mark } from './chart-marks';
import { useSurface } from './chart-surface';
import { wrapText } from './text-wrapping';

export type BarRow = Record<string, string | number>;
type LayerProps = BarCustomLayerProps<BarRow>;

type BarDrawing = { layout: BarLayout; stacked: boolean; paint: ChartPaint };
/** The layers keep their identity while their data changes, so that the focus stays where it is. */
export const BarDrawingContext = createContext<BarDrawing | null>(null);

function useDrawing() {
  const drawing = use(BarDrawingContext);
  if (!drawing) throw new Error('BarLayers must be used inside a bar chart.');
  return { ...drawing, ...useSurface() };
}

/** Names beside or above horizontal bars, and the values at their ends. */
export function BarNames({ innerWidth, innerHeight, bars }: LayerProps) {
  const { data, layout, stacked, paint } = useDrawing();
  if (!layout.lying) return null;
  const bands = bandsOf(data.categories.length, innerHeight, layout.padding);
  const { left, right } = layout.margin;
  return data.categories.map(({ key, label }, at) => {
    const start = bands.start(at);
    const middle = start + bands.width / 2;
    const lines = layout.above ? wrapText(label, innerWidth + right, 1) : wrapText(label, left - 10, 2);
    const ends = endLabels(data, at, stacked);
    const heightOf = (end: number) =>
      stacked ? middle : (barOf(bars, key, end)?.middle ?? start + (bands.width * (end + 0.5)) / ends.length);
    return (
      <g key={key}>
        {lines.map((line, row) => (
          <text
            key={line}
            fill={paint.ink}
            style={{ fontSize: 12 }}
            dominantBaseline="central"
            x={-left}
            y={layout.above ? start - 10 : middle + (row - (lines.length - 1) / 2) * 14}
          >
            {line}
          </text>
        ))}
        {ends.map((words, end) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: one for each series, in their order
            key={end}
            fill={paint.ink}
            style={{ fontSize: 12, fontWeight: 600 }}
            textAnchor="end"
            dominantBaseline="central"
            x={innerWidth + right}
            y={heightOf(end)}
          >
            {words}
          </text>
        ))}
      </g>
    );
  });
}

function barOf(bars: readonly ComputedBarDatum<BarRow>[], key: string, series: number) {
  const bar = bars.find(({ data }) => data.indexValue === key && data.id === `s${series}`);
  return bar && { ...bar, middle: bar.y + bar.height / 2 };
}

/** The baseline of vertical bars. */
export function BarBaseline({ innerWidth, innerHeight, bars }: LayerProps) {
  const { layout, paint } = useDrawing();
  if (layout.lying) return null;
  const lowest = Math.max(...bars.map(({ y, height }) => y + height), 0) || innerHeight;
  const y = Math.min(lowest, innerHeight);
  return <line x1={0} x2={innerWidth} y1={y} y2={y} stroke={paint.base} />;
}

/** Marks of the bars: a single bar is marked with its whole band, so that short ones are easy to hit. */
export function BarMarks({ bars, innerWidth, innerHeight }: LayerProps) {
  const { data, layout, stacked } = useDrawing();
  const { lying, margin } = layout;
  const bands = bandsOf(data.categories.length, lying ? innerHeight : innerWidth, layout.padding);
  const lone = data.series.length === 1;
  const marks = data.series.flatMap((series, of): Mark[] =>
    data.categories.flatMap(({ key, label }, category): Mark[] => {
      const bar = barOf(bars, key, of);
      if (!bar) return [];
      const start = bands.start(category) - (bands.step - bands.width) / 2;
      // Wider than the bar, so that a finger can hit it.
      const shared = stacked ? 1 : data.series.length;
      const across = { at: start + ((stacked ? 0 : of) * bands.step) / shared, length: bands.step / shared };
      const along = stacked
        ? { x: bar.x, y: bar.y, width: bar.width, height: bar.height }
        : { x: -margin.left, y: 0, width: innerWidth + margin.left + margin.right, height: innerHeight };
      const area = lying
        ? { ...along, y: across.at, height: across.length }
        : { ...along, x: across.at, width: across.length };
      return [
        {
          ...{ series: of, category, to: drillDown(series, category) },
          name: `${label}, ${series.label}: ${formatValues(data, series, category)}`,
          x: bar.x + bar.width / 2,
          y: bar.y,
          shape: (
            <>
              <rect className={lone ? 'area band' : 'area'} rx="4" {...area} />
              <rect
                className="ring"
                rx="3"
                {...{ x: bar.x, y: bar.y, width: Math.max(bar.width, 2), height: Math.max(bar.height, 2) }}
              />
            </>
          ),
        },
      ];
    }),
  );
  return <ChartMarks marks={marks} left={margin.left} top={margin.top} down={lying} />;
}

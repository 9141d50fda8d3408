import type { PieCustomLayerProps } from '@nivo/pie';
import { createContext, use } from 'react';
import { formatPercent } from '../lib/format';
import type { ChartPaint } from './chart-colors';
import { ChartMarks, type Mark } from './chart-marks';
import { useSurface } from './chart-surface';
import type { Slice } from './pie-slices';
import { ShowTable } from './show-table';

type PieDrawing = { slices: readonly Slice[]; total: number; paint: ChartPaint; donut: boolean };

/** The layers keep their identity while their data changes, so that the focus stays where it is. */
export const PieDrawingContext = createContext<PieDrawing | null>(null);

function useDrawing() {
  const drawing = use(PieDrawingContext);
  if (!drawing) throw new Error('PieLayers must be used inside a pie chart.');
  return { ...drawing, ...useSurface() };
}

/** The total in the middle of a donut, as large as there is room. */
export function PieTotal({ centerX, centerY, innerRadius }: PieCustomLayerProps<Slice>) {
  const { data, total, paint, donut } = useDrawing();
  if (!donut) return null;
  const sizeOf = (text: string) => Math.min(26, (innerRadius * 1.7) / (text.length * 0.6));
  const fullText = data.format(total);
  const words = sizeOf(fullText) >= 15 ? fullText : data.formatTick(total);
  return (
    <g textAnchor="middle" transform={`translate(${centerX},${centerY})`}>
      <text
        fill={paint.ink}
        dominantBaseline="central"
        y="-7"
        style={{ fontFamily: 'var(--up-fonts-heading)', fontSize: sizeOf(words), fontWeight: 680 }}
      >
        {words}
      </text>
      <text fill={paint.text} dominantBaseline="central" y="16" style={{ fontSize: 12 }}>
        {data.series[0]?.label}
      </text>
    </g>
  );
}

/** Marks of the slices, for pointers and the keyboard. */
export function PieMarks({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<Slice>) {
  const { data, slices, total } = useDrawing();
  const showTable = use(ShowTable);
  const [series] = data.series;
  const marks = slices.flatMap(({ key, label, value, category }): Mark[] => {
    const arc = dataWithArc.find(({ id }) => id === key)?.arc;
    if (!arc || !series || value === 0) return [];
    const [x, y] = arcGenerator.centroid(arc);
    const words = `${data.format(value)} (${formatPercent(value, total)}%)`;
    return [
      {
        ...{ series: 0, category },
        ...(category === null ? { open: showTable } : { to: series.to?.(category) }),
        ...{ x: centerX + x, y: centerY + y },
        words: category === null ? `${label}: ${words}` : words,
        name: `${label}, ${series.label}: ${words}`,
        shape: (
          <path
            className="area ring"
            d={arcGenerator(arc) ?? ''}
            transform={`translate(${centerX},${centerY})`}
          />
        ),
      },
    ];
  });
  return <ChartMarks marks={marks} left={0} top={0} />;
}

import type { DefaultSeries, LineCustomSvgLayerProps } from '@nivo/line';
import { createContext, use } from 'react';
import type { ChartPaint } from './chart-colors';
import { drillDown, formatValues } from './chart-data';
import { ChartMarks, type Mark } from './chart-marks';
import { useSurface } from './chart-surface';

type LayerProps = LineCustomSvgLayerProps<DefaultSeries>;
type LineDrawing = { paint: ChartPaint; margin: { top: number; left: number } };

/** The layers keep their identity while their data changes, so that the focus stays where it is. */
export const LineDrawingContext = createContext<LineDrawing | null>(null);

function useDrawing() {
  const drawing = use(LineDrawingContext);
  if (!drawing) throw new Error('LineLayers must be used inside a line chart.');
  return { ...drawing, ...useSurface() };
}

const spot = (x: number, y: number) => ({ x, y });

/** The lines; the data to compare with is dashed and quieter. A single value between missing ones is a dot. */
export function Lines({ series: computed, lineGenerator }: LayerProps) {
  const { data, paint } = useDrawing();
  return computed.map(({ id, data: points }) => {
    const series = data.series.find(({ key }) => key === id);
    if (!series) return null;
    const stroke = series.before ? paint.base : paint.outline(series.color);
    const path = lineGenerator(
      // The generator breaks the line at missing values, though its type does not say so.
      points.map(({ position }) => position),
    );
    const lone = points.filter(
      ({ data: { y } }, at) =>
        y !== null && (points[at - 1]?.data.y ?? null) === null && (points[at + 1]?.data.y ?? null) === null,
    );
    return (
      <g key={id}>
        <path
          d={path ?? ''}
          fill="none"
          stroke={stroke}
          strokeWidth={series.before ? 1.5 : 2.25}
          strokeDasharray={series.before ? '5 4' : undefined}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {lone.map(({ position: { x, y } }) => (
          <circle key={x} cx={x} cy={y} r="4" fill={stroke} />
        ))}
      </g>
    );
  });
}

/** Marks of the lines: a strip of the drawing for each category, divided between lines that are close together. */
export function LineMarks({ series: computed, innerWidth, innerHeight }: LayerProps) {
  const { data, paint, margin } = useDrawing();
  const strip = innerWidth / Math.max(data.categories.length - 1, 1);
  const spots = data.series.map((series) => {
    const points = computed.find(({ id }) => id === series.key)?.data ?? [];
    return points.map(({ data: { y }, position }) => (y === null ? null : spot(position.x, position.y)));
  });
  const marks = data.series.flatMap((series, of): Mark[] =>
    data.categories.flatMap(({ label }, category): Mark[] => {
      const at = spots[of]?.[category];
      if (!at) return [];
      const around = spots
        .map((each, other) => ({ y: each[category]?.y ?? Number.NaN, other }))
        .filter(({ y }) => !Number.isNaN(y))
        .toSorted((one, other) => one.y - other.y);
      const place = around.findIndex(({ other }) => other === of);
      const [over, under] = [around[place - 1], around[place + 1]];
      const top = over ? (over.y + at.y) / 2 : 0;
      const bottom = under ? (under.y + at.y) / 2 : innerHeight;
      const width = Math.max(strip, 24);
      return [
        {
          ...{ series: of, category, to: drillDown(series, category), ...at },
          name: `${label}, ${series.label}: ${formatValues(data, series, category)}`,
          shape: (
            <>
              <rect
                className="area"
                x={at.x - width / 2}
                width={width}
                y={top}
                height={bottom - top}
                rx="4"
              />
              <g className="dot">
                <circle
                  cx={at.x}
                  cy={at.y}
                  r="5"
                  fill={series.before ? paint.base : paint.outline(series.color)}
                  stroke={paint.ground}
                  strokeWidth="2"
                />
              </g>
              <circle className="ring" cx={at.x} cy={at.y} r="9" />
            </>
          ),
        },
      ];
    }),
  );
  return <ChartMarks marks={marks} {...margin} />;
}

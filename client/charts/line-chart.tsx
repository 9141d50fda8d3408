import { Line } from '@nivo/line';
import { HEIGHT } from './bar-layout';
import { useChartPaint } from './chart-colors';
import { ChartSurface } from './chart-surface';
import { chartMotion, chartTheme } from './chart-theme';
import { chartTicks } from './chart-ticks';
import type { DrawingProps } from './drawing-props';
import { LineDrawingContext, LineMarks, Lines } from './line-layers';
import { textWidth } from './text-wrapping';

/** Lines over time (R283), with the year before as a dashed line below them if it is given. Loaded on demand. */
export default function LineChart({ data, width, description, moves }: DrawingProps) {
  const paint = useChartPaint();
  const { categories, series } = data;
  const ticks = chartTicks(series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const margin = {
    ...{ top: 10, right: 20, bottom: 28 },
    left: Math.max(36, ...ticks.map((tick) => textWidth(data.formatTick(tick)) + 14)),
  };
  const words = categories.map(({ label, short }) => short ?? label);
  const room = (width - margin.left - margin.right) / Math.max(categories.length - 1, 1);
  const every = Math.ceil((Math.max(...words.map(textWidth), 1) + 12) / Math.max(room, 1));
  const at = new Map(categories.map(({ key }, category) => [key, category]));
  const named = categories.flatMap(({ key }, category) =>
    (categories.length - 1 - category) % every === 0 ? [key] : [],
  );
  // The year before is drawn below the line that it is compared with.
  const fromBelow = [...series.filter(({ before }) => before), ...series.filter(({ before }) => !before)];
  return (
    <ChartSurface data={data} width={width} height={HEIGHT} description={description} walk="walkPoints">
      <LineDrawingContext value={{ paint, margin }}>
        <Line
          width={width}
          height={HEIGHT}
          data={fromBelow.map(({ key: id, values }) => ({
            id,
            data: categories.map(({ key: x }, category) => ({ x, y: values[category] ?? null })),
          }))}
          role="presentation"
          margin={margin}
          xScale={{ type: 'point' }}
          yScale={{ type: 'linear', min: Math.min(ticks[0] ?? 0, 0), max: ticks.at(-1) ?? 1 }}
          curve="monotoneX"
          isInteractive={false}
          enableGridX={false}
          gridYValues={ticks}
          {...chartMotion(moves)}
          axisLeft={{ tickSize: 0, tickPadding: 8, tickValues: ticks, format: data.formatTick }}
          axisBottom={{
            ...{ tickSize: 0, tickPadding: 10, tickValues: named },
            format: (key: string) => words[at.get(key) ?? 0] ?? '',
          }}
          theme={chartTheme(paint)}
          layers={['grid', 'axes', Lines, LineMarks]}
        />
      </LineDrawingContext>
    </ChartSurface>
  );
}

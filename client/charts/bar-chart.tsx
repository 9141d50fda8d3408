import { Bar } from '@nivo/bar';
import { BarBaseline, BarDrawingContext, BarMarks, BarNames, type BarRow } from './bar-layers';
import { barLayout } from './bar-layout';
import { useChartPaint } from './chart-colors';
import { ChartSurface } from './chart-surface';
import { chartMotion, chartTheme } from './chart-theme';
import { chartTicks } from './chart-ticks';
import type { DrawingProps } from './drawing-props';

const seriesAt = (id: string | number): number => Number(String(id).slice(1));

/**
 * Bars, in groups or stacked (R283): vertical if their names have room, otherwise horizontal. Loaded on demand: the
 * drawing library is larger than the rest of a screen.
 */
export default function BarChart({
  data,
  width,
  description,
  moves,
  stacked = false,
}: DrawingProps & { stacked?: boolean }) {
  const paint = useChartPaint();
  const { categories, series } = data;
  const sums = categories.map((_, at) => series.map(({ values }) => values[at] ?? 0));
  const ends = sums.flatMap((values) => (stacked ? values.reduce((sum, value) => sum + value, 0) : values));
  const ticks = chartTicks(ends);
  // Horizontal bars have their values beside them, and no axis: the longest takes all the room.
  const most = Math.max(...ends, 0);
  const widest = ticks.map(data.formatTick).reduce((a, b) => (b.length > a.length ? b : a), '');
  const layout = barLayout(data, width, stacked, widest);
  const { lying, height, margin } = layout;
  const rows = categories.map(
    ({ key }, at): BarRow => ({
      key,
      ...Object.fromEntries(
        series.flatMap(({ values }, of) => {
          const value = values[at] ?? null;
          return value === null ? [] : [[`s${of}`, value]];
        }),
      ),
    }),
  );
  const at = new Map(categories.map(({ key }, category) => [key, category]));
  const color = (id: string | number) => series[seriesAt(id)]?.color ?? 'first';
  const keys = series.map((_, of) => `s${of}`);
  return (
    <ChartSurface data={data} width={width} height={height} description={description} walk="walkBars">
      <BarDrawingContext value={{ layout, stacked, paint }}>
        <Bar<BarRow>
          width={width}
          height={height}
          data={lying ? rows.toReversed() : rows}
          keys={keys}
          indexBy="key"
          role="presentation"
          layout={lying ? 'horizontal' : 'vertical'}
          groupMode={stacked ? 'stacked' : 'grouped'}
          margin={margin}
          padding={layout.padding}
          innerPadding={stacked ? 0 : 2}
          indexScale={{ type: 'band', round: false }}
          valueScale={{
            type: 'linear',
            min: Math.min(ticks[0] ?? 0, 0),
            max: (lying ? most : ticks.at(-1)) || 1,
          }}
          colors={({ id }) => paint.fill(color(id))}
          borderColor={(bar: { data: { id: string | number } }) =>
            stacked ? paint.ground : paint.outline(color(bar.data.id))
          }
          borderWidth={1}
          borderRadius={stacked ? 1 : 3}
          enableLabel={false}
          isInteractive={false}
          {...chartMotion(moves)}
          axisLeft={
            lying ? null : { tickSize: 0, tickPadding: 8, tickValues: ticks, format: data.formatTick }
          }
          axisBottom={
            lying
              ? null
              : {
                  ...{ tickSize: 0, tickPadding: 10 },
                  format: (key: string) => layout.tick(at.get(key) ?? 0),
                }
          }
          enableGridY={!lying}
          gridYValues={ticks}
          theme={chartTheme(paint)}
          layers={['grid', 'axes', 'bars', BarBaseline, BarNames, BarMarks]}
        />
      </BarDrawingContext>
    </ChartSurface>
  );
}

import { Pie } from '@nivo/pie';
import { useChartPaint } from './chart-colors';
import { ChartSurface } from './chart-surface';
import { chartMotion, chartTheme } from './chart-theme';
import type { DrawingProps } from './drawing-props';
import { PieDrawingContext, PieMarks, PieTotal } from './pie-layers';
import { pieSlices, type Slice } from './pie-slices';

/** The maximum diameter in pixels, and the one if there is more room. */
const ACROSS = 232;
const ROOMY = { from: 480, across: 288 };

/** The first series as slices of a whole, or as a donut with the sum in its middle (R283). Loaded on demand. */
export default function PieChart({
  data,
  width,
  description,
  moves,
  donut = false,
}: DrawingProps & { donut?: boolean }) {
  const paint = useChartPaint();
  const slices = pieSlices(data);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  const across = width < ROOMY.from ? Math.min(width, ACROSS) : ROOMY.across;
  const lone = slices.filter(({ value }) => value > 0).length === 1;
  return (
    <ChartSurface data={data} width={across} height={across} description={description} walk="walkSlices">
      <PieDrawingContext value={{ slices, total, paint, donut }}>
        <Pie<Slice>
          width={across}
          height={across}
          data={slices.filter(({ value }) => value > 0)}
          id="key"
          role="presentation"
          margin={{ top: 2, right: 2, bottom: 2, left: 2 }}
          innerRadius={donut ? 0.66 : 0}
          padAngle={lone ? 0 : 1.2}
          cornerRadius={2}
          colors={({ data: { color } }) => paint.fill(color)}
          borderColor={({ data: { color } }: { data: Slice }) => paint.outline(color)}
          borderWidth={1}
          enableArcLabels={false}
          enableArcLinkLabels={false}
          isInteractive={false}
          {...chartMotion(moves)}
          theme={chartTheme(paint)}
          layers={['arcs', PieTotal, PieMarks]}
        />
      </PieDrawingContext>
    </ChartSurface>
  );
}

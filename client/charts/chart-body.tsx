import { Box, Flex } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useTexts } from '../lib/language';
import { Skeleton } from '../ui/skeleton';
import { HEIGHT } from './bar-layout';
import { type ChartData, formatValues } from './chart-data';
import { SeriesLegend, SliceLegend } from './chart-legend';
import { chartTexts } from './chart-texts';
import { useWidth } from './use-width';

const BarChart = lazy(() => import('./bar-chart'));
const LineChart = lazy(() => import('./line-chart'));
const PieChart = lazy(() => import('./pie-chart'));

/** The kinds of charts: bar, line, pie (R283), and variants of them. */
export type ChartKind = 'bar' | 'stacked' | 'line' | 'pie' | 'donut';

export const ofParts = (kind: ChartKind): boolean => kind === 'pie' || kind === 'donut';

/** The approximate height of a drawing before its data is known. */
export const DRAWING_HEIGHT = `${HEIGHT}px`;

type Words = (typeof chartTexts)['en'];

/** Describes a chart in a sentence; marks and the table give the single values. */
function descriptionOf(
  text: Words,
  title: string,
  kind: ChartKind,
  { categories, series, ...data }: ChartData,
): string {
  const last = categories.length - 1;
  const said = series.map((each) => {
    const at = (category: number) =>
      `${categories[category]?.label} (${formatValues({ ...data, categories, series }, each, category)})`;
    return last === 0 ? text.alone(each.label, at(0)) : text.fromTo(each.label, at(0), at(last));
  });
  return `${title}, ${text[kind]}: ${said.join('; ')}`;
}

type Props = {
  title: string;
  kind: ChartKind;
  data: ChartData;
  /** True if the table is beside the drawing, where it takes the place of a legend. */
  besideTable: boolean;
  printing: boolean;
};

/** A drawing as wide as the available room, and its legend. */
export function ChartBody({ title, kind, data, besideTable, printing }: Props) {
  const [box, width] = useWidth<HTMLDivElement>();
  const text = useTexts(chartTexts);
  const parts = ofParts(kind);
  const shown = { data, width, description: descriptionOf(text, title, kind, data), moves: !printing };
  // A new drawing for print: the library changes colours over several frames, but a browser prints at once.
  const drawing = printing ? 'paper' : 'screen';
  return (
    <Box ref={box} minW="0" css={{ '@media print': { overflow: 'hidden' } }}>
      {width > 0 && (
        <Suspense fallback={<Skeleton h={DRAWING_HEIGHT} />}>
          {parts ? (
            <Flex wrap="wrap" columnGap="8" rowGap="4" justify="center" align="flex-start">
              <Box flexShrink="0">
                <PieChart key={drawing} {...shown} donut={kind === 'donut'} />
              </Box>
              {!besideTable && (
                <Box flex="1 1 15rem" minW="0" alignSelf="center">
                  <SliceLegend data={data} />
                </Box>
              )}
            </Flex>
          ) : (
            <>
              <Box mb="3" _empty={{ display: 'none' }}>
                <SeriesLegend data={data} lines={kind === 'line'} />
              </Box>
              {kind === 'line' ? (
                <LineChart key={drawing} {...shown} />
              ) : (
                <BarChart key={drawing} {...shown} stacked={kind === 'stacked'} />
              )}
            </>
          )}
        </Suspense>
      )}
    </Box>
  );
}

import { createContext, use } from 'react';
import { useColorMode } from '../theme/color-mode';
import { type ColorName, colors } from '../theme/colors';

type Paint = { fill: ColorName; outline: ColorName };

/**
 * The three colours of charts, each always for the same thing (R283), with two steps of lightness for related data: the
 * same months of the year before, or a part of a stack. `other` is for combined data.
 */
export const chartPaints = {
  first: { fill: 'brand.solid', outline: 'brand.solid' },
  second: { fill: 'accent.solid', outline: 'accent.border' },
  third: { fill: 'danger.border', outline: 'danger.border' },
  firstSoft: { fill: 'brand.emphasized', outline: 'brand.border' },
  secondSoft: { fill: 'accent.border', outline: 'accent.border' },
  thirdSoft: { fill: 'danger.emphasized', outline: 'danger.border' },
  firstMid: { fill: 'brand.border', outline: 'brand.border' },
  other: { fill: 'neutral.emphasized', outline: 'neutral.border' },
} as const satisfies Record<string, Paint>;
export type ChartColor = keyof typeof chartPaints;

/** The order of colours for slices: neighbours also differ in lightness, for people who cannot tell green from red. */
export const sliceColors = [
  'first',
  'second',
  'third',
  'firstSoft',
  'secondSoft',
  'thirdSoft',
  'firstMid',
] as const satisfies readonly ChartColor[];

/** True while a chart is being printed, in print colours. */
export const PrintContext = createContext(false);

/** Returns the paint of a chart in the current colour mode, as hex, for drawings that cannot read CSS variables. */
export function useChartPaint() {
  const paper = use(PrintContext);
  const dark = useColorMode() === 'dark' && !paper;
  const hexOf = (name: ColorName): string => colors[name][dark ? 1 : 0];
  return {
    fill: (color: ChartColor) => hexOf(chartPaints[color].fill),
    outline: (color: ChartColor) => hexOf(chartPaints[color].outline),
    ink: hexOf('fg'),
    text: hexOf('fg.muted'),
    line: hexOf('border.muted'),
    base: hexOf('border.emphasized'),
    ground: hexOf('bg.panel'),
  };
}
export type ChartPaint = ReturnType<typeof useChartPaint>;

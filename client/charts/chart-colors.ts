import { createContext, use } from 'react';
import { useColorMode } from '../theme/color-mode';
import { type ColorName, colors } from '../theme/colors';

type Paint = { fill: ColorName; outline: ColorName };

/**
 * The three colours of charts, always for the same thing (R283), each with two steps of lightness for what belongs to
 * it: the same months of the year before, a part of a stack. `other` is what stands for no one thing.
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

/** In this order neighbours differ in lightness, too: for those who do not tell green from red. */
export const sliceColors = [
  'first',
  'second',
  'third',
  'firstSoft',
  'secondSoft',
  'thirdSoft',
  'firstMid',
] as const satisfies readonly ChartColor[];

/** Whether a chart is being printed, in the colours of paper. */
export const OnPaper = createContext(false);

/** The paint of a chart in the colour mode shown, as hex, for drawings that cannot read CSS variables. */
export function useChartPaint() {
  const paper = use(OnPaper);
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

import { useColorMode } from '../theme/color-mode';
import type { ColorMode } from '../theme/color-mode-start';
import { type ColorName, colors } from '../theme/colors';

/** The three colours of charts, always for the same thing (R283). */
export const chartTokens = {
  first: 'brand.solid',
  second: 'accent.solid',
  third: 'danger.border',
} as const satisfies Record<string, ColorName>;
export type ChartColor = keyof typeof chartTokens;

/** A colour of the theme as hex, for drawings that cannot read CSS variables. */
function hexOf(name: ColorName, mode: ColorMode | null): string {
  return colors[name][mode === 'dark' ? 1 : 0];
}

/** The paint of a chart in the colour mode shown. */
export function useChartPaint() {
  const mode = useColorMode();
  return {
    fill: (color: ChartColor) => hexOf(chartTokens[color], mode),
    outline: (color: ChartColor) => hexOf(color === 'second' ? 'accent.border' : chartTokens[color], mode),
    text: hexOf('fg.muted', mode),
    line: hexOf('border', mode),
  };
}

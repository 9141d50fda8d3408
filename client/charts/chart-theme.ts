import type { ChartPaint } from './chart-colors';

/** The theme of every drawing, with quiet axes and lines. */
export const chartTheme = (paint: ChartPaint) => ({
  text: { fill: paint.text, fontFamily: 'inherit', fontSize: 12 },
  axis: { ticks: { text: { fill: paint.text, fontSize: 12 } } },
  grid: { line: { stroke: paint.line, strokeWidth: 1 } },
});

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Short animations, and none for people who prefer less motion. */
export const chartMotion = (moves: boolean) => ({
  animate: moves && !reducedMotion(),
  motionConfig: { duration: 280 },
});

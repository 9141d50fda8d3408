import type { ChartPaint } from './chart-colors';

/** Quiet axes and lines, for every drawing. */
export const chartTheme = (paint: ChartPaint) => ({
  text: { fill: paint.text, fontFamily: 'inherit', fontSize: 12 },
  axis: { ticks: { text: { fill: paint.text, fontSize: 12 } } },
  grid: { line: { stroke: paint.line, strokeWidth: 1 } },
});

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Short, and none for people who ask for less. */
export const chartMotion = (moves: boolean) => ({
  animate: moves && !reducedMotion(),
  motionConfig: { duration: 280 },
});

/** The approximate number of grid lines: few, so that the grid stays quiet. */
const LINES = 4;

/** Round steps within a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Returns round values from the minimum to the maximum, including zero; whole numbers if all values are. */
export function chartTicks(values: readonly number[]): number[] {
  const most = Math.max(...values, 0);
  const least = Math.min(...values, 0);
  const rough = (most - least || 1) / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = power * (STEPS.find((each) => each * power >= rough - 1e-9) ?? 10);
  const step = values.every(Number.isInteger) ? Math.max(1, Math.ceil(round)) : round;
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

type Place = { series: number; category: number | null };

/**
 * Returns the mark that a key leads to: along the categories, or between the series of one category. With a single
 * series all four arrow keys go along the categories. Home and End lead to the first and the last.
 */
export function nextMark<Mark extends Place>(
  marks: readonly Mark[],
  from: Mark,
  key: string,
  down: boolean,
): Mark | undefined {
  if (key === 'Home') return marks[0];
  if (key === 'End') return marks.at(-1);
  const steps: Record<string, [step: number, across: boolean]> = {
    ArrowRight: [1, down],
    ArrowLeft: [-1, down],
    ArrowDown: [1, !down],
    ArrowUp: [-1, !down],
  };
  const [step = 0, across = false] = steps[key] ?? [];
  if (step === 0) return undefined;
  const single = marks.every(({ series }) => series === from.series);
  const way =
    across && !single
      ? marks.filter(({ category }) => category === from.category)
      : marks.filter(({ series }) => series === from.series);
  return way[way.indexOf(from) + step];
}

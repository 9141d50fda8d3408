import type { ChartData } from './chart-data';

/** What every drawing takes. */
export type DrawingProps = {
  data: ChartData;
  width: number;
  /** What it shows, in a sentence. */
  description: string;
  /** False on paper, where nothing grows. */
  moves: boolean;
};

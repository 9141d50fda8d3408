import type { ChartData } from './chart-data';

/** The props of every drawing. */
export type DrawingProps = {
  data: ChartData;
  width: number;
  /** The description of the chart in a sentence. */
  description: string;
  /** False in print, without animations. */
  moves: boolean;
};

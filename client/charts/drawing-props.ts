import type { ChartData } from './chart-data';

/** The active mark and its position in the drawing. */
export type ActiveMark = {
  series: number;
  /** Null for the slice that combines several categories. */
  category: number | null;
  x: number;
  y: number;
  /** The text of the tip, instead of the values of its category. */
  words?: string;
};

/** The props of every drawing. */
export type DrawingProps = {
  data: ChartData;
  width: number;
  /** The description of the chart in a sentence. */
  description: string;
  /** False in print, without animations. */
  moves: boolean;
};

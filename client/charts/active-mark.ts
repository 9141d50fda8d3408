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

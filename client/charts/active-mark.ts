/** Where the one that is looked at stands in the drawing. */
export type ActiveMark = {
  series: number;
  /** Null for the slice that stands for several. */
  category: number | null;
  x: number;
  y: number;
  /** What is said of it, in place of the values of its category. */
  words?: string;
};

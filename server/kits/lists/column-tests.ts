/** The tests that a filter can apply to a column. */
export const COLUMN_TESTS = [
  'contains',
  'not-contains',
  'starts-with',
  'equals',
  'at-least',
  'at-most',
  'between',
  'one-of',
  'empty',
  'not-empty',
] as const;
export type ColumnTest = (typeof COLUMN_TESTS)[number];

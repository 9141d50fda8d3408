/**
 * Returns the share of the whole in percent with one decimal, or ‘0’ if there is none or the whole is 0
 * (R279, A104).
 */
export const percent = (part: number, whole: number) =>
  part === 0 || whole === 0 ? '0' : ((100 * part) / whole).toFixed(1);

/** Share of the whole in percent with one decimal; '0' where there is none or nothing to share (R279, A104). */
export const percent = (part: number, whole: number) =>
  part === 0 || whole === 0 ? '0' : ((100 * part) / whole).toFixed(1);

import { encode } from 'uqr';
import type { Pdf } from '../../kits/pdf/accessible-pdf.js';
import { PRINT_COLORS } from '../../kits/pdf/print-colors.js';

/** The number of light modules around the code, so that cameras recognise it. */
const QUIET_MODULES = 2;

/**
 * Draws the square code of an address, `size` points high including its light margin, as one path that is
 * sharp at any size.
 */
export function drawCode(pdf: Pdf, address: string, x: number, y: number, size: number): void {
  const { data, size: modules } = encode(address, { ecc: 'M', border: 0 });
  const module = size / (modules + 2 * QUIET_MODULES);
  pdf.save().roundedRect(x, y, size, size, 4).fill('#FFFFFF');
  for (const [row, cells] of data.entries())
    for (const { from, length } of runs(cells))
      pdf.rect(
        x + (QUIET_MODULES + from) * module,
        y + (QUIET_MODULES + row) * module,
        length * module,
        // Slightly over the edge, as renderers leave light seams between rows that only touch.
        module * 1.02,
      );
  pdf.fill(PRINT_COLORS.ink).restore();
}

/** Returns the runs of dark modules in a row. */
function runs(cells: readonly boolean[]): { from: number; length: number }[] {
  const found: { from: number; length: number }[] = [];
  cells.forEach((dark, at) => {
    const last = found.at(-1);
    if (!dark) return;
    if (last && last.from + last.length === at) last.length++;
    else found.push({ from: at, length: 1 });
  });
  return found;
}

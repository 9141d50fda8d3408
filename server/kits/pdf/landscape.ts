import { MARK } from '../../../shared/mark.js';
import type { Pdf } from './accessible-pdf.js';
import { PRINT_COLORS } from './print-colors.js';

const FAR = 'M0 74 96 46l70 22 96-44 60 26 50-16 84 44 96-22 66 20 92-30 132 34v110H0Z';
const MIDDLE =
  'M0 92c70-30 120-34 190-12 60 18 96-20 150-24 70-6 104 40 170 42 74 2 112-44 190-36 62 6 92 34 142 22v70H0Z';
const NEAR = 'M0 104c90-16 158 0 226 22 84 26 150 30 248 24 120-6 224-26 368-12v50H0Z';
const GROUND = 'M0 142c120-14 224 8 352 10 150 2 240-16 390-10 40 2 70 6 100 4v50H0Z';

/** Returns the blades of a plant: tī kōuka around a crown, or harakeke from the ground. */
const fan = (angles: readonly number[], length: number, width: number) =>
  angles.map((angle) => {
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [Math.sin(turn) * length, -Math.cos(turn) * length];
    const [cx, cy] = [x * 0.55 - Math.cos(turn) * width, y * 0.62];
    return `M0 0Q${cx.toFixed(1)} ${cy.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}Q${(cx + width * 2).toFixed(1)} ${cy.toFixed(1)} 0 0Z`;
  });
const CROWN = fan([-112, -86, -62, -38, -14, 8, 30, 54, 78, 104], 22, 2);
const BUSH = fan([-50, -32, -16, 0, 14, 30, 46], 34, 3);

function cabbageTree(pdf: Pdf, x: number, y: number, scale: number): void {
  pdf.save().translate(x, y).scale(scale);
  pdf.path('M0 24C1-4 0-26-1-46M0-20C8-32 14-36 20-46').lineWidth(4).strokeColor(PRINT_COLORS.deep).stroke();
  for (const [left, top, size] of [
    [-1, -48, 1],
    [21, -48, 0.8],
  ] as const) {
    pdf.save().translate(left, top).scale(size);
    for (const blade of CROWN) pdf.path(blade).fill(PRINT_COLORS.deep);
    pdf.restore();
  }
  pdf.restore();
}

function flax(pdf: Pdf, x: number, y: number, scale: number): void {
  pdf.save().translate(x, y).scale(scale);
  for (const blade of BUSH) pdf.path(blade).fill(PRINT_COLORS.near);
  pdf.restore();
}

/** Draws a coast in the morning along the foot of the page, `width` wide and from `top` down. */
export function drawLandscape(pdf: Pdf, width: number, top: number): void {
  pdf.save().translate(0, top);
  const across = width / 842;
  pdf.circle(width * 0.7, 52, 34).fill(PRINT_COLORS.gold);
  for (const [shape, paint] of [
    [FAR, PRINT_COLORS.far],
    [MIDDLE, PRINT_COLORS.middle],
    [NEAR, PRINT_COLORS.near],
  ] as const)
    pdf.save().scale(across, 1).path(shape).fill(paint).restore();
  cabbageTree(pdf, width - 92, 128, 1);
  cabbageTree(pdf, width - 46, 134, 0.72);
  pdf.save().scale(across, 1).path(GROUND).fill(PRINT_COLORS.deep).restore();
  flax(pdf, 44, 152, 0.9);
  flax(pdf, 78, 155, 0.6);
  pdf.restore();
}

/** Draws the logo, `size` points high. */
export function drawMark(pdf: Pdf, x: number, y: number, size: number): void {
  const { leaf, smallLeaf, seed } = MARK;
  pdf
    .save()
    .translate(x, y)
    .scale(size / MARK.size);
  pdf.path(leaf).fill(PRINT_COLORS.pounamu);
  pdf.path(smallLeaf).fill(PRINT_COLORS.near);
  pdf.circle(seed.x, seed.y, seed.radius).fill(PRINT_COLORS.gold);
  pdf.restore();
}

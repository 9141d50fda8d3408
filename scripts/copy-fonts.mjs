// Unpacks the fonts of PDFs next to the built server, which then needs no packages for them. WOFF files would
// be unpacked for each PDF, which takes fifteen times as long as drawing a certificate.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fontverter from 'fontverter';

const TARGET = path.join('dist', 'server', 'kits', 'pdf', 'fonts');
/** The fonts of server/kits/pdf/fonts.ts: family and weight. */
const CUTS = [
  ['bricolage-grotesque', 700],
  ['figtree', 400],
  ['figtree', 600],
];

mkdirSync(TARGET, { recursive: true });
for (const [family, weight] of CUTS)
  for (const script of ['latin', 'latin-ext']) {
    const name = `${family}-${script}-${weight}-normal`;
    const packed = readFileSync(path.join('node_modules', '@fontsource', family, 'files', `${name}.woff`));
    writeFileSync(path.join(TARGET, `${name}.ttf`), await fontverter.convert(packed, 'truetype'));
  }

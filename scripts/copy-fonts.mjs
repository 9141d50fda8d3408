// Unpacks the fonts that PDFs are printed in beside the built server, which then needs no packages for them. As
// WOFF they would be unpacked anew for each PDF, which takes fifteen times as long as drawing a certificate.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fontverter from 'fontverter';

const TARGET = path.join('dist', 'server', 'pdf', 'fonts');
/** The cuts of server/pdf/fonts.ts. */
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

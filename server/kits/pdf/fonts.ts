import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

/** The cuts of the site’s two families. Each has two files; the second has the letters with macrons. */
const CUTS = {
  heading: ['bricolage-grotesque', 700],
  text: ['figtree', 400],
  strong: ['figtree', 600],
} as const;

export type Cut = keyof typeof CUTS;

/**
 * The folder into which the build unpacks the fonts (scripts/copy-fonts.mjs). Tests run from sources and use
 * the unpacked fonts.
 */
const BUILT = fileURLToPath(new URL('./fonts/', import.meta.url));
const fileOf = (family: string, name: string) =>
  existsSync(BUILT)
    ? path.join(BUILT, `${name}.ttf`)
    : path.resolve('node_modules', '@fontsource', family, 'files', `${name}.woff`);

/** A font file of a cut, with its name in a document. */
export interface PrintedFont {
  name: string;
  font: Font;
}

/** A stretch of text that one file can print. */
interface Run {
  text: string;
  font: PrintedFont;
}

const opened = new Map<Cut, readonly [latin: PrintedFont, extended: PrintedFont]>();

/** Returns the two files of a cut. They stay open, as opening them takes longer than drawing a page. */
function filesOf(cut: Cut): readonly [PrintedFont, PrintedFont] {
  const known = opened.get(cut);
  if (known) return known;
  const [family, weight] = CUTS[cut];
  const open = (script: string): PrintedFont => {
    const file = fileOf(family, `${family}-${script}-${weight}-normal`);
    return { name: `${cut}-${script}`, font: create(readFileSync(file)) as Font };
  };
  const files = [open('latin'), open('latin-ext')] as const;
  opened.set(cut, files);
  return files;
}

/** Splits text by the font file that has its letters. Letters in neither file are printed as a middle dot. */
export function runsOf(text: string, cut: Cut): Run[] {
  const files = filesOf(cut);
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const font = files.find(({ font }) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    const run = runs.at(-1);
    const letter = font ? character : '·';
    const wanted = font ?? files[0];
    if (run?.font === wanted) run.text += letter;
    else runs.push({ text: letter, font: wanted });
  }
  return runs;
}

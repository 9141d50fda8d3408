import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** Cuts of the site's two families; each comes in two files, letters with macrons in the second. */
const CUTS = {
  heading: ['bricolage-grotesque', 700],
  text: ['figtree', 400],
  strong: ['figtree', 600],
} as const;

export type Cut = keyof typeof CUTS;

/** A stretch of text that one file can print. */
export interface Run {
  text: string;
  font: Font;
}

const opened = new Map<Cut, readonly [latin: Font, extended: Font]>();

/** The two files of a cut. Opening them takes longer than a certificate does, so they stay open. */
function filesOf(cut: Cut): readonly [Font, Font] {
  const known = opened.get(cut);
  if (known) return known;
  const [family, weight] = CUTS[cut];
  const open = (script: string) => {
    const file = path.resolve('node_modules', '@fontsource', family, 'files');
    return create(readFileSync(path.join(file, `${family}-${script}-${weight}-normal.woff`))) as Font;
  };
  const files = [open('latin'), open('latin-ext')] as const;
  opened.set(cut, files);
  return files;
}

/** Splits text by the file that has its letters; those that neither has are printed as a middle dot. */
export function runsOf(text: string, cut: Cut): Run[] {
  const files = filesOf(cut);
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const font = files.find((file) => file.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    const run = runs.at(-1);
    const letter = font ? character : '·';
    const wanted = font ?? files[0];
    if (run?.font === wanted) run.text += letter;
    else runs.push({ text: letter, font: wanted });
  }
  return runs;
}

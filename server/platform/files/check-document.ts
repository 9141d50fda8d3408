import { checkCompoundFile } from './check-compound-file.js';
import { checkOfficeZip } from './check-office-zip.js';
import { checkPdf } from './check-pdf.js';
import type { DocumentKind, FileStart } from './file-kinds.js';
import { InTurn } from './in-turn.js';
import type { ArrivedFile } from './incoming-file.js';

/** One document is looked through at a time, so that many of them at once keep nobody waiting but each other. */
const looking = new InTurn();

/**
 * What kind of document this is, by its structure; null when it is none. It is kept as it came, so what could do harm
 * or cannot be looked into is refused: macros, passwords, archives that swell (A41).
 * @throws AppError BAD_USER_INPUT saying what is wrong with it
 */
export function checkDocument(file: ArrivedFile, start: FileStart | null): Promise<DocumentKind | null> {
  return looking.run(async () => {
    if (start === 'pdf') return checkPdf(file);
    if (start === 'zip') return checkOfficeZip(file);
    return start === 'compound' ? checkCompoundFile(file) : null;
  });
}

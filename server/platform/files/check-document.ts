import { checkCompoundFile } from './check-compound-file.js';
import { checkOfficeZip } from './check-office-zip.js';
import { checkPdf } from './check-pdf.js';
import type { DocumentKind, FileStart } from './file-kinds.js';
import type { ArrivedFile } from './incoming-file.js';
import { Mutex } from './mutex.js';

/** Documents are checked one at a time, so that many uploads slow down only each other. */
const looking = new Mutex();

/**
 * Returns the kind of document, judged by its structure. Null if it is not a document. Documents are stored
 * unchanged, so macros, passwords and zip bombs are refused (A41).
 * @throws AppError BAD_USER_INPUT that describes the fault
 */
export function checkDocument(file: ArrivedFile, start: FileStart | null): Promise<DocumentKind | null> {
  return looking.run(async () => {
    if (start === 'pdf') return checkPdf(file);
    if (start === 'zip') return checkOfficeZip(file);
    return start === 'compound' ? checkCompoundFile(file) : null;
  });
}

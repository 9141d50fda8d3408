import { AppError } from '../errors.js';
import { type CompoundEntry, readDirectory } from './compound-file.js';
import { damagedDocument, withMacros, withPassword } from './document-errors.js';
import type { DocumentKind } from './file-kinds.js';
import type { ArrivedFile } from './incoming-file.js';

const MACROS = new Set(['Macros', '_VBA_PROJECT', '_VBA_PROJECT_CUR', 'VBA']);
const PASSWORD = new Set(['EncryptedPackage', 'EncryptionInfo', 'EncryptedSummary']);
const KINDS: [DocumentKind, string][] = [
  ['doc', 'WordDocument'],
  ['xls', 'Workbook'],
  ['xls', 'Book'],
  ['ppt', 'PowerPoint Document'],
];
const FILEPASS = 0x2f;
const RECORD_HEADER = 4;

/**
 * Returns the kind of an older office document in a compound file. Null for another compound file. Newer
 * documents with a password are compound files as well, and refused.
 * @throws AppError BAD_USER_INPUT for macros, passwords and damaged files
 */
export async function checkCompoundFile(file: ArrivedFile): Promise<DocumentKind | null> {
  try {
    const entries = await readDirectory(file.path);
    const has = (names: Set<string>) => entries.some(({ name }) => names.has(name));
    if (has(PASSWORD)) throw withPassword();
    if (has(MACROS)) throw withMacros();
    for (const [kind, name] of KINDS) {
      const entry = entries.find((each) => each.name === name);
      if (!entry) continue;
      if (isLocked(kind, entry)) throw withPassword();
      return kind;
    }
    return null;
  } catch (error) {
    throw error instanceof AppError ? error : damagedDocument();
  }
}

/** Returns true if the beginning of the stream says that the rest is encrypted. */
function isLocked(kind: DocumentKind, { beginning }: CompoundEntry): boolean {
  // The flag fEncrypted of the file information block.
  if (kind === 'doc') return ((beginning[11] ?? 0) & 1) === 1;
  if (kind !== 'xls') return false;
  for (let at = 0; at + RECORD_HEADER <= beginning.length; ) {
    if (beginning.readUInt16LE(at) === FILEPASS) return true;
    at += RECORD_HEADER + beginning.readUInt16LE(at + 2);
  }
  return false;
}

import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  data: string | Buffer;
  /** The size that the archive declares. */
  claims?: number;
  encrypted?: boolean;
  /** True if the entry is not compressed, such as the type of OpenDocument. */
  stored?: boolean;
  /** The unpacked size, if the data is compressed already. */
  packedFrom?: Buffer;
}

const CONTENT_TYPES = (main: string, more = '') =>
  `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="application/${main}+xml"/>${more}</Types>`;

const MAIN = {
  docx: 'vnd.openxmlformats-officedocument.wordprocessingml.document.main',
  xlsx: 'vnd.openxmlformats-officedocument.spreadsheetml.sheet.main',
  pptx: 'vnd.openxmlformats-officedocument.presentationml.presentation.main',
  docm: 'vnd.ms-word.document.macroEnabled.main',
} as const;

/** Returns a document in the format of newer office programs, with further entries. */
export const officeDocument = (kind: keyof typeof MAIN, more: ZipEntry[] = []): Buffer =>
  zip([
    { name: '[Content_Types].xml', data: CONTENT_TYPES(MAIN[kind]) },
    { name: 'main.xml', data: '<document>Kia ora</document>'.repeat(20) },
    ...more,
  ]);

const MANIFEST = '<manifest:manifest><manifest:file-entry manifest:full-path="/"/></manifest:manifest>';

export const openDocument = (more: ZipEntry[] = [], manifest = MANIFEST, type = 'text'): Buffer =>
  zip([
    { name: 'mimetype', data: `application/vnd.oasis.opendocument.${type}` },
    { name: 'META-INF/manifest.xml', data: manifest },
    { name: 'content.xml', data: '<office:text/>' },
    ...more,
  ]);

/** Returns an archive with these entries, whose declarations may be false. */
export function zip(entries: ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data, claims, encrypted, stored, packedFrom } of entries) {
    const whole = packedFrom ?? Buffer.from(data);
    const packed = packedFrom || stored ? Buffer.from(data) : deflateRawSync(whole);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(encrypted ? 1 : 0, 2);
    facts.writeUInt16LE(stored ? 0 : 8, 4);
    facts.writeUInt32LE(crc32(whole) >>> 0, 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claims ?? whole.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), packed]);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, end, Buffer.from(name)]),
    );
    parts.push(local);
    at += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/**
 * Returns an archive of a few hundred kilobytes that unpacks to several hundred megabytes, and declares so.
 */
export function zipBomb(): Buffer {
  const zeros = Buffer.alloc(50 * 1024 * 1024);
  const packed = deflateRawSync(zeros, { level: 9 });
  const layers = Array.from({ length: 8 }, (_, index) => ({
    name: `word/media/${index}.bmp`,
    data: packed,
    packedFrom: zeros,
  }));
  return officeDocument('docx', layers);
}

/** Returns an archive that unpacks to as much, but declares a small size. */
export function lyingZip(): Buffer {
  const zeros = Buffer.alloc(50 * 1024 * 1024);
  const data = deflateRawSync(zeros, { level: 9 });
  return officeDocument('docx', [{ name: 'word/media/0.bmp', data, packedFrom: zeros, claims: 1000 }]);
}

const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;

/** Returns a compound file with these streams, in the format of older office programs. */
export function compoundFile(streams: Record<string, Buffer>): Buffer {
  const names = Object.keys(streams);
  const header = Buffer.alloc(SECTOR, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  const directorySectors = Math.ceil((names.length + 1) / 4);
  table.writeUInt32LE(0xfffffffd, 0);
  for (let index = 0; index < directorySectors; index++)
    table.writeUInt32LE(index === directorySectors - 1 ? END : index + 2, (index + 1) * 4);
  const directory = Buffer.alloc(directorySectors * SECTOR);
  const bodies: Buffer[] = [];
  let sector = 1 + directorySectors;
  entry(directory, 0, 'Root Entry', 5, END, 0);
  for (const [index, name] of names.entries()) {
    const body = Buffer.alloc(4096);
    streams[name]?.copy(body);
    entry(directory, index + 1, name, 2, sector, body.length);
    bodies.push(body);
    sector += body.length / SECTOR;
  }
  return Buffer.concat([header, table, directory, ...bodies]);
}

function entry(into: Buffer, place: number, name: string, type: number, start: number, size: number): void {
  const at = place * 128;
  into.write(name, at, 'utf16le');
  into.writeUInt16LE((name.length + 1) * 2, at + 64);
  into.writeUInt8(type, at + 66);
  for (const link of [68, 72, 76]) into.writeUInt32LE(FREE, at + link);
  into.writeUInt32LE(start, at + 116);
  into.writeUInt32LE(size, at + 120);
}

/** Returns a PDF with one empty page. */
export function pdf(behind = ''): Buffer {
  const body =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\n';
  return Buffer.from(`${body}xref\n0 1\ntrailer<</Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n${behind}`);
}

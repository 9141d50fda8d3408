import { type FileHandle, open } from 'node:fs/promises';

/** A stream or folder of a compound file. */
export interface CompoundEntry {
  name: string;
  /** The first sector of a stream. Empty for folders and for small streams, which are stored together. */
  beginning: Buffer;
}

const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
const TABLES_IN_HEADER = 109;
/** The largest sector number. Higher values are markers, such as the end of a chain. */
const LAST_SECTOR = 0xfffffffa;
const MAX_SECTORS = 2_000;
const SMALL_STREAM = 4096;
const STREAM = 2;

/**
 * Reads the directory of a compound file ([MS-CFB]), the format of older office documents. Only the directory
 * and the first sector of each stream are read, whatever the size of the file.
 * @throws Error if the file is damaged
 */
export async function readDirectory(path: string): Promise<CompoundEntry[]> {
  const handle = await open(path);
  try {
    return await new CompoundFile(handle, await bytesAt(handle, 0, HEADER_BYTES)).entries();
  } finally {
    await handle.close();
  }
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead === 0) throw new Error('It ends too early.');
  return buffer;
}

class CompoundFile {
  private readonly sectorBytes: number;

  constructor(
    private readonly handle: FileHandle,
    private readonly header: Buffer,
  ) {
    const shift = header.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) throw new Error('Its sectors have no usual size.');
    this.sectorBytes = 1 << shift;
  }

  async entries(): Promise<CompoundEntry[]> {
    const found: CompoundEntry[] = [];
    let sector = this.header.readUInt32LE(48);
    for (let read = 0; sector < LAST_SECTOR; read++) {
      if (read > MAX_SECTORS) throw new Error('Its directory has no end.');
      const bytes = await this.sector(sector);
      for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
        const entry = await this.entry(bytes.subarray(at, at + ENTRY_BYTES));
        if (entry) found.push(entry);
      }
      sector = await this.after(sector);
    }
    return found;
  }

  private async entry(bytes: Buffer): Promise<CompoundEntry | null> {
    const nameBytes = bytes.readUInt16LE(64);
    if (nameBytes < 4 || nameBytes > 64) return null;
    const name = bytes.toString('utf16le', 0, nameBytes - 2);
    const isLarge = bytes[66] === STREAM && bytes.readUInt32LE(120) >= SMALL_STREAM;
    return { name, beginning: isLarge ? await this.sector(bytes.readUInt32LE(116)) : Buffer.alloc(0) };
  }

  /** Reads a sector. The header takes the place of one sector before the first. */
  private sector(number: number): Promise<Buffer> {
    return bytesAt(this.handle, (number + 1) * this.sectorBytes, this.sectorBytes);
  }

  /** Returns the number of the next sector in the same chain. */
  private async after(number: number): Promise<number> {
    const perTable = this.sectorBytes / 4;
    const table = await this.sector(await this.tableAt(Math.floor(number / perTable)));
    return table.readUInt32LE((number % perTable) * 4);
  }

  /** Returns the sector number of the table at this index. The header lists the first tables. */
  private async tableAt(place: number): Promise<number> {
    if (place < TABLES_IN_HEADER) return this.header.readUInt32LE(76 + place * 4);
    const perList = this.sectorBytes / 4 - 1;
    let list = this.header.readUInt32LE(68);
    let rest = place - TABLES_IN_HEADER;
    for (; rest >= perList; rest -= perList) list = (await this.sector(list)).readUInt32LE(perList * 4);
    return (await this.sector(list)).readUInt32LE(rest * 4);
  }
}

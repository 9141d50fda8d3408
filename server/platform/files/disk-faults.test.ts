import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { withFullDisk } from '../../testing/full-disk.js';
import { DiskFileStore } from './disk-file-store.js';

let folder: string;
let store: DiskFileStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'uplift-disk-'));
  store = new DiskFileStore(path.join(folder, 'files'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (source = Readable.from([Buffer.from('0123456789')])) => store.put('pictures', 'a.png', source);
const filesIn = (where: string) =>
  readdirSync(path.join(folder, where), { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );

it('returns 507 for a full disk, and leaves no partial file', async () => {
  await expect(withFullDisk(/\.incoming/, () => put())).rejects.toMatchObject({
    code: 'INSUFFICIENT_STORAGE',
    status: 507,
    cause: { code: 'ENOSPC' },
  });
  expect(filesIn('files')).toEqual([]);
  expect(await put()).toBe('/files/pictures/a.png');
});

it('fails the check on a full disk', async () => {
  await store.check();
  await expect(withFullDisk(/\.incoming/, () => store.check())).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(filesIn('files')).toEqual([]);
});

describe('storage folder replaced by a file', () => {
  beforeEach(() => writeFileSync(path.join(folder, 'files'), 'no folder'));

  it('returns 503 for a write, and closes the source', async () => {
    const source = Readable.from([Buffer.from('0123456789')]);
    await expect(put(source)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(source.destroyed).toBe(true);
  });

  it('fails the check', async () => {
    await expect(store.check()).rejects.toThrow();
  });
});

it('passes on an error of the source', async () => {
  const source = new Readable({ read: () => undefined });
  const putting = put(source);
  source.destroy(new Error('It broke off.'));
  await expect(putting).rejects.toThrow('It broke off.');
});

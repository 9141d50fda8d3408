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

it('a full disk is 507, and nothing half-written remains', async () => {
  await expect(withFullDisk(/\.incoming/, () => put())).rejects.toMatchObject({
    code: 'INSUFFICIENT_STORAGE',
    status: 507,
    cause: { code: 'ENOSPC' },
  });
  expect(filesIn('files')).toEqual([]);
  expect(await put()).toBe('/files/pictures/a.png');
});

it('a full disk fails the check', async () => {
  await store.check();
  await expect(withFullDisk(/\.incoming/, () => store.check())).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(filesIn('files')).toEqual([]);
});

describe('a folder in whose place there is something else', () => {
  beforeEach(() => writeFileSync(path.join(folder, 'files'), 'no folder'));

  it('is 503 for files that are put, whose source is let go', async () => {
    const source = Readable.from([Buffer.from('0123456789')]);
    await expect(put(source)).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    expect(source.destroyed).toBe(true);
  });

  it('fails the check', async () => {
    await expect(store.check()).rejects.toThrow();
  });
});

it('an error of the source is its own', async () => {
  const source = new Readable({ read: () => undefined });
  const putting = put(source);
  source.destroy(new Error('It broke off.'));
  await expect(putting).rejects.toThrow('It broke off.');
});

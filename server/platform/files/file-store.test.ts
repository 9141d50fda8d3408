import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { readConfig } from '../config/config.js';
import { createFileStore } from './create-file-store.js';
import { DiskFileStore } from './disk-file-store.js';
import type { ByteRange, FileStore } from './file-store.js';
import { S3FileStore } from './s3-file-store.js';
import { type S3Server, startS3Server } from './testing/s3-server.js';

const PNG = { contentType: 'image/png', sizeBytes: 10 };

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Server();
  folder = mkdtempSync(path.join(tmpdir(), 'uplift-files-'));
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const storeFor = (env: Record<string, string> = {}): Promise<FileStore> =>
  createFileStore(readConfig({ NODE_ENV: 'test', DATA_FOLDER: folder, ...env }));

it('uses the bucket of the environment, or else the data folder', async () => {
  expect(await storeFor()).toBeInstanceOf(DiskFileStore);
  expect(await storeFor(s3.env)).toBeInstanceOf(S3FileStore);
});

describe.each(['disk', 'S3'])('files on %s', (where) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await storeFor(where === 'S3' ? s3.env : {});
  });

  const put = (name: string, text = '0123456789', at = 'pictures') =>
    store.put(at, name, Readable.from([Buffer.from(text)]), { ...PNG, sizeBytes: text.length });
  const textOf = async (name: string, part?: ByteRange) => {
    const file = await store.read('pictures', name, part);
    return file && [(await buffer(file.stream)).toString(), file.sizeBytes, file.part];
  };

  it('are looked for, so that a restore knows whether the store is empty', async () => {
    expect(await store.isEmpty()).toBe(true);
    await put('first.png');
    expect(await store.isEmpty()).toBe(false);
  });

  it('are returned as stored', async () => {
    expect(await put('a.png')).toBe('/files/pictures/a.png');
    expect(await textOf('a.png')).toEqual(['0123456789', 10, undefined]);
  });

  it.each([
    [{ first: 2, last: 4 }, '234', { first: 2, last: 4 }],
    [{ first: 8 }, '89', { first: 8, last: 9 }],
    [{ first: 8, last: 99 }, '89', { first: 8, last: 9 }],
    [{ last: 3 }, '789', { first: 7, last: 9 }],
    [{ first: 50 }, '0123456789', undefined],
  ])('are returned in part: %j', async (range, text, part) => {
    await put('part.png');
    expect(await textOf('part.png', range)).toEqual([text, 10, part]);
  });

  it('are deleted, also when already deleted', async () => {
    await put('gone.png');
    await store.remove('pictures', 'gone.png');
    await store.remove('pictures', 'gone.png');
    expect(await textOf('gone.png')).toBeNull();
  });

  it('return null for an unknown name or folder', async () => {
    expect(await textOf('none.png')).toBeNull();
    expect(await store.read('pictures', '../a.png')).toBeNull();
    expect(await store.read('..', 'etc')).toBeNull();
  });

  it.each([
    ['..', 'a.png'],
    ['pictures', '../a.png'],
    ['pictures/more', 'a.png'],
    ['pictures', '.hidden'],
    ['pictures', ''],
  ])('are rejected at %s/%s', async (at, name) => {
    await expect(put(name, 'x', at)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('are not stored in part when their source breaks off', async () => {
    const source = new Readable({ read: () => undefined });
    source.push('half');
    const putting = store.put('pictures', 'half.png', source, PNG);
    source.destroy(new Error('It broke off.'));
    await expect(putting).rejects.toThrow();
    expect(await textOf('half.png')).toBeNull();
  });

  it('stream a large file with little memory', async () => {
    const size = 64 * 1024 * 1024;
    const chunk = Buffer.alloc(64 * 1024, 7);
    const chunks = function* () {
      for (let sent = 0; sent < size; sent += chunk.length) yield chunk;
    };
    await store.put('pictures', 'large.bin', Readable.from(chunks()), { ...PNG, sizeBytes: size });
    const file = await store.read('pictures', 'large.bin');
    let bytes = 0;
    let most = 0;
    for await (const part of file?.stream ?? []) {
      bytes += part.length;
      most = Math.max(most, part.length);
    }
    expect([bytes, file?.sizeBytes]).toEqual([size, size]);
    expect(most).toBeLessThan(1024 * 1024);
  });
});

describe('unusable S3 store', () => {
  it.each([
    ['another secret', { S3_SECRET_ACCESS_KEY: 'not-the-secret' }],
    ['an address without a listener', { S3_ENDPOINT: 'http://127.0.0.1:1' }],
    ['a missing bucket', { S3_BUCKET: 'nowhere' }],
  ])('with %s reports that files are unavailable, without the cause', async (_what, env) => {
    const store = await storeFor({ ...s3.env, ...env });
    const words = 'Files are not available right now. Please try again in a moment.';
    const putting = store.put('pictures', 'a.png', Readable.from([Buffer.from('0123456789')]), PNG);
    await expect(putting).rejects.toMatchObject({ status: 503, message: words, cause: expect.any(Error) });
  });
});

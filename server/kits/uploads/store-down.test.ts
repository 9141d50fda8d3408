import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeUnusedFilesJob } from '../../app/file-columns.js';
import { S3FileStore } from '../../platform/files/s3-file-store.js';
import { StoredFile } from '../../platform/files/stored-file.entity.js';
import { FaultyS3Server } from '../../platform/files/testing/faulty-s3-server.js';
import { withFullDisk } from '../../testing/full-disk.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { picture } from './testing/pictures.js';
import { fetchFile, sendFile } from './testing/send-file.js';

/** Long enough for a server that responds, however busy the machine is. */
const PATIENT_MS = 60_000;
/** For a server that never responds. */
const IMPATIENT_MS = 50;

describe('uploads', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  /** The temporary folder of this test file only. */
  let arrivals: string;
  const before = process.env.TMPDIR;
  beforeAll(async () => {
    arrivals = mkdtempSync(path.join(tmpdir(), 'uplift-arrivals-'));
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    // The folder for temporary files, for the whole process until the last test of the file.
    process.env.TMPDIR = arrivals;
  });
  afterAll(async () => {
    process.env.TMPDIR = before;
    if (before === undefined) delete process.env.TMPDIR;
    await uplift.stop();
    rmSync(arrivals, { recursive: true, force: true });
  });

  const send = async () => sendFile(uplift, admin, 'workItemImages', await picture('jpeg'));
  const rows = () => uplift.app.database.manager.find(StoredFile);
  const storedFiles = () =>
    readdirSync(path.join(uplift.app.config.dataFolder, 'files'), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map(({ name }) => name);

  it.each([
    ['where files are kept', /\.incoming/],
    ['where they arrive', /uplift-upload-\w+\/file$/],
    ['where they are drawn anew', /uplift-upload-\w+\/\d+\.\w+$/],
  ])('return 507 and store nothing if the disk is full %s', async (_where, paths) => {
    const logged = jest.spyOn(uplift.app.log, 'error').mockReturnValue();
    const answer = await withFullDisk(paths, send);
    expect([answer.statusCode, answer.json()]).toEqual([
      507,
      {
        code: 'INSUFFICIENT_STORAGE',
        message: 'The file storage is full, so nothing was saved. Please try again later.',
        id: expect.any(String),
      },
    ]);
    expect([await rows(), storedFiles(), readdirSync(arrivals)]).toEqual([[], [], []]);
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ err: expect.any(String) }), 'Answered 507');
    logged.mockRestore();
  });

  it('remove the sizes already stored if the last one does not fit', async () => {
    const { files } = uplift.app;
    const put = files.put.bind(files);
    const full = jest.spyOn(files, 'put');
    full
      .mockImplementationOnce(put)
      .mockImplementation((...args) => withFullDisk(/\.incoming/, () => put(...args)));
    expect((await send()).statusCode).toBe(507);
    full.mockRestore();
    expect([await rows(), storedFiles()]).toEqual([[], []]);
  });

  it('return 503 if the store does not respond, and remove partial files later', async () => {
    const { files } = uplift.app;
    const server = await FaultyS3Server.start('silent');
    uplift.app.files = await S3FileStore.for(server.config, { idleTimeoutMs: IMPATIENT_MS });
    const answer = await send();
    expect([answer.statusCode, answer.json().message, answer.headers['retry-after']]).toEqual([
      503,
      'Files are not available right now. Please try again in a moment.',
      '5',
    ]);
    expect(await rows()).toEqual([expect.objectContaining({ leaving: true })]);
    server.behaviour = 'well';
    uplift.app.files = await S3FileStore.for(server.config, { idleTimeoutMs: PATIENT_MS });
    await removeUnusedFilesJob.run(uplift.app);
    expect(await rows()).toEqual([]);
    uplift.app.files = files;
    await server.stop();
  });

  it.each([
    ['does not answer', 'silent', IMPATIENT_MS, 503],
    // After the first bytes, only a closed connection can report the error.
    ['breaks off', 'cuts', PATIENT_MS, 'cut'],
  ] as const)(
    'files of a store that %s cannot be downloaded',
    async (_how, behaviour, idleTimeoutMs, outcome) => {
      const { files } = uplift.app;
      const server = await FaultyS3Server.start(behaviour);
      uplift.app.files = await S3FileStore.for(server.config, { idleTimeoutMs });
      const answer = await fetchFile(uplift, '/files/workItemImages/a.jpg').catch(() => null);
      expect(answer?.statusCode ?? 'cut').toBe(outcome);
      uplift.app.files = files;
      await server.stop();
    },
  );
});

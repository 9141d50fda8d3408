import { attachUploadedFile } from '../../platform/files/attach-uploaded-file.js';
import { StoredFile } from '../../platform/files/stored-file.entity.js';
import type { RequestContext } from '../../platform/request-context.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { IMAGE_DATA_BODY_BYTES, storeImageData } from './store-image-data.js';
import { picture } from './testing/pictures.js';
import { sendFile } from './testing/send-file.js';

const NOT_THERE = 'This file does not exist. Please choose it again.';

describe('attaching an uploaded file to a record', () => {
  let uplift: TestUplift;
  let ana: TestUser;
  let ben: TestUser;
  let png: Buffer;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const member = async () => uplift.user({ roles: ['Business'], supplierId: (await make.supplier()).id });
    ana = await member();
    ben = await member();
    png = await picture('png', 60, 40);
  });
  afterAll(() => uplift.stop());

  const sent = async (as: TestUser, folder = 'profileImages'): Promise<string> =>
    (await sendFile(uplift, as, folder, png)).json().url;
  const contextOf = ({ id, roles }: TestUser): RequestContext => ({
    ...uplift.context(),
    actor: { kind: 'user', user: { id, roles, supplierId: null } as never, sessionId: 'x' },
  });
  const holder = { type: 'supplier', id: 5, field: 'imageUrl', current: null };
  const use = (as: TestUser, address: string | null, more: Partial<typeof holder> = {}) =>
    attachUploadedFile(contextOf(as), address, 'profileImages', { ...holder, ...more });
  const rowOf = (url: string) =>
    uplift.app.database.manager.findOneByOrFail(StoredFile, { name: url.split('/').at(-1) });

  it('accepts the caller’s upload, and keeps it permanently R317', async () => {
    const url = await sent(ana);
    expect((await rowOf(url)).unusedSince).not.toBeNull();
    expect(await use(ana, url)).toBe(url);
    expect(await rowOf(url)).toMatchObject({ unusedSince: null, recordType: 'supplier', recordId: 5 });
  });

  it('accepts the address with the site’s own origin', async () => {
    const url = await sent(ana);
    expect(await use(ana, `${uplift.app.config.publicUrl}${url}`)).toBe(url);
  });

  it('accepts the record’s earlier file of any user, for Undo', async () => {
    const url = await sent(ana);
    await use(ana, url);
    expect(await use(ben, url)).toBe(url);
  });

  it('lets a record keep its file, wherever it is stored', async () => {
    const current = 'https://elsewhere.example/a.png';
    expect(await use(ana, current, { current } as never)).toBe(current);
  });

  it.each([null, ''])('removes the file with %j', async (address) => {
    expect(await use(ana, address)).toBeNull();
  });

  const refused: [string, () => Promise<string> | string][] = [
    ['what somebody else has sent', () => sent(ben)],
    ['what was sent to another folder', () => sent(ana, 'workItemImages')],
    [
      'an address in another folder',
      async () => (await sent(ana)).replace('profileImages', 'workItemImages'),
    ],
    ['an address of another site', () => 'https://elsewhere.example/files/profileImages/a.png'],
    [
      'our address as part of another',
      async () => `${uplift.app.config.publicUrl}.evil.example${await sent(ana)}`,
    ],
    ['a file that never was', () => `/files/profileImages/${'0'.repeat(32)}-600x400.png`],
    [
      'a smaller file of the same picture',
      async () => (await sent(ana)).replace('-600x400.png', '-300x200.webp'),
    ],
    ['a script', () => 'javascript:alert(1)'],
    ['a way out', () => '/files/profileImages/../../etc/passwd'],
  ];
  it.each(refused)('refuses %s at its field', async (_what, make) => {
    await expect(use(ana, await make())).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: [{ field: 'imageUrl', message: NOT_THERE }] },
    });
  });

  it('refuses a file of another record, even from its uploader', async () => {
    const url = await sent(ana);
    await use(ana, url);
    await expect(use(ana, url, { id: 6 })).rejects.toThrow(NOT_THERE);
  });

  it('refuses a file that is being removed', async () => {
    const url = await sent(ana);
    await uplift.app.database.manager.update(StoredFile, { id: (await rowOf(url)).id }, { leaving: true });
    await expect(use(ana, url)).rejects.toThrow(NOT_THERE);
  });

  describe('pictures in JSON', () => {
    const store = (data: string) => storeImageData(contextOf(admin), 'profileImages', data);
    let admin: TestUser;
    beforeAll(async () => {
      admin = await uplift.user({ roles: ['Admin'] });
    });

    it('are processed like all others R081', async () => {
      const upload = await store(`data:image/jpeg;base64,${png.toString('base64')}`);
      expect(upload).toMatchObject({ width: 600, height: 400, contentType: 'image/png' });
      expect(await use(admin, upload.url)).toBe(upload.url);
    });

    it.each([
      ['https://elsewhere.example/a.png', 'Please send the picture as a data URL with base64.'],
      ['data:image/svg+xml,<svg/>', 'Please send the picture as a data URL with base64.'],
      ['data:image/png;base64,', 'This file is empty.'],
      ['data:image/png;base64,<script>', 'This is not base64.'],
      [
        `data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}`,
        'This is an SVG picture, which cannot be used here. Please choose a file that is PNG, JPEG or WebP.',
      ],
    ])('refuses %s at its field A41', async (data, message) => {
      await expect(store(data)).rejects.toMatchObject({
        details: { fields: [{ field: 'imageData', message }] },
      });
    });

    it('are accepted up to ten megabytes per body', async () => {
      expect(IMAGE_DATA_BODY_BYTES).toBeGreaterThan((10 * 1024 * 1024 * 4) / 3);
      await expect(store(`data:image/png;base64,${'A'.repeat(14_000_004)}`)).rejects.toMatchObject({
        code: 'PAYLOAD_TOO_LARGE',
      });
    });
  });
});

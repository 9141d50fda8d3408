import sharp from 'sharp';
import { StoredFile } from '../../platform/files/stored-file.entity.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { officeDocument, openDocument, pdf, zip } from './testing/documents.js';
import {
  animated,
  moving,
  noise,
  photographWithPlace,
  picture,
  pictureOf256Megapixels,
} from './testing/pictures.js';
import { fetchFile, sendFile } from './testing/send-file.js';

const DAMAGED = 'This image can’t be opened. Please choose another one.';
const moves = (kind: string, accepted = 'PNG, JPEG or WebP') =>
  `This is an animated ${kind}, which cannot be used. Please choose a still picture: ${accepted}.`;
const sent = (name: string) =>
  `This is ${name}, which cannot be used here. Please choose a file that is PNG, JPEG or WebP.`;
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = Buffer.from('<!doctype html><script>alert(document.cookie)</script>');

const hex = (bytes: string) => Buffer.from(bytes, 'hex');

describe('pictures', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const send = (bytes: Buffer, folder = 'profileImages', name?: string) =>
    sendFile(uplift, admin, folder, bytes, { name });
  const uploaded = async (bytes: Buffer, folder?: string) => (await send(bytes, folder)).json();
  const bytesAt = async (url: string) => (await fetchFile(uplift, url)).rawPayload;

  it.each([
    ['profileImages', 900, 700, 600, 400],
    ['profileImages', 300, 900, 600, 400],
    ['workItemImages', 900, 700, 800, 600],
    ['workItemImages', 700, 900, 600, 800],
    ['goodCauseImages', 900, 700, 1200, 800],
    ['categoryImages', 900, 700, 800, 600],
    ['featuredListings', 900, 700, 900, 700],
    ['featuredListings', 3200, 800, 1600, 400],
    ['promotions', 800, 3200, 400, 1600],
  ])('%s stores one of %ix%i as %ix%i R081 C125', async (folder, width, height, ...[wide, high]) => {
    const upload = await uploaded(await picture('png', width, height), folder);
    expect(upload).toMatchObject({ width: wide, height: high, contentType: 'image/png' });
    const { format, ...size } = await sharp(await bytesAt(upload.url)).metadata();
    expect([format, size.width, size.height]).toEqual(['png', wide, high]);
  });

  it.each(['png', 'jpeg', 'webp'] as const)('stores %s unchanged, with WebP in two sizes', async (kind) => {
    const { url, width, height } = await uploaded(await picture(kind));
    const base = url.slice(0, url.lastIndexOf('-'));
    const expected = { jpeg: 'jpg', png: 'png', webp: 'webp' }[kind];
    expect(url).toMatch(new RegExp(`^/files/profileImages/[0-9a-f]{32}-600x400\\.${expected}$`));
    for (const [wide, high] of [
      [width, height],
      [width / 2, height / 2],
    ]) {
      const answer = await fetchFile(uplift, `${base}-${wide}x${high}.webp`);
      expect(answer.headers['content-type']).toBe('image/webp');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: wide,
        height: high,
      });
    }
  });

  it('work examples accept PNG or JPEG only R079', async () => {
    for (const kind of ['png', 'jpeg'] as const)
      expect((await send(await picture(kind), 'workItemImages')).statusCode).toBe(200);
    for (const [kind, name] of [
      ['webp', 'WebP'],
      ['gif', 'GIF'],
    ] as const) {
      const refused = await send(await picture(kind), 'workItemImages', 'work.png');
      expect([refused.statusCode, refused.json().message]).toEqual([
        400,
        `This is a ${name} picture, which cannot be used here. Please choose a file that is PNG or JPEG.`,
      ]);
    }
  });

  it('refuses an animated work example, and names the accepted formats R079', async () => {
    const refused = await send(animated(await picture('png', 40, 40), 2), 'workItemImages');
    expect(refused.json().message).toBe(moves('PNG', 'PNG or JPEG'));
  });

  it('removes the location and camera data, and rotates upright A41', async () => {
    const original = await photographWithPlace();
    expect((await sharp(original).metadata()).exif?.toString('latin1')).toContain('SecretCamera');
    const { url, width, height } = await uploaded(original, 'featuredListings');
    expect([width, height]).toEqual([300, 400]);
    const row = await uplift.app.database.manager.findOneByOrFail(StoredFile, {
      name: url.split('/').at(-1),
    });
    for (const name of [row.name, ...row.variants]) {
      const bytes = await bytesAt(`/files/featuredListings/${name}`);
      const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
      expect([name, exif, xmp, iptc, orientation]).toEqual([
        name,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(bytes.toString('latin1')).not.toMatch(/Secret|GPS|Exif/);
    }
  });

  it('preserves transparency', async () => {
    const logo = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    const { url } = await uploaded(logo);
    expect(await sharp(await bytesAt(url)).stats()).toMatchObject({ isOpaque: false });
  });

  it('accepts an animated PNG with one frame, and stores it as a still picture', async () => {
    const { url } = await uploaded(animated(await picture('png', 40, 40), 1));
    expect((await bytesAt(url)).toString('latin1')).not.toMatch(/acTL/);
  });

  it('removes a second file appended to the first', async () => {
    const { url } = await uploaded(Buffer.concat([await picture('png'), HTML]));
    expect((await bytesAt(url)).toString('latin1')).not.toMatch(/script/);
  });

  const refusals: [string, () => Promise<Buffer> | Buffer, string][] = [
    ['an SVG', () => SVG, sent('an SVG picture')],
    ['HTML', () => HTML, sent('a web page')],
    ['a GIF that moves', () => moving('gif'), sent('a GIF picture')],
    ['an icon', () => hex('000001000100101000000100'), sent('an icon (ICO)')],
    ['a JPEG 2000', () => hex('0000000c6a5020200d0a870a'), sent('a JPEG 2000 picture')],
    ['a metafile', () => hex('d7cdc69a00000000'), sent('a Windows metafile')],
    ['a raw picture', () => hex('49492a00100000004352'), sent('a raw picture of a camera')],
    ['a newer raw picture', () => Buffer.from('\0\0\0\x18ftypcrx \0\0'), sent('a raw picture of a camera')],
    ['a sound', () => Buffer.from('RIFF\0\0\0\0WAVEfmt '), sent('a sound file')],
    ['a HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), sent('a HEIC picture')],
    ['an AVIF', () => Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1'), sent('an AVIF picture')],
    ['a TIFF', () => Buffer.from('II*\0\x08\0\0\0'), sent('a TIFF picture')],
    ['a PDF', () => pdf(), sent('a PDF')],
    [
      'a spreadsheet',
      () => officeDocument('xlsx', [{ name: 'xl/workbook.xml', data: 'x' }]),
      sent('an Excel spreadsheet'),
    ],
    ['an empty archive', () => zip([]), sent('an empty ZIP archive')],
    [
      'a spreadsheet of OpenDocument',
      () => openDocument([], undefined, 'spreadsheet'),
      sent('an OpenDocument spreadsheet'),
    ],
    ['an archive that breaks off', () => openDocument().subarray(0, 100), sent('a ZIP archive')],
    ['a WebP that moves', () => moving('webp'), moves('WebP')],
    ['a PNG that moves', async () => animated(await picture('png', 40, 40), 2), moves('PNG')],
    [
      'a PNG that moves, with a profile before',
      async () =>
        animated(
          await sharp(await picture('png', 40, 40))
            .withIccProfile('srgb')
            .png()
            .toBuffer(),
          3,
        ),
      moves('PNG'),
    ],
    [
      'HTML behind the first bytes of a PNG',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), HTML]),
      DAMAGED,
    ],
    ['half a JPEG', async () => (await noise(800, 600)).subarray(0, 60_000), DAMAGED],
    [
      'half a PNG',
      async () =>
        (
          await sharp(await noise(300, 300))
            .png()
            .toBuffer()
        ).subarray(0, 60_000),
      DAMAGED,
    ],
    [
      'half a WebP',
      async () =>
        (
          await sharp(await noise(600, 600))
            .webp()
            .toBuffer()
        ).subarray(0, 20_000),
      DAMAGED,
    ],
    [
      '256 megapixels',
      pictureOf256Megapixels,
      'This picture has more than 25 million pixels. Please choose a smaller one.',
    ],
    ['nothing', () => Buffer.alloc(0), 'This file is empty.'],
  ];

  it.each(refusals)('refuses %s under any file name A41', async (_what, make, message) => {
    const before = await uplift.app.database.manager.count(StoredFile);
    const refused = await send(await make(), 'profileImages', 'photo.png');
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ message, fields: [{ field: 'file', message }] }),
    ]);
    expect(await uplift.app.database.manager.count(StoredFile)).toBe(before);
  });
});

import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import {
  compoundFile,
  lyingZip,
  officeDocument,
  openDocument,
  pdf,
  type ZipEntry,
  zip,
  zipBomb,
} from './testing/documents.js';
import { picture } from './testing/pictures.js';
import { fetchFile, sendFile } from './testing/send-file.js';

const OTHER =
  'This file cannot be used here. Please choose one that is PDF, Word, Excel, PowerPoint or OpenDocument.';
const DAMAGED = 'This document is damaged. Please choose another one.';
const MACROS = 'Documents with macros cannot be used. Please save it without them.';
const PASSWORD = 'Documents with a password cannot be used. Please save it without one.';
const SWELLS = 'This document becomes far too large when it is opened. Please choose another one.';

const ZEROS = Buffer.alloc(64);
const xlsWithPassword = Buffer.from([0x09, 0x08, 0x02, 0x00, 0x00, 0x06, 0x2f, 0x00, 0x00, 0x00]);
const docWithPassword = Buffer.alloc(64);
docWithPassword.writeUInt8(1, 11);
const page: ZipEntry = { name: 'page.xml', data: 'x'.repeat(200) };

describe('documents to learn more', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const send = (bytes: Buffer, name = 'Prices.pdf') =>
    sendFile(uplift, admin, 'learnMore', bytes, { name, type: 'application/pdf' });

  it.each([
    ['pdf', pdf(), 'application/pdf'],
    ['docx', officeDocument('docx'), /wordprocessingml/],
    ['xlsx', officeDocument('xlsx'), /spreadsheetml/],
    ['pptx', officeDocument('pptx'), /presentationml/],
    ['odt', openDocument(), /opendocument\.text/],
    ['doc', compoundFile({ WordDocument: ZEROS }), 'application/msword'],
    ['xls', compoundFile({ Workbook: ZEROS }), 'application/vnd.ms-excel'],
    ['ppt', compoundFile({ 'PowerPoint Document': ZEROS }), 'application/vnd.ms-powerpoint'],
  ])('C023 R319 a %s comes back as it was, as a download under its name', async (kind, bytes, type) => {
    const answer = await send(bytes, `Our prices.${kind}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        url: expect.stringMatching(new RegExp(`^/files/learnMore/[0-9a-f]{32}\\.${kind}$`)),
        width: null,
        height: null,
        contentType: typeof type === 'string' ? type : expect.stringMatching(type),
        size: bytes.length,
        name: `Our prices.${kind}`,
      },
    ]);
    const file = await fetchFile(uplift, answer.json().url);
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': answer.json().contentType,
      'content-disposition': `attachment; filename="Our prices.${kind}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
  });

  it.each([
    ['an archive of anything', () => zip([page]), OTHER],
    ['a picture', () => picture('png'), OTHER],
    ['HTML', () => Buffer.from('<script>alert(1)</script>'), OTHER],
    ['a program', () => Buffer.from('MZ\x90\x00', 'latin1'), OTHER],
    ['other old files', () => compoundFile({ Thumbs: ZEROS }), OTHER],
    [
      'a drawing of OpenDocument',
      () => zip([{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.graphics' }]),
      OTHER,
    ],
    ['a PDF that breaks off', () => pdf().subarray(0, 90), DAMAGED],
    ['a PDF with a program behind it', () => pdf(`<script>alert(1)</script>${'x'.repeat(5000)}`), DAMAGED],
    ['half an archive', () => officeDocument('docx').subarray(0, 200), DAMAGED],
    ['an archive that lies about sizes', lyingZip, DAMAGED],
    [
      'an entry that leaves its folder',
      () => officeDocument('docx', [{ ...page, name: '../../etc/passwd' }]),
      DAMAGED,
    ],
    ['a zip bomb', zipBomb, SWELLS],
    [
      'more entries than any document has',
      () =>
        officeDocument(
          'docx',
          Array.from({ length: 5001 }, (_, n) => ({ ...page, name: `p${n}` })),
        ),
      SWELLS,
    ],
    [
      'macros by their type',
      () =>
        zip([
          {
            name: '[Content_Types].xml',
            data: '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
          },
        ]),
      MACROS,
    ],
    [
      'macros by their entry',
      () => officeDocument('docx', [{ ...page, name: 'word/vbaProject.bin' }]),
      MACROS,
    ],
    ['macros of OpenDocument', () => openDocument([{ ...page, name: 'Basic/Standard/Module1.xml' }]), MACROS],
    ['old macros', () => compoundFile({ WordDocument: ZEROS, Macros: ZEROS }), MACROS],
    ['a password on an entry', () => officeDocument('docx', [{ ...page, encrypted: true }]), PASSWORD],
    ['a password of OpenDocument', () => openDocument([], '<manifest:encryption-data/>'), PASSWORD],
    [
      'a password of newer offices',
      () => compoundFile({ EncryptionInfo: ZEROS, EncryptedPackage: ZEROS }),
      PASSWORD,
    ],
    ['a password of old Word', () => compoundFile({ WordDocument: docWithPassword }), PASSWORD],
    ['a password of old Excel', () => compoundFile({ Workbook: xlsWithPassword }), PASSWORD],
  ])('A41 refuses %s, whatever it is called', async (_what, make, message) => {
    const refused = await send(await make(), 'Report.docx');
    expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
  });

  it('A41 a directory that leads back to itself ends', async () => {
    const circle = compoundFile({ Thumbs: ZEROS });
    circle.writeUInt32LE(1, 512 + 4);
    expect((await send(circle)).json().message).toBe(DAMAGED);
  });

  it.each([
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Windows\\win.exe', 'win.pdf'],
    ['Kōwhai “prices” 2026.PDF', 'Kōwhai “prices” 2026.pdf'],
    ['evil\u202Efdp.exe', 'evilfdp.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['...', 'document.pdf'],
    ['a;b=c.pdf', 'a;b=c.pdf'],
    [`${'x'.repeat(500)}.pdf`, `${'x'.repeat(120)}.pdf`],
  ])('A41 a file called %s is downloaded as %s', async (sent, name) => {
    const answer = await uplift.rest(
      'POST',
      `files/learnMore?name=${encodeURIComponent(sent.slice(0, 300))}`,
      {
        as: admin,
        body: pdf(),
        headers: { 'content-type': 'application/octet-stream' },
      },
    );
    const disposition = (await fetchFile(uplift, answer.json().url)).headers['content-disposition'] as string;
    const told =
      /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? /filename="?([^"]+)"?$/.exec(disposition)?.[1];
    expect(decodeURIComponent(told ?? 'document.pdf')).toBe(name);
    expect(disposition).toMatch(/^attachment/);
  });
});

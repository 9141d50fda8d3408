import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
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

const CHOOSE =
  'Please choose a file that is PDF, Word, Excel, PowerPoint or OpenDocument (.odt, .ods or .odp).';
const sent = (name: string) => `This is ${name}, which cannot be used here. ${CHOOSE}`;
const DAMAGED = 'This document is damaged. Please choose another one.';
const PAGE_BEHIND = 'This PDF has a web page after its end. Save the PDF again, then upload the new file.';
const MACROS = 'Documents with macros cannot be used. Please save it without macros.';
const PASSWORD = 'Documents with a password cannot be used. Please save it without a password.';
const SWELLS = 'This document is too large once opened. Please choose another one.';

const ZEROS = Buffer.alloc(64);
const xlsWithPassword = Buffer.from([0x09, 0x08, 0x02, 0x00, 0x00, 0x06, 0x2f, 0x00, 0x00, 0x00]);
const docWithPassword = Buffer.alloc(64);
docWithPassword.writeUInt8(1, 11);
const page: ZipEntry = { name: 'page.xml', data: 'x'.repeat(200) };

describe('documents to learn more from', () => {
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
    ['ods', openDocument([], undefined, 'spreadsheet'), /opendocument\.spreadsheet/],
    ['odp', openDocument([], undefined, 'presentation'), /opendocument\.presentation/],
    ['doc', compoundFile({ WordDocument: ZEROS }), 'application/msword'],
    ['xls', compoundFile({ Workbook: ZEROS }), 'application/vnd.ms-excel'],
    ['ppt', compoundFile({ 'PowerPoint Document': ZEROS }), 'application/vnd.ms-powerpoint'],
  ])('a %s is returned unchanged, as a download under its name C023 R319', async (kind, bytes, type) => {
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
    ['an ordinary archive', () => zip([page]), sent('a ZIP archive')],
    ['a picture', () => picture('png'), sent('a PNG picture')],
    ['HTML', () => Buffer.from('<script>alert(1)</script>'), sent('a web page')],
    ['text', () => Buffer.from('Kōwhai,1'), sent('a text file')],
    ['bytes', () => Buffer.from([1, 2, 3, 0]), `This type of file cannot be used here. ${CHOOSE}`],
    ['a program', () => Buffer.from('MZ\x90\x00', 'latin1'), sent('a program')],
    ['other old files', () => compoundFile({ Thumbs: ZEROS }), sent('a file of an older Office program')],
    [
      'a drawing of OpenDocument',
      () => zip([{ name: 'mimetype', data: 'application/vnd.oasis.opendocument.graphics', stored: true }]),
      sent('an OpenDocument drawing'),
    ],
    ['a truncated PDF', () => pdf().subarray(0, 90), DAMAGED],
    ['a PDF followed by a program', () => pdf(`<script>alert(1)</script>${'x'.repeat(5000)}`), PAGE_BEHIND],
    ['an empty archive', () => zip([]), sent('an empty ZIP archive')],
    ['half an archive', () => officeDocument('docx').subarray(0, 200), DAMAGED],
    ['an archive with false sizes', lyingZip, DAMAGED],
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
  ])('refuses %s under any file name A41', async (_what, make, message) => {
    const refused = await send(await make(), 'Report.docx');
    expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
  });

  const shifted = (by: number) =>
    Buffer.from(
      pdf()
        .toString('latin1')
        .replace(/(startxref\n)(\d+)/, (_, word, at) => `${word}${Number(at) + by}`),
      'latin1',
    );
  const longPage = (lines: number) => `\n<!DOCTYPE html><html>${'<p>Served by us</p>'.repeat(lines)}</html>`;
  const behind = (more: string | Buffer) => Buffer.concat([pdf(), Buffer.from(more)]);
  const ahead = (more: string | Buffer) => Buffer.concat([Buffer.from(more), pdf()]);
  it.each([
    ['zeros behind its end', behind(Buffer.alloc(512))],
    ['too many zeros behind its end', behind(Buffer.alloc(200_000))],
    ['blank lines behind its end', behind('\r\n \r\n\n'.repeat(2000))],
    ['a second end', behind('%%EOF\n')],
    ['a second end and zeros', behind(Buffer.concat([Buffer.from('\r\n%%EOF\r\n'), Buffer.alloc(3000)]))],
    ['a web page behind its end', behind('<html><body><p>Served by us</p></body></html>\n')],
    [
      'a long web page behind its end',
      behind(`<html><body>${'<p>Served by us</p>'.repeat(400)}</body></html>\n`),
    ],
    ['an end without a line of its own', Buffer.from(pdf().toString().trimEnd())],
    [
      'an end without its last line',
      Buffer.from(
        pdf()
          .toString('latin1')
          .replace(/%%EOF\s*$/, ''),
        'latin1',
      ),
    ],
    ['a byte order mark before it', ahead('\ufeff')],
    ['blank lines before it', ahead('\r\n\r\n')],
    ['blanks before it, as far as viewers look', ahead(' '.repeat(1000))],
    ['a mark that reaches over 1,024 bytes', ahead(' '.repeat(1018))],
    ['a mark that begins within the last of 1,024 bytes', ahead(' '.repeat(1023))],
    ['the lines of a print job before it', ahead('\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n')],
    ['the header of a mail before it', ahead('Content-Type: application/pdf\r\n\r\n')],
    ['zeros before it, and behind', Buffer.concat([Buffer.alloc(8), pdf(), Buffer.alloc(8)])],
    ['an end that points before its table', shifted(-3)],
    ['an end that points behind it', shifted(4)],
    ['an end that points far enough into it', shifted(20)],
  ])('a PDF with %s is stored unchanged C023', async (_, bytes) => {
    const answer = await send(bytes);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ contentType: 'application/pdf', size: bytes.length }),
    ]);
    expect((await fetchFile(uplift, answer.json().url)).rawPayload.equals(bytes)).toBe(true);
  });

  it.each([
    ['an end that points nowhere', shifted(9000), DAMAGED],
    [
      'an end that points to its beginning',
      Buffer.from(
        pdf()
          .toString()
          .replace(/startxref\n\d+/, 'startxref\n0'),
      ),
      DAMAGED,
    ],
    ['markup before it', ahead('<html><script>alert(1)</script>\n'), sent('a web page')],
    ['a script behind its end', behind('<html><script>alert(1)</script></html>'), PAGE_BEHIND],
    ['a script of another file behind its end', behind('\n<body><script src="/a.js">'), PAGE_BEHIND],
    ['a longer web page behind its end than is taken', behind(longPage(1000)), PAGE_BEHIND],
    ['a web page of a megabyte behind its end', behind(longPage(60_000)), PAGE_BEHIND],
    [
      'a long page behind half a PDF',
      Buffer.concat([pdf().subarray(0, 90), Buffer.from(longPage(1000))]),
      DAMAGED,
    ],
    ['a later version that breaks off', behind('3 0 obj<</Type/Page>>endobj\nxref\n'), DAMAGED],
    ['much of anything behind its end', behind('x'.repeat(20_000)), /^This PDF has extra data after its end/],
    ['much of a later version behind its end', behind(`3 0 obj<<>>endobj\n${'x'.repeat(20_000)}`), DAMAGED],
    [
      'nothing but its beginning and zeros',
      Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(9000)]),
      DAMAGED,
    ],
    [
      'one blank more before it than viewers look through',
      ahead(' '.repeat(1024)),
      /^This PDF has extra data before its beginning/,
    ],
    [
      'more blanks before it than viewers look through',
      ahead(' '.repeat(2000)),
      /^This PDF has extra data before its beginning/,
    ],
  ])('a PDF with %s is refused A41', async (_, bytes, message) => {
    const refused = await send(bytes);
    const expected = typeof message === 'string' ? message : expect.stringMatching(message);
    expect([refused.statusCode, refused.json().message]).toEqual([400, expected]);
  });

  it('accepts a directory that leads back to itself without an endless loop A41', async () => {
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
  ])('a file called %s is downloaded as %s A41', async (sent, name) => {
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
    const encodedName =
      /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? /filename="?([^"]+)"?$/.exec(disposition)?.[1];
    expect(decodeURIComponent(encodedName ?? 'document.pdf')).toBe(name);
    expect(disposition).toMatch(/^attachment/);
  });
});

import { AppError, type FieldProblem } from '../../platform/errors.js';
import { parseLeadMail } from './lead-mail.input.js';

const LETTER = { subject: 'An offer', body: '<p>Kia ora</p>', to: ['mere@kura.example'] };
const many = (count: number) => Array.from({ length: count }, (_, index) => `a${index}@a.nz`);
const read = (mail: object) => parseLeadMail('lead.to-buyer', { ...LETTER, ...mail });

function validationErrors(mail: object): FieldProblem[] | undefined {
  try {
    read(mail);
    return undefined;
  } catch (refusal) {
    return (refusal as AppError).details.fields;
  }
}

describe('an email that staff send', () => {
  it('goes to each address once, in its most visible list R254', () => {
    const mail = read({
      to: [' ANA@a.nz ', 'ben@a.nz', 'ana@a.nz', ''],
      cc: ['ben@a.nz', 'cam@a.nz'],
      bcc: ['cam@a.nz', 'dan@a.nz', null].filter(Boolean),
      replyTo: null,
    });
    expect(mail).toEqual({
      ...LETTER,
      to: ['ana@a.nz', 'ben@a.nz'],
      cc: ['cam@a.nz'],
      bcc: ['dan@a.nz'],
      replyTo: null,
    });
    expect(read({ to: many(25) }).to).toHaveLength(25);
  });

  it.each([
    ['to', [], 'Email To is Required'],
    ['to', ['', '  '], 'Email To is Required'],
    ['subject', '', 'Email Subject is Required'],
    ['subject', ' \u200b ', 'Email Subject is Required'],
    ['body', '<p> </p>', 'This cannot be empty'],
    ['body', '<script>alert(1)</script>', 'This cannot be empty'],
    ['body', '<p>Kia ora {{buyerName}}</p>', '{{buyerName}} is not filled in.'],
    ['subject', 'For {{supplierName}}', '{{supplierName}} is not filled in.'],
    ['subject', 'x'.repeat(251), 'Maximum of 250 characters allowed.'],
    ['subject', 'Hi\r\nBcc: evil@evil.example', 'This must be on one line.'],
    ['subject', 'Hi\rBcc: evil@evil.example', 'This must be on one line.'],
    ['subject', 'Hi\ud800', 'This text contains characters that can’t be used.'],
    ['to', many(26), 'Use no more than 25 addresses across To, CC and BCC.'],
    ['bcc', many(25), 'Use no more than 25 addresses across To, CC and BCC.', 'to'],
    ['cc', many(5000), 'Use no more than 25 addresses across To, CC and BCC.'],
    ['replyTo', 'a@a.nz, b@b.nz', 'Please enter an email address like name@example.nz.'],
    ['replyTo', 'a@a.nz\r\nBcc: b@b.nz', 'This must be on one line.'],
  ])('%s of %j is refused: %s R255 A40', (field, value, message, reported = field) =>
    expect(validationErrors({ [field]: value })).toEqual([{ field: reported, message }]),
  );

  it.each([
    'a@a.nz\r\nBcc: b@b.nz',
    'a@a.nz\nb@b.nz',
    'a@a.nz,b@b.nz',
    'a@a.nz;b@b.nz',
    'Ana <a@a.nz>',
    '"a b"@a.nz',
    '"a@b.nz, x"@a.nz',
    '=?utf-8?q?a=40b.nz=2c?=@a.nz',
    'a@[127.0.0.1]',
    'undisclosed:a@a.nz;',
    'a',
  ])('%j is refused as an address in each list R254 R343', (address) => {
    const message = 'Please enter email addresses like name@example.nz.';
    for (const field of ['to', 'cc', 'bcc'])
      expect(validationErrors({ [field]: ['ana@a.nz', address] })).toEqual([{ field, message }]);
  });
});

import { type PdfFacts, partsOf, pdfFacts } from '../testing/pdf-facts';
import type { Certificate } from './certificate-figures';
import { drawCertificate } from './draw-certificate';

const CERTIFICATE: Certificate = {
  name: 'Pōhutukawa Kura o Ōtāhuhu',
  causeName: 'Tūī Reading',
  contribution: 12_345.5,
  hours: 543,
  firstYear: 2019,
  lastYear: 2026,
  issuedOn: '2026-11-25',
  issue: {
    number: 'UC-2026-000123',
    version: 3,
    address: 'https://uplift.example/certificate/UC-2026-000123',
  },
};

describe('R151 the PDF of a certificate', () => {
  let pdf: Buffer;
  let plain: string;
  let facts: PdfFacts;

  beforeAll(async () => {
    pdf = await drawCertificate(CERTIFICATE);
    plain = pdf.toString('latin1');
    facts = await pdfFacts(pdf);
  });

  it('says in text all that it shows, with its macrons', () => {
    expect(facts.pages).toBe(1);
    for (const said of [
      'Impact certificate',
      'Tiwhikete whaitake',
      'Pōhutukawa Kura o Ōtāhuhu',
      'between 2019 and 2026',
      'Tūī Reading',
      '$12,345.50',
      'contributed, 2019 to 2026',
      '543',
      '25 November 2026',
      'Uplift Charitable Trust',
      'UC-2026-000123, version 3',
      'Look it up at https://uplift.example/certificate/UC-2026-000123',
    ])
      expect(facts.text).toContain(said);
  });

  it('is named accessible: title, language, and the mark of PDF/UA', () => {
    expect(facts.partOfUa).toBe('1');
    expect(facts.info).toMatchObject({
      Title: 'Impact certificate UC-2026-000123 of Pōhutukawa Kura o Ōtāhuhu',
      Language: 'en-NZ',
      PDFFormatVersion: '1.7',
    });
    expect(facts.viewer.DisplayDocTitle).toBe(true);
    expect(facts.markInfo.Marked).toBe(true);
  });

  it('is tagged: one heading, and whatever is only shown says in words what it is', () => {
    const parts = partsOf(facts.structure);
    const roles = parts.map(({ role }) => role).filter(Boolean);
    expect(roles.slice(0, 2)).toEqual(['Root', 'Document']);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    const figures = parts.filter(({ role }) => role === 'Figure');
    expect(figures.map(({ alt }) => alt)).toEqual([
      expect.stringContaining('https://uplift.example/certificate/UC-2026-000123'),
    ]);
    expect(plain).toContain('/StructTreeRoot');
    expect(plain).toContain('/ParentTree');
  });

  it('brings its fonts along, each with the way back to its letters', () => {
    const fonts = plain.match(/\/Type \/Font\n\/Subtype \/Type0/g) ?? [];
    expect(fonts.length).toBeGreaterThanOrEqual(4);
    expect(plain.match(/\/ToUnicode \d/g)).toHaveLength(fonts.length);
    expect(plain.match(/\/FontFile2 \d/g)).toHaveLength(fonts.length);
    expect(plain).not.toContain('/Helvetica');
  });

  it('is the same each time', async () => {
    const again = await drawCertificate(CERTIFICATE);
    expect(again.equals(pdf)).toBe(true);
  });

  it('A29 of a preview says that it is none, and has neither number nor code', async () => {
    const { text, structure } = await pdfFacts(await drawCertificate({ ...CERTIFICATE, issue: null }));
    expect(text).toContain('Preview: not issued');
    expect(text).not.toContain('UC-');
    expect(partsOf(structure).filter(({ role }) => role === 'Figure')).toEqual([]);
  });

  it('bears names without letters of its fonts, without years, and very long ones', async () => {
    const { text, pages } = await pdfFacts(
      await drawCertificate({
        ...CERTIFICATE,
        name: `商 ${'Whakawhanaungatanga '.repeat(12)}`,
        causeName: null,
        contribution: 0,
        hours: 0,
        firstYear: null,
        lastYear: null,
      }),
    );
    expect(pages).toBe(1);
    expect(text).toContain('has chosen to buy with purpose');
    expect(text).toContain('$0.00');
  });
});

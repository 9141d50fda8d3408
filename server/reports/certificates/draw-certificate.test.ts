import { codeOn, type PdfFacts, partsOf, pdfFacts } from '../../testing/pdf-facts.js';
import type { Certificate } from './certificate-figures.js';
import { drawCertificate } from './draw-certificate.js';

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

describe('the certificate PDF R151', () => {
  let pdf: Buffer;
  let plain: string;
  let facts: PdfFacts;

  beforeAll(async () => {
    pdf = await drawCertificate(CERTIFICATE);
    plain = pdf.toString('latin1');
    facts = await pdfFacts(pdf);
  });

  it('contains all its text, with macrons', () => {
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
      'Check it at https://uplift.example/certificate/UC-2026-000123',
    ])
      expect(facts.text).toContain(said);
  });

  it('is accessible: title, language, and the PDF/UA mark', () => {
    expect(facts.partOfUa).toBe('1');
    expect(facts.info).toMatchObject({
      Title: 'Impact certificate UC-2026-000123 of Pōhutukawa Kura o Ōtāhuhu',
      Language: 'en-NZ',
      PDFFormatVersion: '1.7',
    });
    expect(facts.viewer.DisplayDocTitle).toBe(true);
    expect(facts.markInfo.Marked).toBe(true);
  });

  it('is tagged: one heading, and a text alternative for every graphic', () => {
    const parts = partsOf(facts.structure);
    const roles = parts.map(({ role }) => role).filter(Boolean);
    expect(roles.slice(0, 2)).toEqual(['Root', 'Document']);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    // Only standard roles are used, so no role map is needed.
    expect(new Set(roles)).toEqual(new Set(['Root', 'Document', 'P', 'Span', 'Figure', 'H1']));
    expect(plain).not.toContain('/RoleMap');
    const figures = parts.filter(({ role }) => role === 'Figure');
    expect(figures.map(({ alt }) => alt)).toEqual([
      expect.stringContaining('https://uplift.example/certificate/UC-2026-000123'),
    ]);
    expect(plain).toMatch(/\/BBox \[[\d. ]+\]/);
    expect(plain).toContain('/StructTreeRoot');
    expect(plain).toContain('/ParentTree');
    expect(plain).not.toContain('/Suspects true');
  });

  it('covers all painted content once in the structure, or marks it as an artifact', () => {
    expect(facts.painted.length).toBeGreaterThan(40);
    const tagged = new Set<number>();
    for (const { operator, within } of facts.painted) {
      const tags = within.map(({ tag }) => tag);
      expect([operator, tags]).toEqual([operator, [expect.any(String)]]);
      const [{ tag, number } = { tag: '', number: null }] = within;
      if (tag === 'Artifact') expect(number).toBeNull();
      else tagged.add(number ?? -1);
    }
    const known = partsOf(facts.structure).flatMap(({ id }) =>
      id ? [Number(/_mc(\d+)$/.exec(id)?.[1])] : [],
    );
    expect([...tagged].sort((a, b) => a - b)).toEqual([...known].sort((a, b) => a - b));
    expect(new Set(known).size).toBe(known.length);
  });

  it('reads from top to bottom, and marks changes of language', () => {
    expect(facts.lang).toBe('en-NZ');
    const inMaori = partsOf(facts.structure).filter(({ lang }) => lang);
    expect(inMaori).toMatchObject([{ role: 'Span', lang: 'mi' }]);
    const order = [
      'Impact certificate',
      'Tiwhikete whaitake',
      'This certifies that',
      'Pōhutukawa',
      '$12,345.50',
      'CC00000',
    ];
    const places = order.map((words) => facts.text.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('has nothing interactive, but still a tab order', () => {
    expect(facts.annotations).toBe(0);
    expect(plain).toContain('/Tabs /S');
  });

  it('contains its title in valid XML metadata, whatever is in the name', async () => {
    expect(facts.metadata).toContain(
      '<rdf:li xml:lang="x-default">Impact certificate UC-2026-000123 of Pōhutukawa Kura o Ōtāhuhu</rdf:li>',
    );
    const { metadata, info, partOfUa, text } = await pdfFacts(
      await drawCertificate({ ...CERTIFICATE, name: 'Kiri & <Sons> "Ō"' }),
    );
    expect(partOfUa).toBe('1');
    expect(info.Title).toBe('Impact certificate UC-2026-000123 of Kiri & <Sons> "Ō"');
    expect(metadata).toContain('of Kiri &amp; &lt;Sons&gt; &quot;Ō&quot;</rdf:li>');
    expect(metadata).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
    expect(text).toContain('Kiri & <Sons> "Ō"');
  });

  it('has a code that a camera reads as its address', async () => {
    expect(await codeOn(pdf)).toBe(CERTIFICATE.issue?.address);
  });

  it('embeds its fonts, with a mapping back to text', () => {
    const fonts = plain.match(/\/Type \/Font\n\/Subtype \/Type0/g) ?? [];
    expect(fonts.length).toBeGreaterThanOrEqual(4);
    expect(plain.match(/\/ToUnicode \d/g)).toHaveLength(fonts.length);
    expect(plain.match(/\/FontFile2 \d/g)).toHaveLength(fonts.length);
    expect(plain.match(/\/CIDToGIDMap \/Identity/g)).toHaveLength(fonts.length);
    expect(plain.match(/\/Encoding \/Identity-H/g)).toHaveLength(fonts.length);
    expect(plain.match(/\/FontName \/[A-Z]{6}\+/g)).toHaveLength(fonts.length);
    expect(plain).not.toContain('/Helvetica');
  });

  it('is identical each time', async () => {
    const again = await drawCertificate(CERTIFICATE);
    expect(again.equals(pdf)).toBe(true);
  });

  it('a preview is marked as a preview, and has neither number nor code A29', async () => {
    const { text, structure } = await pdfFacts(await drawCertificate({ ...CERTIFICATE, issue: null }));
    expect(text).toContain('Preview: not issued');
    expect(text).not.toContain('UC-');
    expect(partsOf(structure).filter(({ role }) => role === 'Figure')).toEqual([]);
  });

  it('supports names outside its fonts, missing years, and very long names', async () => {
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

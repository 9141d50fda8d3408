import { type PdfFacts, partsOf, pdfFacts } from '../../testing/pdf-facts.js';
import { drawReport } from './draw-report.js';
import type { YearlyReport } from './yearly-report.type.js';

const month = (month: number) => ({
  month,
  enquiries: 2,
  completed: 1,
  revenue: 1000,
  contribution: month === 5 ? 1234.5 : 10.25,
  enquiriesBefore: 1,
  revenueBefore: 100,
  contributionBefore: 20,
});
const SUPPLIER: YearlyReport = {
  of: 'supplier',
  ownerId: 5,
  name: 'Pōhutukawa Plumbing o Ōtāhuhu',
  year: 2025,
  years: [2025, 2024],
  contribution: 1347.25,
  wholeContribution: 1347.25,
  equivalentHours: 59,
  enquiries: 24,
  completed: 12,
  yearBefore: { enquiries: 12, completed: 24, revenue: 1200, contribution: 240 },
  byMonth: Array.from({ length: 12 }, (_, at) => month(at + 1)),
  byBuyerType: [
    { buyerType: 'School', enquiries: 20, active: 5, completed: 10, fallenThrough: 5, contribution: 1300 },
    { buyerType: null, enquiries: 4, active: 2, completed: 2, fallenThrough: 0, contribution: 47.25 },
  ],
  byCause: [
    { goodCauseId: 1, name: 'Tūī Reading', enquiries: 20, contribution: 1300 },
    { goodCauseId: null, name: null, enquiries: 4, contribution: 47.25 },
  ],
  byCategory: null,
  supplierCount: null,
  buyerCount: null,
};
const CAUSE: YearlyReport = {
  ...SUPPLIER,
  of: 'good-cause',
  name: 'Tūī Reading',
  contribution: 673.63,
  byCause: null,
  byCategory: [{ categoryId: 1, name: 'Plumbing', enquiries: 24, contribution: 1347.25 }],
  supplierCount: 3,
  buyerCount: 7,
};

const drawn = (report: YearlyReport, language: 'en' | 'mi') =>
  drawReport(report, { language, drawnOn: '2026-11-26' });
const textOf = ({ sheets }: PdfFacts) => sheets.map(({ text }) => text).join('\n');

describe('the yearly report PDF', () => {
  it.each([
    [
      'en',
      [
        'Yearly impact report 2025',
        'gave $1,347.25 from its sales through Uplift',
        'equivalent hours of community work',
        '461.4% more than in 2024',
        '50.0% less than in 2024',
        'September',
        'Tūī Reading',
        'Not chosen yet',
        'Consumer',
        '96.5%',
        'Figures are as at 26 November 2026',
        'Page 2',
      ],
    ],
    [
      'mi',
      [
        'Pūrongo whaitake ā-tau 2025',
        'I te tau 2025 i tukuna e Pōhutukawa Plumbing o Ōtāhuhu te $1,347.25',
        'hāora mahi hapori e rite ana',
        'he 461.4% te nui ake i te tau 2024',
        'Poutūterangi',
        'Hereturikōkā',
        'Whiringa-ā-rangi',
        'Kāore anō kia kōwhiria',
        'Kura',
        'Kiritaki',
        '26 Whiringa-ā-rangi 2026',
        'Whārangi 2',
      ],
    ],
  ] as const)('contains all its text in %s, with macrons R280 R320', async (language, said) => {
    const facts = await pdfFacts(await drawn(SUPPLIER, language));
    const text = textOf(facts).replace(/\s+/g, ' ');
    for (const words of ['Pōhutukawa Plumbing o Ōtāhuhu', '$1,347.25', '$1,234.50', '59', ...said])
      expect(text).toContain(words);
    expect(facts.info).toMatchObject({
      Language: `${language}-NZ`,
      Title: expect.stringMatching(/2025.*Pōhutukawa Plumbing o Ōtāhuhu/),
    });
  });

  it('is accessible and tagged: headings, text alternatives for bars, tables with headers', async () => {
    const pdf = await drawn(SUPPLIER, 'mi');
    const facts = await pdfFacts(pdf);
    expect([facts.partOfUa, facts.markInfo.Marked, facts.viewer.DisplayDocTitle]).toEqual(['1', true, true]);
    const parts = facts.sheets.flatMap(({ structure }) => partsOf(structure));
    const withRole = (role: string) => parts.filter((part) => part.role === role);
    expect(withRole('H1')).toHaveLength(1);
    expect(withRole('H2')).toHaveLength(5);
    expect(withRole('Figure').map(({ alt }) => alt)).toEqual([expect.stringContaining('Haratua')]);
    expect(withRole('Table')).toHaveLength(3);
    // Twelve months, two causes, two types of buyers, three headers and a total.
    expect(withRole('TR')).toHaveLength(20);
    const plain = pdf.toString('latin1');
    expect(plain.match(/\/Scope \/Column/g)).toHaveLength(4 + 3 + 4);
    expect(plain.match(/\/Scope \/Row/g)).toHaveLength(13 + 2 + 2);
    const fonts = plain.match(/\/Type \/Font\n\/Subtype \/Type0/g) ?? [];
    expect(plain.match(/\/ToUnicode \d/g)).toHaveLength(fonts.length);
    expect(plain).not.toContain('/Helvetica');
  });

  it('of a cause separates the half that counts from the whole, and names the givers A102', async () => {
    const text = textOf(await pdfFacts(await drawn(CAUSE, 'en'))).replace(/\s+/g, ' ');
    for (const said of [
      'contributed $1,347.25 from purchases that support Tūī Reading. Half of that, $673.63, is counted',
      'suppliers who gave',
      'buyers who chose it and bought',
      'Supplier category',
      'Plumbing',
    ])
      expect(text).toContain(said);
  });

  it('is identical each time', async () => {
    expect((await drawn(CAUSE, 'mi')).equals(await drawn(CAUSE, 'mi'))).toBe(true);
  });

  it('supports an empty year, names outside its fonts, and tables longer than a page', async () => {
    const empty = await pdfFacts(
      await drawn(
        {
          ...SUPPLIER,
          name: `商 ${'Whakawhanaungatanga '.repeat(10)}`,
          contribution: 0,
          wholeContribution: 0,
          byMonth: SUPPLIER.byMonth.map((each) => ({ ...each, contribution: 0, contributionBefore: 0 })),
          byBuyerType: [],
          byCause: [],
        },
        'en',
      ),
    );
    expect(textOf(empty)).toContain('No contributions yet in 2025');
    const byCategory = Array.from({ length: 70 }, (_, at) => ({
      categoryId: at,
      name: `Category ${at} ${'of many words '.repeat(at % 9)}`,
      enquiries: 1,
      contribution: 70 - at,
    }));
    const long = await pdfFacts(await drawn({ ...CAUSE, byCategory }, 'en'));
    expect(long.pages).toBeGreaterThan(3);
    const text = textOf(long);
    for (let at = 0; at < 70; at++) expect(text).toContain(`Category ${at} `);
  });
});

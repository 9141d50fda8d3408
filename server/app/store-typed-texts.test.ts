import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';
import { typedTexts } from '../testing/typed-texts.js';

const TEXTS = typedTexts(6, process.env.TEST_SAMPLE === 'all' ? 200 : 10);
const OTHER_BREAKS = ['\v', '\f', '\u0085', '\u2028', '\u2029'];
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** Returns the expected stored text, character by character. Other line breaks become `breaks`. */
const expected = (typed: string, breaks: string): string =>
  [...typed.normalize('NFC')]
    .map((sign) => (OTHER_BREAKS.includes(sign) ? breaks : sign))
    .filter((sign) => sign >= ' ' || '\t\n\r'.includes(sign))
    .filter((sign) => sign < '\u007f' || sign > '\u009f')
    .filter((sign) => !UNSEEN.test(sign))
    .join('')
    .trim();

let uplift: TestUplift;
let supplierId: number;
beforeAll(async () => {
  uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '100000' });
  supplierId = (await factories(uplift.app.database).supplier()).id;
});
afterAll(() => uplift.stop());

describe('text typed into a public form', () => {
  const person = { fullName: 'Ana', email: 'ana@example.nz' };
  it.each([
    [
      'sendContactMessage',
      'ContactMessageInput',
      '',
      'contact_message',
      'message',
      () => ({ kind: 'GENERAL', ...person }),
    ],
    [
      'sendSalesEnquiry',
      'SendSalesEnquiryInput',
      '{ id }',
      'sales_enquiry',
      'message',
      () => ({ supplierId, ...person }),
    ],
    [
      'orderImpactBox',
      'ImpactBoxOrderInput',
      '{ id }',
      'impact_box_order',
      'address',
      () => ({ items: [{ box: 'small', quantity: 1 }], ...person }),
    ],
    ['leaveTestimonial', 'LeaveTestimonialInput', '', 'testimonial', 'message', () => ({ supplierId })],
  ] as const)(
    '%s: stores the text as typed, except for normalisation and invisible characters',
    async (operation, type, answer, table, long, given) => {
      const wrong: unknown[] = [];
      for (const [index, typed] of TEXTS.entries()) {
        const name = typed.replaceAll('\n', ' ').slice(0, 90);
        const input = { ...given(), fullName: name, [long]: `${typed}\n${index}` };
        const { errors } = await uplift.graphql(
          `mutation ($input: ${type}!) { ${operation}(input: $input) ${answer} }`,
          { input },
        );
        const [row] = await uplift.app.database.manager.query(
          `SELECT full_name AS name, ${long} AS text FROM ${table} ORDER BY id DESC LIMIT 1`,
        );
        const stored = [row?.name, row?.text];
        const wanted = [expected(name, ' '), expected(`${typed}\n${index}`, '\n')];
        if (errors || JSON.stringify(stored) !== JSON.stringify(wanted))
          wrong.push({ typed, errors, stored, wanted });
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe('name in the public search', () => {
  it('finds its supplier in any Unicode form', async () => {
    const make = factories(uplift.app.database);
    const lost: unknown[] = [];
    for (const typed of TEXTS) {
      const name = expected(typed, ' ');
      const { id } = await make.supplier({ name, listTitle: 'Trade' });
      for (const search of [typed, typed.normalize('NFD'), name]) {
        const { data, errors } = await uplift.graphql(
          'query ($text: String) { searchSuppliers(filter: { text: $text }, first: 100) { nodes { id } } }',
          { text: search },
        );
        const found = data?.searchSuppliers.nodes.some((each: { id: number }) => each.id === id);
        if (!found) lost.push({ search, name, errors });
      }
    }
    expect(lost).toEqual([]);
  });

  it('finds its impact buyer in any Unicode form', async () => {
    const make = factories(uplift.app.database);
    const lost: unknown[] = [];
    for (const typed of TEXTS) {
      const name = expected(typed, ' ');
      const { id } = await make.impactBuyer({ name, status: 'Live Report' });
      const { data, errors } = await uplift.graphql(
        'query ($text: String) { impactBuyers(filter: { text: $text }, first: 100) { nodes { id } } }',
        { text: typed },
      );
      if (!data?.impactBuyers.nodes.some((each: { id: number }) => each.id === id))
        lost.push({ typed, errors });
    }
    expect(lost).toEqual([]);
  });
});

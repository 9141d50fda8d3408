import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import { LearnMoreFile } from '../directory/suppliers/learn-more-file.entity.js';
import { Supplier } from '../directory/suppliers/supplier.entity.js';
import { SupplierCategory, SupplierSubCategory } from '../directory/suppliers/supplier-category.entity.js';
import { Testimonial } from '../directory/suppliers/testimonial.entity.js';
import { WorkExample } from '../directory/suppliers/work-example.entity.js';
import { countStatements } from '../testing/count-statements.js';
import { type EnquiryPeople, enquiryPeople } from '../testing/enquiry-people.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { createProductApi } from './schema.js';

/** The number of requests after which a frequent operation is serialised by PostgreSQL (ADR 0029). */
const OFTEN = 5;
/** Matches SQL that serialises JSON as text. Ids of mails and the caller are text as well, and excluded. */
const WRITTEN = /(?<!m\.id|row_to_json\(u\))::text/;

/**
 * Returns a selection of all fields of a type, each object with its type name, and one field of each type
 * with an alias.
 */
function everythingOf(type: GraphQLObjectType, aliased = new Set<string>()): string {
  const fields = Object.values(type.getFields()).filter(({ args, resolve }) => args.length === 0 && !resolve);
  const selections = fields.map(({ name, type: of }) => {
    const named = getNamedType(of);
    return isObjectType(named) ? `${name} ${everythingOf(named, aliased)}` : name;
  });
  const leaf =
    aliased.has(type.name) || aliased.size === 15
      ? undefined
      : fields.find(({ type: of }) => isLeafType(getNamedType(of)));
  if (leaf) aliased.add(type.name);
  return `{ __typename ${selections.join(' ')} ${leaf ? `again: ${leaf.name}` : ''} }`;
}

describe('fast path of frequent queries', () => {
  let uplift: TestUplift;
  let people: EnquiryPeople & { both: TestUser };
  let enquiryIds: number[];
  const queries = createProductApi().executor.schema.getQueryType()?.getFields() ?? {};
  const everything = (name: string) => everythingOf(getNamedType(queries[name]?.type) as GraphQLObjectType);

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const each = await enquiryPeople(uplift);
    const both = { supplierId: each.otherSupplierId, impactBuyerId: each.buyerId };
    people = { ...each, both: await uplift.user({ roles: ['Business', 'ImpactBusiness'], ...both }) };
    enquiryIds = await fill();
  });
  afterAll(() => uplift.stop());

  /** Creates a supplier and an enquiry with all fields filled in, and others with few. */
  async function fill(): Promise<number[]> {
    const { manager } = uplift.app.database;
    const make = factories(uplift.app.database);
    const category = await make.category({ name: 'Māra “& more”' });
    const subCategory = await make.subCategory({ categoryId: category.id });
    await manager.update(Supplier, people.supplier.id, {
      services: ['Fencing', 'A "quoted" \\ one'],
      serviceRegions: ['Auckland'],
      promotionLive: true,
      desktopUrl: '/files/wide.png',
      membershipListingDate: '2019-05-01',
      sustainabilitySme: true,
      sustainabilityWater: true,
      sustainabilityNotes: { sustainabilityWater: 'Tank\n& pump' },
      whoAreWe: 'Kaitiaki 🌿',
    });
    await manager.insert(SupplierCategory, { supplierId: people.supplier.id, categoryId: category.id });
    await manager.insert(SupplierSubCategory, {
      supplierId: people.supplier.id,
      subCategoryId: subCategory.id,
    });
    for (const [position, imageOrientation] of (['Portrait', 'Landscape', null] as const).entries())
      await manager.insert(WorkExample, {
        supplierId: people.supplier.id,
        type: 'image',
        position,
        imageOrientation,
        imageUrl: '/files/work.jpg',
      });
    await manager.insert(Testimonial, {
      supplierId: people.supplier.id,
      fullName: 'Ana',
      message: 'Ka pai',
      visible: true,
    });
    await manager.insert(LearnMoreFile, {
      supplierId: people.supplier.id,
      title: 'Prices',
      fileLink: '/p.pdf',
    });
    const parties = {
      supplierId: people.supplier.id,
      impactBuyerId: people.buyerId,
      goodCauseId: people.causeId,
    };
    const lead = await make.lead({ supplierId: people.supplier.id, impactBuyerId: people.buyerId });
    const plain = await make.salesEnquiry(parties);
    const full = await make.salesEnquiry({
      ...parties,
      leadId: lead.id,
      openedAt: new Date('2026-03-05T00:00:00Z'),
      referredBySupplierId: people.otherSupplierId,
      enquiredAt: new Date('2026-03-04T05:06:07.089Z'),
      progress: 'Fallen Through',
      buyerFeedback: 'In Progress',
      emailState: 'Reply Sent',
      via: 'Email off Website',
      revenue: 1234.5,
      contribution: 99.9,
      personResponsibleId: people.admin.id,
      followUpOn: '2026-12-01',
      chance: 40,
    });
    const alone = await make.salesEnquiry({ progress: 'Completed', revenue: 10, contribution: 0.25 });
    const reply = 'mutation($id: Int!) { replyToSalesEnquiry(id: $id, reply: "Kia ora “& all”") { id } }';
    const { errors } = await uplift.graphql(reply, { id: full.id }, { as: people.admin });
    expect(errors).toBeUndefined();
    return [plain.id, full.id, alone.id, 999_999];
  }

  /**
   * Repeats a query until the result is serialised by PostgreSQL. Returns the first result, the last one, and
   * whether it was serialised.
   */
  async function firstAndLast(query: string, variables: Record<string, unknown>, as: TestUser | null) {
    const first = await uplift.graphql(query, variables, { as });
    for (let time = 1; time < OFTEN; time++) await uplift.graphql(query, variables, { as });
    let last = first;
    const statements = await countStatements(async () => {
      last = await uplift.graphql(query, variables, { as });
    });
    return { first, last, written: statements.some((text) => WRITTEN.test(text)) };
  }

  const AS = ['admin', 'seller', 'otherSeller', 'buyerUser', 'causeUser'] as const;

  it.each(AS)(
    'returns the same grid and dashboard to %s as the regular path, for any selection',
    async (who) => {
      for (const query of [
        `{ salesEnquiries(first: 2) ${everything('salesEnquiries')} }`,
        `query($f: SalesEnquiryFilter, $s: SalesEnquiryListSort) {
        salesEnquiries(filter: $f, sort: $s) ${everything('salesEnquiries')} }`,
        `{ dashboard ${everything('dashboard')} }`,
      ]) {
        const variables = {
          f: { progress: ['COMPLETED', 'FALLEN_THROUGH'] },
          s: { column: 'REVENUE', direction: 'ASC' },
        };
        const { first, last, written } = await firstAndLast(
          query,
          query.includes('$f') ? variables : {},
          people[who],
        );
        expect(first.errors).toBeUndefined();
        expect(last.data).toEqual(first.data);
        expect(Object.keys(last.response.headers)).toEqual(Object.keys(first.response.headers));
        expect(written).toBe(true);
      }
    },
  );

  it.each(['admin', 'seller', 'otherSeller', 'buyerUser', 'both'] as const)(
    'returns the same enquiry to %s as the regular path, for any selection',
    async (who) => {
      const all = everything('salesEnquiry');
      // The suggested contribution needs the whole enquiry. Everything else is serialised by PostgreSQL.
      for (const fields of [all, all.replace('suggestedContribution', '')])
        for (const id of enquiryIds) {
          const query = `query E${fields.length}($id: Int!) { salesEnquiry(id: $id) ${fields} }`;
          const { first, last, written } = await firstAndLast(query, { id }, people[who]);
          expect(last.errors).toBeUndefined();
          expect(last.data).toEqual(first.data);
          expect(written).toBe(fields !== all);
        }
    },
  );

  it('returns the same suppliers to visitors as the regular path, for any selection', async () => {
    const { supplier, otherSupplierId } = people;
    for (const id of [supplier.id, otherSupplierId, 999_999]) {
      const query = `query Of${id}($id: Int) { supplier(id: $id) ${everything('supplier')} }`;
      const { first, last, written } = await firstAndLast(query, { id }, null);
      expect(last.data).toEqual(first.data);
      expect(last.response.headers).toMatchObject({ 'content-type': first.response.headers['content-type'] });
      expect(written).toBe(true);
    }
    const search = `{ searchSuppliers ${everything('searchSuppliers')} }`;
    const { first, last, written } = await firstAndLast(search, {}, null);
    expect(last.data).toEqual(first.data);
    expect(written).toBe(true);
  });

  it('returns each field once, including fields from fragments', async () => {
    const query = `query Twice($id: Int) { supplier(id: $id) { id ...Names buttons { buttonText } } }
      fragment Names on Supplier { name buttons { emailButtonVisible buttonText } ... on Supplier { listTitle } }`;
    const { first, last, written } = await firstAndLast(query, { id: people.supplier.id }, null);
    expect(last.data).toEqual(first.data);
    expect(written).toBe(true);
  });

  it.each([
    ['a directive', '{ searchSuppliers { totalCount nodes @skip(if: false) { id } } }'],
    ['a name that is too long for PostgreSQL', `{ searchSuppliers { nodes { ${'a'.repeat(64)}: id } } }`],
    ['a list with two aliases', '{ searchSuppliers { nodes { id } others: nodes { name } } }'],
    ['a field with its own resolver', '{ searchSuppliers { nodes { id account { __typename } } } }'],
    ['a list of plain values', '{ services regions { name } }'],
  ])('is skipped for queries with %s', async (_what, query) => {
    const { first, last, written } = await firstAndLast(query, {}, null);
    expect(first.errors).toBeUndefined();
    expect(last.data).toEqual(first.data);
    expect(written).toBe(false);
  });

  it('returns fields in the requested order', async () => {
    const query = 'query O($id: Int) { supplier(id: $id) { sustainability { notes type } } }';
    const { first, last } = await firstAndLast(query, { id: people.supplier.id }, null);
    expect(first.data.supplier.sustainability).toHaveLength(2);
    expect(JSON.stringify(last.data)).toBe(JSON.stringify(first.data));
  });

  it('supports aliases that are reserved words in SQL', async () => {
    const query =
      'query K($id: Int) { supplier(id: $id) { object: id } searchSuppliers { nodes { object: name } } }';
    const { first, last } = await firstAndLast(query, { id: people.supplier.id }, null);
    expect(first.errors).toBeUndefined();
    expect(last.data).toEqual(first.data);
  });

  it('also serves requests that name their client library', async () => {
    const query = '{ searchSuppliers { nodes { id name } } }';
    await firstAndLast(query, {}, null);
    const extensions = { clientLibrary: { name: '@apollo/client', version: '4.3.8' } };
    const statements = await countStatements(async () => {
      await uplift.http.inject({ method: 'POST', url: '/graphql', payload: { query, extensions } });
    });
    expect(statements.some((text) => text.includes('::text'))).toBe(true);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'rejects the Accept header %s with 406',
    async (accept) => {
      const query = '{ searchSuppliers { nodes { id } } }';
      await firstAndLast(query, {}, null);
      expect((await uplift.graphql(query, {}, { headers: { accept } })).status).toBe(406);
    },
  );

  it('reports failures to signed-in users as GraphQL errors', async () => {
    const query = '{ salesEnquiries { nodes { id } } }';
    await firstAndLast(query, {}, people.admin);
    const key = { headers: { 'idempotency-key': 'x'.repeat(201) }, as: people.admin };
    expect((await uplift.graphql(query, {}, key)).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
    const down = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const read = jest.spyOn(uplift.app.database, 'read').mockRejectedValue(down);
    const answer = await uplift.graphql(query, {}, { as: people.admin });
    read.mockRestore();
    expect(answer.errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE' } }]);
  });

  it('rejects invalid variables as the regular path does, and separates audiences', async () => {
    const wrong = await firstAndLast(
      'query W($id: Int) { supplier(id: $id) { id } }',
      { id: people.supplier.id },
      null,
    );
    expect(wrong.written).toBe(true);
    for (const variables of [{}, { id: 'x' }, { id: -1 }]) {
      const { status, errors } = await uplift.graphql(
        'query W($id: Int) { supplier(id: $id) { id } }',
        variables,
      );
      expect([status, errors?.[0]?.extensions.code]).toEqual([
        variables.id === 'x' ? 400 : 200,
        'BAD_USER_INPUT',
      ]);
    }
    const grid = '{ salesEnquiries { nodes { id email } } }';
    await firstAndLast(grid, {}, people.admin);
    expect((await uplift.graphql(grid)).status).toBe(401);
    const seen = (await uplift.graphql(grid, {}, { as: people.causeUser })).data.salesEnquiries.nodes;
    expect(seen.map(({ email }: { email: string | null }) => email)).toEqual([null, null]);
  });

  it('reads once on a failure and hides the cause, as the regular path does', async () => {
    const query = 'query F($id: Int) { supplier(id: $id) { id } }';
    await firstAndLast(query, { id: people.supplier.id }, null);
    const read = jest.spyOn(uplift.app.database, 'readOne').mockRejectedValue(new Error('secret words'));
    const { errors, data } = await uplift.graphql(query, { id: people.supplier.id });
    expect(read).toHaveBeenCalledTimes(1);
    read.mockRestore();
    expect(data).toEqual({ supplier: null });
    expect(errors).toMatchObject([{ path: ['supplier'], extensions: { code: 'INTERNAL' } }]);
    expect(JSON.stringify(errors)).not.toContain('secret');
  });
});

import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const ACCOUNT = 'account { ownerEmail enquiryEmail adminNotes enquiryTotal contributionTotal }';
const LIST = `{ searchSuppliers(first: 24) { nodes { id ${ACCOUNT} } } }`;

describe('private data of suppliers', () => {
  let uplift: TestUplift;
  let ids: number[];
  const people: Record<string, TestUser | null> = { visitor: null };

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const suppliers = [];
    for (let n = 0; n < 4; n++)
      suppliers.push(await make.supplier({ ownerEmail: `owner${n}@demo.example`, adminNotes: 'watch' }));
    ids = suppliers.map(({ id }) => id);
    await make.salesEnquiry({ supplierId: ids[0], progress: 'Completed', contribution: 12.5 });
    people.member = await uplift.user();
    people.own = await uplift.user({ roles: ['Business'], supplierId: ids[0] });
    people.buyer = await uplift.user({ roles: ['ImpactBusiness'], supplierId: ids[0] });
    people.admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  type VisibleSupplier = {
    id: number;
    account: { adminNotes: string | null; contributionTotal: number } | null;
  };
  const seen = async (name: string): Promise<VisibleSupplier[]> =>
    (await uplift.graphql(LIST, {}, { as: people[name] })).data.searchSuppliers.nodes;

  it('is visible to Admin and its own user, and null for others R339', async () => {
    for (const name of ['visitor', 'member', 'buyer'])
      expect((await seen(name)).every(({ account }) => account === null)).toBe(true);
    expect((await seen('admin')).map(({ account }) => account?.adminNotes)).toEqual(ids.map(() => 'watch'));
    const own = await seen('own');
    expect(own.filter(({ account }) => account).map(({ id }) => id)).toEqual([ids[0]]);
    expect(own.find(({ id }) => id === ids[0])?.account).toMatchObject({
      adminNotes: null,
      contributionTotal: 12.5,
    });
  });

  it('takes one statement for a whole list, and none if the user may not see it', async () => {
    const ask = (name: string) => countStatements(() => seen(name));
    expect(await ask('admin')).toHaveLength(3);
    expect(await ask('member')).toHaveLength(2);
    expect(await ask('visitor')).toHaveLength(1);
  });

  it('is on the profile as well R339', async () => {
    const query = `query ($id: Int) { supplier(id: $id) { name ${ACCOUNT} } }`;
    const of = async (name: string) =>
      (await uplift.graphql(query, { id: ids[0] }, { as: people[name] })).data.supplier.account;
    expect(await of('own')).toMatchObject({ ownerEmail: 'owner0@demo.example', enquiryTotal: 1 });
    expect(await of('buyer')).toBeNull();
  });
});

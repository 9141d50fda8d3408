import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

describe('users without a record or the Admin role see the same as visitors A148', () => {
  let uplift: TestUplift;
  const readers = {} as Record<string, TestUser>;
  /** A public record and a hidden one of each type. */
  const ids = {} as Record<
    'supplier' | 'hiddenSupplier' | 'buyer' | 'hiddenBuyer' | 'cause' | 'hiddenCause',
    number
  >;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    ids.supplier = (await make.supplier({ adminNotes: 'watch', ownerEmail: 'owner@demo.example' })).id;
    ids.hiddenSupplier = (await make.supplier({ status: 'Drafting' })).id;
    ids.buyer = (await make.impactBuyer({ status: 'Live Report' })).id;
    ids.hiddenBuyer = (await make.impactBuyer()).id;
    ids.cause = (await make.goodCause()).id;
    ids.hiddenCause = (await make.goodCause({ status: 'Drafting' })).id;
    const [supplier, buyer, cause] = [
      await make.supplier(),
      await make.impactBuyer(),
      await make.goodCause(),
    ];
    Object.assign(readers, {
      member: await uplift.user(),
      'another supplier': await uplift.user({ roles: ['Business'], supplierId: supplier.id }),
      'another buyer': await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id }),
      'another cause': await uplift.user({ roles: ['GoodCause'], goodCauseId: cause.id }),
      // Links without a role have no effect, nor does a role without a link.
      'linked without a role': await uplift.user({
        supplierId: ids.supplier,
        impactBuyerId: ids.buyer,
        goodCauseId: ids.cause,
      }),
      'roles without a link': await uplift.user({ roles: ['Business', 'ImpactBusiness', 'GoodCause'] }),
    });
  });
  afterAll(() => uplift.stop());

  const READERS = [
    'member',
    'another supplier',
    'another buyer',
    'another cause',
    'linked without a role',
    'roles without a link',
  ];
  const calls = () =>
    (['supplier', 'hiddenSupplier'] as const)
      .map((key) => `business/${ids[key]}`)
      .concat((['buyer', 'hiddenBuyer'] as const).map((key) => `impactBusiness/${ids[key]}`))
      .concat((['cause', 'hiddenCause'] as const).map((key) => `goodCause/${ids[key]}`))
      .concat(
        'business/all/available',
        'impactBusiness/all/available',
        'goodCause/all/available',
        'category/all',
      );
  const queries = () => [
    ...[ids.supplier, ids.hiddenSupplier].map(
      (id) => `{ supplier(id: ${id}) { name account { adminNotes ownerEmail } } }`,
    ),
    ...[ids.cause, ids.hiddenCause].map(
      (id) => `{ goodCause(id: ${id}) { name version account { linkKey } } }`,
    ),
    ...[ids.cause, ids.hiddenCause].map((id) => `{ goodCauseReport(id: ${id}) { buyerCount } }`),
    ...[ids.buyer, ids.hiddenBuyer].map((id) => `{ impactReport(id: ${id}) { supplierCount } }`),
  ];
  /** Removes the id of the request, which is in each error. */
  const said = (status: number, body: string) => [status, body.replace(/"id":"[0-9a-f-]{36}"/g, '"id":""')];

  it.each(READERS)('REST: %s', async (name) => {
    for (const path of calls()) {
      const visitor = await uplift.rest('GET', path);
      const reader = await uplift.rest('GET', path, { as: readers[name] });
      expect([path, ...said(reader.statusCode, reader.body)]).toEqual([
        path,
        ...said(visitor.statusCode, visitor.body),
      ]);
    }
  });

  it.each(READERS)('GraphQL: %s', async (name) => {
    for (const query of queries()) {
      const visitor = await uplift.graphql(query);
      expect(visitor.errors).toBeUndefined();
      const reader = await uplift.graphql(query, {}, { as: readers[name] });
      expect([query, reader.data]).toEqual([query, visitor.data]);
    }
  });
});

import { GoodCause } from '../directory/good-causes/good-cause.entity.js';
import { goodCauseFields } from '../directory/good-causes/good-cause.fields.js';
import { BuyerTypeEnum } from '../directory/impact-buyers/buyer-types.js';
import { ImpactBuyer } from '../directory/impact-buyers/impact-buyer.entity.js';
import { impactBuyerFields } from '../directory/impact-buyers/impact-buyer.fields.js';
import { InterestedStatusEnum } from '../directory/impact-buyers/impact-buyer.states.js';
import { Supplier } from '../directory/suppliers/supplier.entity.js';
import { supplierFields } from '../directory/suppliers/supplier.fields.js';
import type { FieldTable } from '../kits/records/field.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

/** The number of requests after which a frequent operation is serialised by PostgreSQL (ADR 0029). */
const OFTEN = 5;

/** Returns the stored form and the GraphQL name of each value of each field that has fixed values. */
const fixedValuesOf = (fields: FieldTable): [field: string, stored: string, name: string][] =>
  Object.entries(fields).flatMap(([field, { column, graphql }]) =>
    column === 'choice' && graphql
      ? Object.entries(graphql()).map(([name, stored]): [string, string, string] => [field, stored, name])
      : [],
  );

describe('fixed values on the fast path', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let make: ReturnType<typeof factories>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());

  const read = async (query: string) => {
    const { data, errors } = await uplift.graphql(query, {}, { as: admin });
    expect(errors).toBeUndefined();
    return data;
  };
  const readOften = async (query: string) => {
    for (let time = 0; time < OFTEN; time++) await read(query);
  };

  it.each([
    ['supplierRecord', 15, Supplier, supplierFields, () => make.supplier()],
    ['impactBuyerRecord', 28, ImpactBuyer, impactBuyerFields, () => make.impactBuyer()],
    ['goodCauseRecord', 6, GoodCause, goodCauseFields, () => make.goodCause()],
  ] as const)(
    '%s returns each value by its name, which a text with an apostrophe does not break',
    async (query, least, entity, fields, made) => {
      const { id } = await made();
      const values = fixedValuesOf(fields);
      expect(values.length).toBeGreaterThanOrEqual(least);
      const text = `{ ${query}(id: ${id}) { ${[...new Set(values.map(([field]) => field))].join(' ')} } }`;
      await readOften(text);
      for (const [field, stored, name] of values) {
        await uplift.app.database.manager.update(entity, id, { [field]: stored });
        expect((await read(text))[query]).toMatchObject({ [field]: name });
      }
    },
  );

  it('lists of enquiries and of supplier figures return types and interests of buyers by their names', async () => {
    const { id } = await make.impactBuyer();
    const supplier = await make.supplier({ impactBuyerId: id });
    await make.salesEnquiry({ supplierId: supplier.id, impactBuyerId: id });
    const enquiries = '{ salesEnquiries { nodes { buyerType } } }';
    const figures = '{ supplierStatistics { nodes { interestedStatus } } }';
    await readOften(enquiries);
    await readOften(figures);
    for (const [name, buyerType] of Object.entries(BuyerTypeEnum)) {
      await uplift.app.database.manager.update(ImpactBuyer, id, { buyerType });
      expect((await read(enquiries)).salesEnquiries.nodes).toEqual([{ buyerType: name }]);
    }
    for (const [name, interestedStatus] of Object.entries(InterestedStatusEnum)) {
      await uplift.app.database.manager.update(ImpactBuyer, id, { interestedStatus });
      expect((await read(figures)).supplierStatistics.nodes).toEqual([{ interestedStatus: name }]);
    }
  });
});

import { ImpactBoxOrder } from '../sales/orders/impact-box-order.entity.js';
import { ContactMessage } from '../staff/contact-messages/contact-message.entity.js';
import { factories } from '../testing/factories.js';
import { listCounts } from '../testing/list-counts.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { spellingsOf } from '../testing/typed-texts.js';

let uplift: TestUplift;
let admin: TestUser;
beforeAll(async () => {
  uplift = await TestUplift.start();
  admin = await uplift.user({ roles: ['Admin'] });
});
afterAll(() => uplift.stop());

describe('phone number search', () => {
  it.each([
    ['supplierRecords', 'Supplier', 'OWNER_MOBILE', 'ownerMobile'],
    ['impactBuyerRecords', 'ImpactBuyer', 'PHONE', 'phone'],
    ['salesEnquiries', 'SalesEnquiry', 'MOBILE', 'mobile'],
    ['customers', 'Customer', 'MOBILE', 'mobile'],
    ['leadRecords', 'Lead', 'FROM_PHONE', 'fromPhone'],
    ['messageRecords', 'Message', 'MOBILE', 'mobile'],
    ['orderRecords', 'Order', 'MOBILE', 'mobile'],
  ])(
    '%s: finds a number in any spelling, in whatever spelling it is stored',
    async (list, typeName, column, field) => {
      const make = factories(uplift.app.database);
      const { manager } = uplift.app.database;
      const entity = { messageRecords: ContactMessage, orderRecords: ImpactBoxOrder }[list];
      const lost: unknown[] = [];
      for (const index of spellingsOf('0299876500').keys()) {
        // Each record has its own number in its own spelling.
        const number = `${list === 'customers' ? '0229' : '0219'}8765${String(index).padStart(2, '0')}`;
        const stored = spellingsOf(number)[index];
        const fields = { [field]: stored };
        const record = async (): Promise<{ id: number }> => {
          if (list === 'supplierRecords') return make.supplier(fields);
          if (list === 'impactBuyerRecords') return make.impactBuyer(fields);
          if (list === 'salesEnquiries' || list === 'customers') return make.salesEnquiry(fields);
          if (list === 'leadRecords')
            return make.lead({
              supplierId: (await make.supplier()).id,
              impactBuyerId: (await make.impactBuyer()).id,
              ...fields,
            });
          const more = { kind: 'General', fullName: 'Ana', email: 'a@b.example', message: 'x', total: 5 };
          const saved = await manager.save(entity as never, { ...more, ...fields } as never);
          return saved as unknown as { id: number };
        };
        await record();
        // A value with additional words starts with and equals only itself.
        const isPlain = (text: string | undefined) => !/[a-z].*|\(M/i.test(text ?? '');
        const filters = spellingsOf(number).flatMap((typed) => [
          { search: typed },
          ...(isPlain(stored) || typed === stored ? ['CONTAINS', 'EQUALS', 'STARTS_WITH'] : ['CONTAINS']).map(
            (test) => ({ columns: [{ column, test, values: [typed] }] }),
          ),
        ]);
        const found = await listCounts(uplift, admin, { list, typeName }, filters);
        for (const [index, filter] of filters.entries())
          if (found[index] !== 1) lost.push({ stored, filter });
      }
      expect(lost).toEqual([]);
    },
  );
});

describe('street address search', () => {
  it.each([
    ['supplierRecords', 'Supplier'],
    ['impactBuyerRecords', 'ImpactBuyer'],
    ['salesEnquiries', 'SalesEnquiry'],
    ['orderRecords', 'Order'],
  ])('%s: finds an address by its exact text and with other accents and case', async (list, typeName) => {
    const make = factories(uplift.app.database);
    const address = 'Unit 3, 218 Ōkahu Road';
    if (list === 'supplierRecords') await make.supplier({ physicalAddress: address });
    if (list === 'impactBuyerRecords') await make.impactBuyer({ address });
    if (list === 'salesEnquiries') await make.salesEnquiry({ address });
    if (list === 'orderRecords')
      await uplift.app.database.manager.save(ImpactBoxOrder, {
        fullName: 'Ana',
        email: 'a@b.example',
        total: 5,
        address,
      });
    const typed = [address, '218 okahu', 'UNIT 3, 218 OKAHU ROAD', '218\u00a0Ōkahu'];
    const found = await listCounts(
      uplift,
      admin,
      { list, typeName },
      typed.map((search) => ({ search })),
    );
    expect(found).toEqual(typed.map(() => 1));
  });
});

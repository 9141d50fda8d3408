import { KOWHAI_PLUMBING_ID } from '../../demo/demo-records.js';
import type { TestUplift, TestUser } from '../testing/test-uplift.js';
import { startWithDemo } from './testing/demo-uplift.js';
import { EDITABLE_TYPES, type EditableType } from './testing/editable-types.js';

/** Records of the demo have files, links, keywords and related rows, which generated ones do not have. */
describe('demo records that are read and sent back', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let owners: Record<string, TestUser>;
  let listed: Record<string, number[]>;

  beforeAll(async () => {
    uplift = await startWithDemo();
    const idsOf = async (table: string): Promise<number[]> => {
      const rows = await uplift.app.database.manager.query(`SELECT id FROM ${table} ORDER BY id LIMIT 40`);
      return rows.map(({ id }: { id: unknown }) => Number(id));
    };
    listed = {
      supplier: [...(await idsOf('supplier')), KOWHAI_PLUMBING_ID],
      'impact buyer': await idsOf('impact_buyer'),
      'good cause': await idsOf('good_cause'),
      category: await idsOf('category'),
      'featured listing': await idsOf('featured_listing'),
      lead: await idsOf('lead'),
      'sales enquiry': await idsOf('sales_enquiry'),
      order: await idsOf('impact_box_order'),
      user: await idsOf('user_account'),
    };
    admin = await uplift.user({ roles: ['Admin'] });
    owners = {
      supplier: await uplift.user({ roles: ['Business'], supplierId: KOWHAI_PLUMBING_ID }),
      'impact buyer': await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: 1 }),
    };
  });
  afterAll(() => uplift.stop());

  const read = async ({ read: path }: EditableType, id: number, as: TestUser) => {
    const answer = await uplift.rest('GET', path(id), { as });
    return [answer.json()].flat().find((record) => record.id === id);
  };
  const sendBack = async ({ update: [method, path] }: EditableType, body: object, as: TestUser) => {
    const answer = await uplift.rest(method, path, { as, body });
    return [answer.statusCode, answer.json().fields ?? null];
  };

  it.each(EDITABLE_TYPES)('$label: stays unchanged when sent by Admin R086', async (editableType) => {
    let seen = 0;
    for (const id of listed[editableType.label] ?? []) {
      const before = await read(editableType, id, admin);
      // Some records, such as archived ones, cannot be read.
      if (!before) continue;
      expect([id, ...(await sendBack(editableType, before, admin))]).toEqual([id, 200, null]);
      expect(await read(editableType, id, admin)).toEqual(before);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(0);
  });

  it.each([
    ['supplier', KOWHAI_PLUMBING_ID],
    ['impact buyer', 1],
  ])('%s: stays unchanged when sent by its owner R086', async (called, id) => {
    const editableType = EDITABLE_TYPES.find((one) => one.label === called) as EditableType;
    const owner = owners[called] as TestUser;
    const before = await read(editableType, id, owner);
    expect(await sendBack(editableType, before, owner)).toEqual([200, null]);
    expect(await read(editableType, id, owner)).toEqual(before);
  });
});

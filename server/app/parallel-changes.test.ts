import 'reflect-metadata';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { userFields } from '../accounts/user.fields.js';
import { UserAccount } from '../accounts/user-account.entity.js';
import { Category } from '../directory/categories/category.entity.js';
import { categoryFields } from '../directory/categories/category.fields.js';
import { FeaturedListing } from '../directory/featured-listings/featured-listing.entity.js';
import { featuredListingFields } from '../directory/featured-listings/featured-listing.fields.js';
import { GoodCause } from '../directory/good-causes/good-cause.entity.js';
import { goodCauseFields } from '../directory/good-causes/good-cause.fields.js';
import { ImpactBuyer } from '../directory/impact-buyers/impact-buyer.entity.js';
import { impactBuyerFields } from '../directory/impact-buyers/impact-buyer.fields.js';
import { Supplier } from '../directory/suppliers/supplier.entity.js';
import { supplierFields } from '../directory/suppliers/supplier.fields.js';
import { SavedView } from '../kits/saved-views/saved-view.entity.js';
import { MailTemplate } from '../sales/lead-mails/mail-template.entity.js';
import { mailTemplateFields } from '../sales/lead-mails/mail-template.fields.js';
import { Lead } from '../sales/leads/lead.entity.js';
import { leadChangeFields } from '../sales/leads/lead.fields.js';
import { ImpactBoxOrder } from '../sales/orders/impact-box-order.entity.js';
import { impactBoxOrderFields } from '../sales/orders/impact-box-order.fields.js';
import { SalesEnquiry } from '../sales/sales-enquiries/sales-enquiry.entity.js';
import { enquiryFields } from '../sales/sales-enquiries/sales-enquiry.fields.js';
import { ActionItem } from '../staff/action-centre/action-item.entity.js';
import { actionChangeFields } from '../staff/action-centre/action-item.fields.js';
import { ContactMessage } from '../staff/contact-messages/contact-message.entity.js';
import { messageRecordFields } from '../staff/contact-messages/contact-message-record.fields.js';
import { ROWS } from '../testing/changed-rows.js';
import { factories } from '../testing/factories.js';
import { type Change, type Changed, otherValues, sendAtOnce } from '../testing/parallel-changes.js';
import { expectStaleRefusal } from '../testing/stale-changes.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { createProductApi } from './schema.js';

/**
 * A synonym is sent whole, and a user’s own name is a single field. Views are tested below, and webhooks in
 * webhooks.test.ts.
 */
const WITHOUT_A_TABLE = ['updateSavedView', 'updateSearchSynonym', 'updateMyName', 'updateWebhook'];

type Given = Record<string, unknown>;
interface Links extends Given {
  adminId: number;
  supplierId: number;
  impactBuyerId: number;
  goodCauseId: number;
}

interface RecordCase extends Changed {
  entity: EntityTarget<ObjectLiteral>;
  /** Required fields of a new record. */
  row?: Given;
  /** Returns the owner of the record. */
  of?: (links: Links) => Given;
  /** Returns values that only this test knows. Undefined excludes a field that sets others as well. */
  given?: (links: Links) => Given;
  /** The minimum number of fields that are changed at once. */
  least: number;
}

const post = (path: string) => ({ method: 'POST' as const, path });
const CONTACT = { fullName: 'Ana', email: 'ana@home.example' };

const RECORD_CASES: RecordCase[] = [
  {
    typeName: 'Supplier',
    entity: Supplier,
    fields: supplierFields,
    row: { name: 'Kōwhai Ltd', listTitle: 'Baker', enquiryEmail: 'hi@kowhai.example' },
    given: ({ impactBuyerId }) => ({
      impactBuyerId,
      urlKeyword: 'kowhai',
      serviceRegions: ['Otago'],
      serviceDistricts: ['Dunedin City'],
      locationsJson: [{ name: 'Here' }],
      physicalPostCode: '9016',
      postalPostCode: '9017',
      sustainabilityNotes: { sustainabilityCarbon: 'Zero since 2024' },
      // The postal address follows the physical one.
      postalAsAbove: undefined,
    }),
    rest: post('business/update'),
    least: 75,
  },
  {
    typeName: 'ImpactBuyer',
    entity: ImpactBuyer,
    fields: impactBuyerFields,
    row: { name: 'Kura', email: 'kura@school.example', linkKey: 'a-key-of-this-buyer-alone' },
    given: ({ supplierId, goodCauseId }) => ({ supplierId, goodCauseId, urlKeyword: 'kura' }),
    rest: post('impactBusiness/update'),
    least: 40,
  },
  {
    typeName: 'SalesEnquiry',
    entity: SalesEnquiry,
    fields: enquiryFields,
    row: CONTACT,
    given: ({ supplierId, impactBuyerId, goodCauseId, adminId }) => ({
      supplierId,
      impactBuyerId,
      goodCauseId,
      referredBySupplierId: supplierId,
      personResponsibleId: adminId,
      email: 'mere@example.nz',
      archived: undefined,
    }),
    rest: { method: 'PUT', path: 'business/salesEnquiry' },
    least: 30,
  },
  {
    typeName: 'GoodCause',
    entity: GoodCause,
    fields: goodCauseFields,
    row: { name: 'Rivers', status: 'Approved & Live' },
    rest: post('goodCause/update'),
    least: 6,
  },
  {
    typeName: 'Category',
    entity: Category,
    fields: categoryFields,
    row: { name: 'Trades' },
    rest: post('category/update'),
    least: 3,
  },
  {
    typeName: 'FeaturedListing',
    entity: FeaturedListing,
    fields: featuredListingFields,
    given: ({ supplierId }) => ({ supplierId }),
    rest: post('featuredListing/update'),
    least: 6,
  },
  {
    typeName: 'User',
    entity: UserAccount,
    fields: userFields,
    row: { email: 'kept@demo.example', identityId: 'kept' },
    given: ({ adminId, ...links }) => ({ ...links, roles: ['Business', 'ImpactBusiness'] }),
    rest: post('user/update'),
    least: 5,
  },
  {
    typeName: 'Lead',
    entity: Lead,
    fields: leadChangeFields,
    of: ({ impactBuyerId, supplierId }) => ({ impactBuyerId, supplierId }),
    given: ({ adminId }) => ({
      personResponsibleId: adminId,
      estimatedRevenueBand: 4,
      estimatedContributionBand: 5,
      // A status sets the chance and its date.
      status: undefined,
      archived: undefined,
    }),
    rest: { method: 'PUT', path: 'leads' },
    least: 20,
  },
  {
    typeName: 'ActionItem',
    entity: ActionItem,
    fields: actionChangeFields,
    row: { type: 'Ring back' },
    given: ({ adminId }) => ({ assignedToId: adminId }),
    least: 3,
  },
  {
    typeName: 'Order',
    entity: ImpactBoxOrder,
    fields: impactBoxOrderFields,
    row: { ...CONTACT, address: '1 Rātā Street', items: [], total: 0 },
    given: ({ goodCauseId }) => ({ goodCauseId }),
    rest: post('orders/update'),
    least: 7,
  },
  {
    typeName: 'Message',
    entity: ContactMessage,
    fields: messageRecordFields,
    row: { ...CONTACT, kind: 'General', message: 'Kia ora' },
    least: 2,
  },
  {
    typeName: 'MailTemplate',
    entity: MailTemplate,
    fields: mailTemplateFields,
    row: { id: 1, kind: 'lead.to-buyer' },
    given: () => ({
      body: '<p><a href="https://{{leadsLinkWithID}}" rel="noopener nofollow">Answer</a></p>',
    }),
    least: 2,
  },
];

const changedValues = (changes: readonly Change[]) =>
  Object.fromEntries(changes.map(({ field, value }) => [field, value]));

describe('concurrent changes of different fields of a record', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let links: Links;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    admin = await uplift.user({
      roles: ['Admin'],
      email: 'staff@uplift.example',
      emailVerifiedAt: new Date(),
    });
    links = {
      adminId: admin.id,
      supplierId: (await make.supplier()).id,
      impactBuyerId: (await make.impactBuyer()).id,
      goodCauseId: (await make.goodCause()).id,
    };
  });
  afterAll(() => uplift.stop());

  const repository = (of: EntityTarget<ObjectLiteral>) => uplift.app.database.manager.getRepository(of);
  const madeOf = async (of: EntityTarget<ObjectLiteral>, row: Given) => {
    const { id } = await repository(of).save({ ...row });
    return repository(of).findOneByOrFail({ id });
  };

  it('covers every record type with partial updates', () => {
    const { schema } = createProductApi().executor;
    const inPart = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((name) =>
      /^update/.test(name),
    );
    const here = new Set([...RECORD_CASES.map(({ typeName }) => `update${typeName}`), ...WITHOUT_A_TABLE]);
    expect(inPart.filter((name) => !here.has(name))).toEqual([]);
  });

  it.each(RECORD_CASES.map((recordCase) => [recordCase.typeName, recordCase] as const))(
    '%s: saves all changes, and refuses an older version with the newer record as a read returns it R166',
    async (_, recordCase) => {
      const record = await madeOf(recordCase.entity, { ...recordCase.row, ...recordCase.of?.(links) });
      const given = recordCase.given?.(links) ?? {};
      const changes = await otherValues(uplift, admin, recordCase, record, given);
      expect(changes.length).toBeGreaterThanOrEqual(recordCase.least);
      expect(await sendAtOnce(uplift, admin, recordCase, record.id, changes)).toEqual([]);
      expect(await repository(recordCase.entity).findOneByOrFail({ id: record.id })).toMatchObject(
        changedValues(changes),
      );
      await expectStaleRefusal(uplift, admin, recordCase, record.id);
    },
  );

  it.each(ROWS.map((rows) => [rows.rows.list, rows] as const))(
    'fifty changes of %s of one record: saves all changes',
    async (_, { entity, of, link, row, given, ...changed }) => {
      const { row: parent } = RECORD_CASES.find(({ entity: each }) => each === of) ?? {};
      const { id } = await madeOf(of, parent ?? {});
      const expected: Given[] = [];
      const all: Change[] = [];
      while (all.length < 50) {
        const index = expected.length;
        const stored = await madeOf(entity, { ...row(index), [link]: id });
        const changes = await otherValues(uplift, admin, changed, stored, given(index));
        expected.push({ id: stored.id, ...changedValues(changes) });
        all.push(...changes.map((change) => ({ ...change, rowId: stored.id })));
      }
      expect(await sendAtOnce(uplift, admin, changed, id, all)).toEqual([]);
      expect(await repository(entity).find({ where: { [link]: id }, order: { id: 'ASC' } })).toMatchObject(
        expected,
      );
    },
  );

  it('a saved view: saves all changes', async () => {
    const { id } = await madeOf(SavedView, { list: 'suppliers', name: 'Mine', ownerId: admin.id });
    const changes = Object.entries({
      name: 'Ours',
      search: 'sort=name',
      shared: true,
      columns: { hidden: ['id'] },
    });
    const view = { typeName: 'SavedView', input: 'SavedViewChanges', fields: {} };
    const sent = changes.map(([field, value]) => ({ field, value }));
    expect(await sendAtOnce(uplift, admin, view, id, sent)).toEqual([]);
    expect(await repository(SavedView).findOneByOrFail({ id })).toMatchObject(Object.fromEntries(changes));
  });
});

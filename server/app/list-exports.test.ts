import 'reflect-metadata';
import { type GraphQLEnumType, type GraphQLInputObjectType, getNamedType } from 'graphql';
import { UserAccount } from '../accounts/user-account.entity.js';
import { AffiliateLinkClick } from '../directory/click-tracking/click.entity.js';
import { FeaturedListing } from '../directory/featured-listings/featured-listing.entity.js';
import { SearchMiss } from '../directory/search-words/search-miss.entity.js';
import { SearchSynonym } from '../directory/search-words/search-synonym.entity.js';
import { SupplierAlert } from '../directory/supplier-alerts/supplier-alert.entity.js';
import { Testimonial } from '../directory/suppliers/testimonial.entity.js';
import { Activity } from '../platform/activity/activity.entity.js';
import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { ImpactBoxOrder } from '../sales/orders/impact-box-order.entity.js';
import { ActionItem } from '../staff/action-centre/action-item.entity.js';
import { ContactMessage } from '../staff/contact-messages/contact-message.entity.js';
import { HeldSubmission } from '../staff/held-submissions/held-submission.entity.js';
import { factories } from '../testing/factories.js';
import { listExports } from '../testing/list-exports.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { createProductApi } from './schema.js';

/** A text that a spreadsheet would calculate. */
const FORMULA = '=1+1';

// Each export with its list, a column with the formula in one row, and another column.
const EXPORTS = [
  ['exportSuppliers', 'Supplier', 'supplierRecords', 'NAME', 'ID'],
  ['exportImpactBuyers', 'ImpactBuyer', 'impactBuyerRecords', 'NAME', 'ID'],
  ['exportGoodCauses', 'GoodCause', 'goodCauseRecords', 'NAME', 'STATUS'],
  ['exportCategories', 'Category', 'categoryRecords', 'NAME', 'CHILDREN'],
  ['exportOrders', 'Order', 'orderRecords', 'FULL_NAME', 'TOTAL'],
  ['exportActionItems', 'ActionItem', 'actionItems', 'VALUE', 'TYPE'],
  ['exportLeads', 'Lead', 'leadRecords', 'FROM_NAME', 'STATUS'],
  ['exportMessages', 'Message', 'messageRecords', 'MESSAGE', 'CREATED_AT'],
  ['exportTestimonials', 'Testimonial', 'testimonials', 'MESSAGE', 'VISIBLE'],
  ['exportAffiliateClicks', 'AffiliateClick', 'affiliateClicks', 'URL', 'SUPPLIER'],
  ['exportCustomers', 'Customer', 'customers', 'NAME', 'ENQUIRIES'],
  ['exportUsers', 'User', 'userRecords', 'FULL_NAME', 'ROLES'],
  ['exportFeaturedListings', 'FeaturedListing', 'featuredListingRecords', 'TITLE', 'POSITION'],
  ['exportHeldSubmissions', 'HeldSubmission', 'heldSubmissions', 'SENDER_NAME', 'FORM'],
  ['exportSearchMisses', 'SearchMiss', 'searchMisses', 'TEXT', 'SEARCHES'],
  ['exportSearchSynonyms', 'SearchSynonym', 'searchSynonyms', 'MEANS', 'PHRASE'],
  ['exportSupplierAlerts', 'SupplierAlert', 'supplierAlerts', 'TRADE', 'PLACE'],
  ['exportServices', 'Service', 'serviceRecords', 'LABEL', 'OFFERED'],
  ['exportMails', 'Mail', 'mailDeliveries', 'SUBJECT', 'STATUS'],
  ['exportAuditLog', 'AuditEntry', 'auditLog', 'ACTOR', 'CHANGES'],
  ['exportSupplierStatistics', 'SupplierStatistics', 'supplierStatistics', 'NAME', 'ENQUIRIES'],
  ['exportSalesEnquiries', 'SalesEnquiry', 'salesEnquiries', 'FULL_NAME', 'REVENUE'],
] as const;

describe('list exports', () => {
  const { rootFields, executor } = createProductApi();
  let uplift: TestUplift;
  const people: Record<string, TestUser> = {};
  let links: Pick<UserAccount, 'supplierId' | 'impactBuyerId' | 'goodCauseId'>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const { manager } = uplift.app.database;
    const make = factories(uplift.app.database);
    const [own, other] = [await make.supplier({ name: FORMULA }), await make.supplier()];
    const [buyer] = [await make.impactBuyer({ name: FORMULA }), await make.impactBuyer()];
    const [cause] = [await make.goodCause({ name: FORMULA }), await make.goodCause()];
    await make.subCategory({ categoryId: (await make.category({ name: FORMULA })).id, name: 'Roofs' });
    links = { supplierId: own.id, impactBuyerId: buyer.id, goodCauseId: cause.id };
    await make.salesEnquiry({ fullName: FORMULA, ...links });
    await make.salesEnquiry({ supplierId: other.id });
    await make.lead({ supplierId: own.id, impactBuyerId: buyer.id, fromName: FORMULA });
    await manager.insert(ActionItem, { type: 'Ring back', value: FORMULA });
    for (const { id } of [own, other]) {
      await manager.insert(Testimonial, { supplierId: id, fullName: 'Ana', message: FORMULA });
      await manager.insert(AffiliateLinkClick, { supplierId: id, impactBuyerId: buyer.id, url: FORMULA });
    }
    await manager.insert(ContactMessage, {
      kind: 'General',
      fullName: 'Ana',
      email: 'a@b.example',
      message: FORMULA,
    });
    await manager.insert(ImpactBoxOrder, { fullName: FORMULA, email: 'a@b.example', total: 5 });
    await manager.insert(
      MailDelivery,
      [FORMULA, 'Kia ora'].map((subject) => ({
        kind: 'sales-enquiry.reply',
        messageId: subject,
        toAddress: 'a@b.example',
        subject,
        bodyText: 'x',
        bodyHtml: 'x',
      })),
    );
    await manager.insert(FeaturedListing, [{ title: FORMULA }, { title: 'Another', position: 1 }]);
    await manager.insert(HeldSubmission, {
      form: 'Message',
      senderName: FORMULA,
      summary: 'Taps',
      answers: [],
      content: {},
      reason: 'A hidden field was filled in.',
    });
    const alert = { email: 'ana@example.nz', language: 'en', search: { text: 'roofs' } } as const;
    await manager.insert(SupplierAlert, [
      { ...alert, trade: FORMULA },
      { ...alert, trade: 'roofs', search: { text: 'tarot' } },
    ]);
    await manager.insert(SearchMiss, [{ folded: FORMULA }, { folded: 'tarot' }]);
    await manager.insert(SearchSynonym, { phrase: 'sums', means: [FORMULA] });
    await manager.query('INSERT INTO search_phrase (folded, label) VALUES ($1, $1)', [FORMULA]);
    people.admin = await uplift.user({ roles: ['Admin'], fullName: FORMULA });
    await manager.insert(Activity, {
      actorKind: 'user',
      actorId: people.admin.id,
      action: 'category.changed',
      subjectType: 'category',
    });
    people.supplier = await uplift.user({ roles: ['Business'], supplierId: own.id });
    people.buyer = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id });
    people.cause = await uplift.user({ roles: ['GoodCause'], goodCauseId: cause.id });
    people.both = await uplift.user({
      roles: ['Business', 'ImpactBusiness'],
      supplierId: own.id,
      impactBuyerId: buyer.id,
    });
  });
  afterAll(() => uplift.stop());

  const audienceOf = (name: string) => rootFields.find((each) => each.name === name)?.audience;
  const listed = async (list: string, as: TestUser) =>
    (await uplift.graphql(`{ ${list} { totalCount } }`, {}, { as })).data?.[list]?.totalCount as
      | number
      | undefined;

  it('covers every export', () => {
    const exported = rootFields.filter(({ name }) => name.startsWith('export')).map(({ name }) => name);
    expect(EXPORTS.map(([name]) => name).sort()).toEqual(exported.sort());
  });

  it.each(EXPORTS)('%s has the same audience as its list', (mutation, _, list) => {
    expect(audienceOf(mutation)).toEqual(audienceOf(list));
  });

  it.each(EXPORTS)(
    '%s exports the rows that the caller sees, without text that a spreadsheet would run as a formula',
    async (mutation, typeName, list, column, another) => {
      const file = listExports(uplift, mutation, typeName);
      const rows = await file.rows([column, another], people.admin as TestUser);
      expect(rows.length).toBe(await listed(list, people.admin as TestUser));
      expect(rows.map(([cell]) => cell)).toContain(`'${FORMULA}`);
      for (const who of ['supplier', 'buyer', 'cause', 'both']) {
        const as = people[who] as TestUser;
        const count = await listed(list, as);
        const problem = await file.problem([column], as);
        if (!count) expect([who, problem]).toEqual([who, expect.stringMatching(/nothing to export|may not/)]);
        else expect([who, (await file.rows([column], as)).length]).toEqual([who, count]);
      }
    },
  );

  it.each(EXPORTS)(
    '%s exports plain texts without a byte order mark in machine format',
    async (mutation, typeName, _, column) => {
      const file = listExports(uplift, mutation, typeName);
      const admin = people.admin as TestUser;
      const ways = [await file.begun([column], admin, { filter: {} }, 'MACHINE')];
      ways.push(await file.begun([column], admin, { filter: {} }, 'MACHINE'));
      await file.byWorker(ways[1]?.id ?? 0);
      for (const { id } of ways) {
        const text = await file.bodyOf(id, admin);
        expect(text.startsWith(`${column}\r\n`)).toBe(true);
        expect(text.split('\r\n')).toContain(FORMULA);
      }
    },
  );

  it.each(EXPORTS)('%s exports every column in both formats', async (mutation, typeName) => {
    const file = listExports(uplift, mutation, typeName);
    const admin = people.admin as TestUser;
    const { column } = (
      executor.schema.getType(`${typeName}ExportColumn`) as GraphQLInputObjectType
    ).getFields();
    const columns = (getNamedType(column?.type) as GraphQLEnumType).getValues().map(({ name }) => name);
    for (const format of ['EXCEL', 'MACHINE'] as const) {
      const { id } = await file.begun(columns, admin, { filter: {} }, format);
      for (const cells of await file.written(id, admin)) expect(cells).toHaveLength(columns.length);
    }
  });

  const forOthers = EXPORTS.filter(([name]) => JSON.stringify(audienceOf(name)) !== '["Admin"]');
  it.each(forOthers)(
    '%s exports only what the caller may see now, after losing access R339 R341',
    async (mutation, typeName, list, column) => {
      const file = listExports(uplift, mutation, typeName);
      const as = await uplift.user({ ...links, roles: ['Admin', 'Business', 'ImpactBusiness', 'GoodCause'] });
      const change = (fields: Partial<UserAccount>) =>
        uplift.app.database.manager.update(UserAccount, as.id, fields);
      const tasks = [
        await file.begun([column], as, { filter: {} }),
        await file.begun([column], as, { filter: {} }),
      ];
      await file.byWorker(tasks[1]?.id ?? 0);
      const counts = async () =>
        Promise.all(tasks.map(async ({ id }) => (await file.written(id, as)).length));
      const seen = async () => Array(2).fill(await listed(list, as));
      const all = await counts();
      expect(all).toEqual(await seen());
      await change({ roles: ['Business', 'ImpactBusiness', 'GoodCause'] });
      expect((await seen())[0]).toBeLessThan(all[0] ?? 0);
      expect(await counts()).toEqual(await seen());
      await change({ supplierId: null, impactBuyerId: null, goodCauseId: null });
      for (const { id } of tasks) expect(await file.bodyOf(id, as)).not.toContain(FORMULA);
    },
  );
});

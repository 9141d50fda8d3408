import { randomUUID } from 'node:crypto';
import 'reflect-metadata';
import { normalizeText } from '../../shared/characters.js';
import { fold } from '../../shared/fold.js';
import { AffiliateLinkClick } from '../directory/click-tracking/click.entity.js';
import { FeaturedListing } from '../directory/featured-listings/featured-listing.entity.js';
import { SupplierAlert } from '../directory/supplier-alerts/supplier-alert.entity.js';
import { Testimonial } from '../directory/suppliers/testimonial.entity.js';
import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { ImpactBoxOrder } from '../sales/orders/impact-box-order.entity.js';
import { ActionItem } from '../staff/action-centre/action-item.entity.js';
import { ContactMessage } from '../staff/contact-messages/contact-message.entity.js';
import { HeldSubmission } from '../staff/held-submissions/held-submission.entity.js';
import { factories } from '../testing/factories.js';
import { listCounts } from '../testing/list-counts.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { typedTexts } from '../testing/typed-texts.js';
import { createProductApi } from './schema.js';

/** The number of generated texts besides those picked by hand. More with `npm test -- --all`. */
const MADE = process.env.TEST_SAMPLE === 'all' ? 200 : 10;
const TEXTS = typedTexts(2026, MADE);
/** The maximum length of a quick search or a condition. */
const LONGEST = 100;

type Make = (text: string) => Promise<{ id: number }>;
interface Listed {
  /** The query of the list. */
  list: string;
  /** The prefix of its filter type. */
  typeName: string;
  /** The columns with the text. */
  columns: string[];
  make: Make;
}

let uplift: TestUplift;
let admin: TestUser;
let lists: Listed[];
/** Lists without typed texts, or whose texts belong to other records or are stored folded. */
const NO_TYPED_TEXT = ['auditLog', 'searchMisses', 'searchSynonyms', 'serviceRecords', 'supplierStatistics'];

beforeAll(async () => {
  uplift = await TestUplift.start();
  admin = await uplift.user({ roles: ['Admin'] });
  const { manager } = uplift.app.database;
  const make = factories(uplift.app.database);
  const supplierId = (await make.supplier()).id;
  const insert = async (entity: Parameters<typeof manager.insert>[0], fields: object) => ({
    id: Number((await manager.insert(entity, fields as never)).identifiers[0]?.id),
  });
  let number = 0;
  const email = () => `typed.${++number}@example.nz`;
  /**
   * Creates a record after deleting the one with the same name. These names are unique, and some texts differ
   * only in form.
   */
  const alone: (table: string, name: string, work: () => Promise<{ id: number }>) => Promise<{ id: number }> =
    async (table, name, work) => {
      await manager.query(`DELETE FROM ${table} WHERE fold(name) = fold($1)`, [name]);
      return work();
    };
  const pair = async () => ({
    supplierId: (await make.supplier()).id,
    impactBuyerId: (await make.impactBuyer()).id,
  });
  lists = [
    {
      list: 'actionItems',
      typeName: 'ActionItem',
      columns: ['VALUE'],
      make: (value) => insert(ActionItem, { type: 'Ring back', value }),
    },
    {
      list: 'affiliateClicks',
      typeName: 'AffiliateClick',
      columns: ['URL'],
      make: (url) => insert(AffiliateLinkClick, { supplierId, url }),
    },
    {
      list: 'categoryRecords',
      typeName: 'Category',
      columns: ['NAME'],
      make: (name) => alone('category', name, () => make.category({ name })),
    },
    {
      list: 'customers',
      typeName: 'Customer',
      columns: ['NAME'],
      make: async (fullName) => make.salesEnquiry({ fullName, email: email(), supplierId }),
    },
    {
      list: 'featuredListingRecords',
      typeName: 'FeaturedListing',
      columns: ['TITLE'],
      make: (title) => insert(FeaturedListing, { title, position: ++number }),
    },
    {
      list: 'goodCauseRecords',
      typeName: 'GoodCause',
      columns: ['NAME'],
      make: (name) => alone('good_cause', name, () => make.goodCause({ name })),
    },
    {
      list: 'heldSubmissions',
      typeName: 'HeldSubmission',
      columns: ['SENDER_NAME', 'SUMMARY'],
      make: (senderName) =>
        insert(HeldSubmission, {
          form: 'Message',
          senderName,
          summary: senderName,
          answers: [],
          content: {},
          reason: 'A hidden field was filled in.',
        }),
    },
    {
      list: 'impactBuyerRecords',
      typeName: 'ImpactBuyer',
      columns: ['NAME'],
      make: (name) => make.impactBuyer({ name }),
    },
    {
      list: 'leadRecords',
      typeName: 'Lead',
      columns: ['FROM_NAME'],
      make: async (fromName) => make.lead({ ...(await pair()), fromName }),
    },
    {
      list: 'mailDeliveries',
      typeName: 'Mail',
      columns: ['SUBJECT'],
      make: (subject) =>
        insert(MailDelivery, {
          kind: 'sales-enquiry.reply',
          messageId: `typed ${++number}`,
          toAddress: 'a@b.example',
          subject,
          bodyText: 'x',
          bodyHtml: 'x',
        }),
    },
    {
      list: 'messageRecords',
      typeName: 'Message',
      columns: ['FULL_NAME', 'ORGANISATION', 'MESSAGE'],
      make: (fullName) =>
        insert(ContactMessage, {
          kind: 'General',
          fullName,
          organisation: fullName,
          email: 'a@b.example',
          message: fullName,
        }),
    },
    {
      list: 'orderRecords',
      typeName: 'Order',
      columns: ['FULL_NAME', 'ADDRESS'],
      make: (fullName) =>
        insert(ImpactBoxOrder, { fullName, address: fullName, email: 'a@b.example', total: 5 }),
    },
    {
      list: 'salesEnquiries',
      typeName: 'SalesEnquiry',
      columns: ['FULL_NAME', 'ENQUIRY_ABOUT'],
      make: (fullName) => make.salesEnquiry({ fullName, enquiryAbout: fullName, supplierId }),
    },
    {
      list: 'supplierAlerts',
      typeName: 'SupplierAlert',
      columns: ['TRADE'],
      make: (trade) =>
        insert(SupplierAlert, {
          trade,
          email: 'a@b.example',
          language: 'en',
          search: { servicing: randomUUID() },
        }),
    },
    {
      list: 'supplierRecords',
      typeName: 'Supplier',
      columns: ['NAME', 'LIST_TITLE'],
      make: (name) => make.supplier({ name, listTitle: name }),
    },
    {
      list: 'testimonials',
      typeName: 'Testimonial',
      columns: ['FULL_NAME', 'MESSAGE'],
      make: (fullName) => insert(Testimonial, { supplierId, fullName, message: fullName }),
    },
    {
      list: 'userRecords',
      typeName: 'User',
      columns: ['FULL_NAME'],
      make: (fullName) => uplift.user({ fullName }),
    },
  ];
});
afterAll(() => uplift.stop());

/** Lists whose records have no ids of their own. */
const WITHOUT_IDS = ['customers'];

describe('search for typed texts', () => {
  it('covers every list with typed texts', () => {
    const { rootFields } = createProductApi();
    const exported = rootFields.filter(({ name }) => name.startsWith('export'));
    expect([...lists.map(({ list }) => list), ...NO_TYPED_TEXT]).toHaveLength(exported.length);
  });

  it.each([
    'actionItems',
    'affiliateClicks',
    'categoryRecords',
    'customers',
    'featuredListingRecords',
    'goodCauseRecords',
    'heldSubmissions',
    'impactBuyerRecords',
    'leadRecords',
    'mailDeliveries',
    'messageRecords',
    'orderRecords',
    'salesEnquiries',
    'supplierAlerts',
    'supplierRecords',
    'testimonials',
    'userRecords',
  ])('%s: finds a text by its own value with the quick filter and every column test', async (name) => {
    const listed = lists.find(({ list }) => list === name);
    if (!listed) throw new Error(`There is no list ${name}.`);
    const lost: unknown[] = [];
    for (const typed of TEXTS) {
      const { id } = await listed.make(normalizeText(typed, ' '));
      // A longer text is searched by its beginning.
      const whole = typed.length <= LONGEST;
      const part = [...typed].slice(0, LONGEST / 2).join('');
      const of = (filter: object) => (WITHOUT_IDS.includes(name) ? filter : { ids: [id], ...filter });
      const filters = [
        { search: part },
        ...listed.columns.flatMap((column) => [
          { columns: [{ column, test: 'CONTAINS', values: [part] }] },
          { columns: [{ column, test: 'STARTS_WITH', values: [part] }] },
          ...(whole ? [{ columns: [{ column, test: 'EQUALS', values: [typed] }] }] : []),
        ]),
      ];
      const found = await listCounts(uplift, admin, listed, filters.map(of));
      for (const [index, filter] of filters.entries())
        if ((found[index] ?? 0) < 1) lost.push({ typed, filter, folded: fold(typed) });
    }
    expect(lost).toEqual([]);
  });
});

import type { Client } from 'pg';
import type { BuyerFacts } from '../buyer-facts.js';
import { KOWHAI_PLUMBING_ID } from '../demo-records.js';
import { partnersOf } from '../partners.js';
import type { Row } from '../row.js';
import { goodCauseRows } from '../rows/good-cause.rows.js';
import { DemoHistory } from '../rows/history.rows.js';
import { impactBuyers } from '../rows/impact-buyer.rows.js';
import { type ConvertedLead, leadRows } from '../rows/lead.rows.js';
import * as news from '../rows/news.rows.js';
import { salesEnquiryRows } from '../rows/sales-enquiry.rows.js';
import * as site from '../rows/site.rows.js';
import { supplier } from '../rows/supplier.rows.js';
import * as children from '../rows/supplier-children.rows.js';
import { userAccountRows } from '../rows/user-account.rows.js';
import type { DemoSizes } from '../sizes.js';
import type { SupplierFacts } from '../supplier-facts.js';
import { BusinessNames } from '../texts/business-names.js';
import { copyRows } from './copy-rows.js';

/** The number of rows of each table. */
export type RowCounts = Record<string, number>;

function* remember<T>(items: Iterable<{ row: Row; facts: T }>, into: T[]): Generator<Row> {
  for (const { row, facts } of items) {
    into.push(facts);
    yield row;
  }
}

function* oneAfterTheOther(...parts: readonly Iterable<Row>[]): Generator<Row> {
  for (const part of parts) yield* part;
}

function* suppliersUpTo(count: number, now: number) {
  const names = new BusinessNames();
  for (let id = 1; id <= count; id += 1) yield supplier(id, names, now);
}

/**
 * Writes all rows of the demo in the order that foreign keys require. Links that form a circle (a buyer’s
 * supplier, a lead’s enquiry) are left for the caller to set.
 */
export async function loadDemoRows(
  client: Client,
  sizes: DemoSizes,
  options: { now: Date; passwordHash: string; onTable?: (table: string, rows: number) => void },
): Promise<RowCounts> {
  const counts: RowCounts = {};
  const load = async (table: string, rows: Iterable<Row>) => {
    counts[table] = await copyRows(client, table, rows);
    options.onTable?.(table, counts[table]);
  };
  const now = options.now.getTime();
  await load('category', site.categoryRows());
  await load('sub_category', site.subCategoryRows());
  await load('good_cause', goodCauseRows(now));
  const buyers: BuyerFacts[] = [];
  await load('impact_buyer', remember(impactBuyers(sizes.impactBuyers, now), buyers));
  const suppliers: SupplierFacts[] = [];
  await load('supplier', remember(suppliersUpTo(sizes.suppliers, now), suppliers));
  await load('supplier_category', children.supplierCategoryRows(suppliers));
  await load('supplier_sub_category', children.supplierSubCategoryRows(suppliers));
  await load('work_example', children.workExampleRows(suppliers));
  await load('testimonial', children.testimonialRows(suppliers, now));
  await load('learn_more_file', children.learnMoreRows(suppliers, now));
  await load('user_account', userAccountRows(options.passwordHash));
  const partners = partnersOf(suppliers, buyers);
  const converted: ConvertedLead[] = [];
  const history = new DemoHistory();
  await load('lead', leadRows(sizes.leads, options.now, partners, converted));
  await load(
    'sales_enquiry',
    history.watch(salesEnquiryRows(sizes.enquiries, options.now, partners, converted)),
  );
  await load('featured_listing', site.featuredListingRows(suppliers));
  await load('action_item', site.actionItemRows(now));
  await load('affiliate_link_click', site.affiliateClickRows(partners, now));
  await load('impact_box_order', site.impactBoxOrderRows(now));
  await load('contact_message', news.contactMessageRows(now, history.latestOf(KOWHAI_PLUMBING_ID)));
  // The news are the latest activities, which staff get as notifications.
  await load('activity', oneAfterTheOther(history.activityRows(), news.newsRows(now)));
  await load('notification_mark', news.notificationMarkRows(now));
  await load('mail_delivery', history.mailRows());
  return counts;
}

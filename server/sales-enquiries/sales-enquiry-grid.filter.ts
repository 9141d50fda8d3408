import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { recordId, text } from '../platform/input.js';
import { all, holds, is, isOneOf } from '../platform/lists/conditions.js';
import { type EnquiryVisibility, whereBuyer } from './enquiry-visibility.js';

const MAX_CHOICES = 20;

/** What the grid may be narrowed to. */
export const gridFilterSchema = z.object({
  search: text(100).nullish(),
  progress: z.array(z.string()).max(MAX_CHOICES).nullish(),
  via: z.array(z.string()).max(MAX_CHOICES).nullish(),
  emailState: z.array(z.string()).max(MAX_CHOICES).nullish(),
  year: z.number().int().min(2000, 'No such year.').max(2100, 'No such year.').nullish(),
  supplierId: recordId.nullish(),
  impactBuyerId: recordId.nullish(),
  goodCauseId: recordId.nullish(),
  waitsForCause: z.boolean().nullish(),
  paidToGoodCause: z.boolean().nullish(),
  actionNeeded: z.boolean().nullish(),
  archived: z.boolean().nullish(),
});
export type GridFilter = z.output<typeof gridFilterSchema>;

const PUBLISHED_BUYER = sql`EXISTS (
  SELECT FROM impact_buyer p WHERE p.id = e.impact_buyer_id AND p.status = 'Live Report')`;

/** The filter as a condition on `e`, its search left out. */
export const conditionsOf = (visibility: EnquiryVisibility, filter: GridFilter): Sql =>
  all([
    visibility.where,
    filter.archived ? sql`e.archived_at IS NOT NULL` : sql`e.archived_at IS NULL`,
    ...isOneOf(sql`e.progress`, filter.progress),
    ...isOneOf(sql`e.via`, filter.via),
    ...isOneOf(sql`e.email_state`, filter.emailState),
    ...is(sql`e.sales_year`, filter.year, sql`smallint`),
    ...is(sql`e.supplier_id`, filter.supplierId, sql`integer`),
    ...is(sql`e.impact_buyer_id`, filter.impactBuyerId, sql`integer`),
    ...(filter.impactBuyerId ? [whereBuyer(visibility.seenAs, sql`true`, PUBLISHED_BUYER)] : []),
    ...is(sql`e.good_cause_id`, filter.goodCauseId, sql`integer`),
    ...holds(sql`e.good_cause_id IS NULL`, filter.waitsForCause),
    ...is(sql`e.paid_to_good_cause`, filter.paidToGoodCause, sql`boolean`),
    ...holds(sql`e.action_needed`, filter.actionNeeded),
  ]);

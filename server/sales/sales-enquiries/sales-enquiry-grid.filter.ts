import sql, { join, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { externalRefSchema } from '../../kits/external-refs/external-ref.schema.js';
import { all, holds, inIds, is, isOneOf } from '../../kits/lists/conditions.js';
import {
  conditionsOn,
  conditionsOnColumns,
  idsSchema,
  joinsOf,
  refersTo,
} from '../../kits/lists/list-filter.js';
import { forbidden } from '../../platform/errors.js';
import { parseInput, recordId, text } from '../../platform/input.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { type EnquiryVisibility, enquiryVisibility, whereBuyer } from './enquiry-visibility.js';
import { enquiryRecords } from './sales-enquiry.fields.js';
import type { SalesEnquiryFilter } from './sales-enquiry.inputs.js';
import { enquiryScopeOf } from './sales-enquiry.policy.js';
import { enquiryColumns } from './sales-enquiry-columns.sql.js';

const MAX_CHOICES = 20;

/** The schema of the filter of the grid. */
const gridFilterSchema = z.object({
  search: text(100).nullish(),
  ids: idsSchema,
  progress: z.array(z.string()).max(MAX_CHOICES).nullish(),
  via: z.array(z.string()).max(MAX_CHOICES).nullish(),
  emailState: z.array(z.string()).max(MAX_CHOICES).nullish(),
  year: z
    .number()
    .int()
    .min(2000, 'Enter a year from 2000 to 2100.')
    .max(2100, 'Enter a year from 2000 to 2100.')
    .nullish(),
  supplierId: recordId.nullish(),
  impactBuyerId: recordId.nullish(),
  goodCauseId: recordId.nullish(),
  waitsForCause: z.boolean().nullish(),
  paidToGoodCause: z.boolean().nullish(),
  actionNeeded: z.boolean().nullish(),
  archived: z.boolean().nullish(),
  withArchived: z.boolean().nullish(),
  columns: conditionsOnColumns,
  externalRef: externalRefSchema.nullish(),
});
export type GridFilter = z.output<typeof gridFilterSchema>;

/** Returns the visibility of enquiries for the caller, or null if it sees none. */
export function visibleEnquiries(context: RequestContext): EnquiryVisibility | null {
  const user = userOf(context);
  return user && enquiryVisibility(enquiryScopeOf(user));
}

/**
 * Validates the filter of the grid, and returns it with the visibility of enquiries for the caller.
 * @throws AppError BAD_USER_INPUT for an invalid filter, FORBIDDEN for a filter that is only for staff
 */
export function readGridFilter(
  context: RequestContext,
  given: SalesEnquiryFilter,
): { filter: GridFilter; visibility: EnquiryVisibility | null } {
  const filter = parseInput(gridFilterSchema, given);
  const staffOnly = [filter.paidToGoodCause, filter.actionNeeded, filter.waitsForCause, filter.externalRef];
  const staff = userOf(context)?.roles.includes('Admin');
  if (!staff && staffOnly.some((each) => each != null)) throw forbidden();
  return { filter, visibility: visibleEnquiries(context) };
}

const PUBLISHED_BUYER = sql`EXISTS (
  SELECT FROM impact_buyer p WHERE p.id = e.impact_buyer_id AND p.status = 'Live Report')`;

/**
 * Returns the conditions on single columns. Those on other records than the enquiry become one subquery, so
 * that these records are joined once and not looked up for each row.
 */
function columnsPass(visibility: EnquiryVisibility, { columns }: GridFilter): Sql[] {
  if (!columns?.length) return [];
  const conditions = conditionsOn(enquiryColumns(visibility), columns);
  const own = conditions.filter(({ column }) => !column.join).map(({ condition }) => condition);
  const others = conditions.filter(({ column }) => column.join);
  if (others.length === 0) return own;
  const joins = joinsOf(others.map(({ column }) => column));
  const found = all([visibility.where, ...own, ...others.map(({ condition }) => condition)]);
  return [sql`e.id IN (SELECT e.id FROM sales_enquiry e ${joins} WHERE ${found})`];
}

/** Returns true if the filter includes both archived enquiries and the others. */
export const asksBoth = ({ ids, archived, withArchived }: GridFilter): boolean =>
  // If the filter has ids, archived enquiries are listed too, as in other lists (A62).
  !archived && (withArchived ?? (ids != null && archived == null));

/** The conditions of both kinds, each of which has its own indexes. */
export const EITHER = [sql`e.archived_at IS NULL`, sql`e.archived_at IS NOT NULL`] as const;

/** Returns the condition that leaves out archived enquiries, or the others, or none. */
export const archivedOnes = (filter: GridFilter, isArchived: Sql): Sql[] =>
  filter.archived ? [isArchived] : asksBoth(filter) ? [] : [sql`NOT (${isArchived})`];

/** Returns the filter as a condition on `e`, without its search. */
export const conditionsOf = (visibility: EnquiryVisibility, filter: GridFilter): Sql =>
  all([
    visibility.where,
    ...archivedOnes(filter, sql`e.archived_at IS NOT NULL`),
    ...(filter.ids ? [inIds(sql`e`, filter.ids)] : []),
    // Always true: it lets PostgreSQL combine the indexes of both kinds.
    ...(asksBoth(filter) ? [sql`(${join(EITHER, ' OR ')})`] : []),
    ...isOneOf(sql`e.progress`, filter.progress),
    ...isOneOf(sql`e.via`, filter.via),
    ...isOneOf(sql`e.email_state`, filter.emailState),
    ...is(sql`e.sales_year`, filter.year, sql`smallint`),
    ...is(sql`e.supplier_id`, filter.supplierId, sql`integer`),
    ...is(sql`e.impact_buyer_id`, filter.impactBuyerId, sql`integer`),
    ...(filter.impactBuyerId ? [whereBuyer(visibility.viewerSql, sql`true`, PUBLISHED_BUYER)] : []),
    ...is(sql`e.good_cause_id`, filter.goodCauseId, sql`integer`),
    ...holds(sql`e.good_cause_id IS NULL`, filter.waitsForCause),
    ...is(sql`e.paid_to_good_cause`, filter.paidToGoodCause, sql`boolean`),
    ...holds(sql`e.action_needed`, filter.actionNeeded),
    ...(filter.externalRef ? [refersTo(enquiryRecords.referredAs, sql`e`, filter.externalRef)] : []),
    ...columnsPass(visibility, filter),
  ]);

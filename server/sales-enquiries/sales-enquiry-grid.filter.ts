import { z } from 'zod';
import { recordId, text } from '../platform/input.js';
import { type Bind, type EnquiryVisibility, whereBuyer } from './enquiry-visibility.js';

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

export interface Conditions {
  conditions: string[];
  /** Names the filters present, for the statement's name. */
  shape: string[];
}

const PUBLISHED_BUYER = `EXISTS (
  SELECT FROM impact_buyer p WHERE p.id = e.impact_buyer_id AND p.status = 'Live Report')`;

/** The filter as conditions on `e`, its search left out. */
export function conditionsOf(visibility: EnquiryVisibility, filter: GridFilter, bind: Bind): Conditions {
  const conditions = [filter.archived ? 'e.archived_at IS NOT NULL' : 'e.archived_at IS NULL'];
  const shape: string[] = filter.archived ? ['archived'] : [];
  const oneOf = (name: string, column: string, chosen: string[] | null | undefined) => {
    if (!chosen?.length) return;
    const [only] = chosen;
    conditions.push(
      chosen.length === 1
        ? `e.${column} = ${bind(only)}::text`
        : `e.${column} = ANY (${bind(chosen)}::text[])`,
    );
    shape.push(chosen.length === 1 ? name : `${name}s`);
  };
  const is = (name: string, column: string, value: unknown, type: string) => {
    if (value === null || value === undefined) return;
    conditions.push(`e.${column} = ${bind(value)}::${type}`);
    shape.push(name);
  };
  oneOf('progress', 'progress', filter.progress);
  oneOf('via', 'via', filter.via);
  oneOf('email', 'email_state', filter.emailState);
  is('year', 'sales_year', filter.year, 'smallint');
  is('supplier', 'supplier_id', filter.supplierId, 'integer');
  is('buyer', 'impact_buyer_id', filter.impactBuyerId, 'integer');
  if (filter.impactBuyerId) conditions.push(whereBuyer(visibility, 'true', PUBLISHED_BUYER));
  is('cause', 'good_cause_id', filter.goodCauseId, 'integer');
  if (filter.waitsForCause != null) {
    conditions.push(`e.good_cause_id IS ${filter.waitsForCause ? '' : 'NOT '}NULL`);
    shape.push(filter.waitsForCause ? 'waits' : 'has-cause');
  }
  is('paid', 'paid_to_good_cause', filter.paidToGoodCause, 'boolean');
  if (filter.actionNeeded != null) {
    // Written out, so that the planner knows the partial index to fit.
    conditions.push(filter.actionNeeded ? 'e.action_needed' : 'NOT e.action_needed');
    shape.push(filter.actionNeeded ? 'action' : 'no-action');
  }
  return { conditions, shape };
}

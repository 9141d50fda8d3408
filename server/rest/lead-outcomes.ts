import { z } from 'zod';
import { AppError } from '../platform/errors.js';
import type { RequestContext } from '../platform/request-context.js';
import type { CreatedLead } from '../sales/leads/create-leads.js';
import { readLeads } from '../sales/leads/lead-list.read-model.js';
import { REFUSALS } from '../sales/leads/open-lead.js';
import { leadAnswer, wireLead } from './lead-wire.js';
import { wholeNumberAnswer } from './wire-answers.js';

/** The new lead, or the reason why it was not created (R213). */
export const newLeadAnswer = z.strictObject({
  result: z.enum(['Success', 'Error']).describe('Error if the lead was not created.'),
  Message: z.string().optional().describe('The reason why the lead was not created, for people.'),
  lead: leadAnswer.optional().describe('The new lead. Absent if it was not created.'),
});
type NewLeadAnswer = z.input<typeof newLeadAnswer>;

/** Reasons for refusing a new lead that are not a fault of its fields (A71). */
const WHY: ReadonlySet<string> = new Set(Object.values(REFUSALS));

/** Returns the new lead, or the reason for refusing it as a result (A71). */
export async function withRefusalReason(
  work: () => Promise<z.input<typeof leadAnswer>>,
): Promise<NewLeadAnswer> {
  try {
    return { result: 'Success', lead: await work() };
  } catch (refusal) {
    const message = refusal instanceof AppError && (refusal.details.fields?.[0]?.message ?? refusal.message);
    if (!message || !WHY.has(message)) throw refusal;
    return { result: 'Error', Message: message };
  }
}

const skippedRow = z.strictObject({
  index: wholeNumberAnswer.describe('The index in the array, from 0.'),
  business_id: wholeNumberAnswer.nullable().describe('The id of the impact buyer, as it was sent.'),
  leadFor_business_id: wholeNumberAnswer.nullable().describe('The id of the supplier, as it was sent.'),
  Message: z.string().describe('The reason why the lead was not created, for people.'),
});

/** The new leads, and those that were not created. */
export const createdLeadsAnswer = z.strictObject({
  result: z.enum(['Success', 'Error']).describe('Error if no lead was created.'),
  Message: z.string().optional().describe('The reason why no lead was created, for people.'),
  leads: z.array(leadAnswer).describe('The new leads.'),
  skipped: z.array(skippedRow).describe('The leads that were not created.'),
});

interface LeadRequest {
  business_id?: number | null;
  leadFor_business_id?: number | null;
}

/** Returns the results of creating an array of leads (A72). */
export async function describeCreatedLeads(
  { app }: RequestContext,
  requests: readonly LeadRequest[],
  made: readonly CreatedLead[],
) {
  const ids = made.flatMap(({ id }) => id ?? []);
  const skipped = made.flatMap(({ outcome }, index) =>
    outcome === 'created'
      ? []
      : {
          index,
          business_id: requests[index]?.business_id ?? null,
          leadFor_business_id: requests[index]?.leadFor_business_id ?? null,
          Message: REFUSALS[outcome],
        },
  );
  const none = ids.length === 0 && skipped[0];
  return {
    result: none ? ('Error' as const) : ('Success' as const),
    ...(none && { Message: none.Message }),
    leads: (await readLeads(app.database, ids)).map(wireLead),
    skipped,
  };
}

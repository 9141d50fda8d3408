import { conflict } from '../platform/errors.js';
import type { RequestContext } from '../platform/request-context.js';
import { bulkKind } from '../tasks/bulk-task.js';
import type { TaskKind, UndoneBy } from '../tasks/task-kind.js';
import { deleteLead } from './keep-lead.js';
import { LEAD_SUBJECT } from './lead.fields.js';
import { NAMES_OF_LEADS } from './lead-bulk.js';
import { requireLead } from './lead-record.read-model.js';
import { offerLeads, type Pair } from './offer-leads.js';

/** Leads of one step. A statement makes them all, so that there may be more than of changes to one after another. */
const LEADS_PER_STEP = 5000;

/** The one that stays the same: a buyer, or a supplier. What is chosen are those of the other side. */
export type FixedSide = Pick<Pair, 'impactBuyerId'> | Pick<Pair, 'supplierId'>;

const pairsOf = (fixed: FixedSide, ids: readonly number[]): Pair[] =>
  ids.map((id) =>
    'supplierId' in fixed
      ? { impactBuyerId: id, supplierId: fixed.supplierId }
      : { impactBuyerId: fixed.impactBuyerId, supplierId: id },
  );

/** Takes leads into the trash that nobody has worked at since they were made. */
async function takeBack(context: RequestContext, id: number): Promise<void> {
  const { version } = await requireLead(context, id);
  if (version > 1) throw conflict('Somebody has worked at this lead since, so it was left.');
  await deleteLead(context, id);
}

const undoneByDeletion: UndoneBy = {
  kind: bulkKind({ kind: 'lead.take-back', audience: ['Admin'], names: NAMES_OF_LEADS, work: takeBack }),
  subject: LEAD_SUBJECT,
  actions: [`${LEAD_SUBJECT}.created`],
};

/**
 * Leads of many buyers for one supplier, or of one buyer for many suppliers (R217, R218, R220): each is made, or told of
 * with the lead that is open already (A72).
 */
export const leadCreation: TaskKind = {
  kind: 'lead.create',
  audience: ['Admin'],
  perStep: LEADS_PER_STEP,
  undo: undoneByDeletion,
  step: async (context, input, { ids }) => ({
    failures: await offerLeads(context, pairsOf(input as unknown as FixedSide, ids)),
  }),
};

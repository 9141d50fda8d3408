import { bulkKind } from '../../kits/tasks/bulk-task.js';
import type { TaskKind, UndoneBy } from '../../kits/tasks/task-kind.js';
import { conflict } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { deleteLead } from './lead.commands.js';
import { LEAD_SUBJECT } from './lead.fields.js';
import { NAMES_OF_LEADS } from './lead-bulk.js';
import { requireLead } from './lead-record.read-model.js';
import { offerLeads, type Pair } from './offer-leads.js';

/**
 * The number of leads in one step. One statement creates them all, so a step can be larger than for changes
 * made one by one.
 */
const LEADS_PER_STEP = 5000;

/**
 * The fixed side of the leads: one buyer, or one supplier. The selection holds the records of the other side.
 */
export type FixedSide = Pick<Pair, 'impactBuyerId'> | Pick<Pair, 'supplierId'>;

const pairsOf = (fixed: FixedSide, ids: readonly number[]): Pair[] =>
  ids.map((id) =>
    'supplierId' in fixed
      ? { impactBuyerId: id, supplierId: fixed.supplierId }
      : { impactBuyerId: fixed.impactBuyerId, supplierId: id },
  );

/** Moves a lead to the trash, unless it has changed since its creation. */
async function undoCreation(context: RequestContext, id: number): Promise<void> {
  const { version } = await requireLead(context, id);
  if (version > 1) throw conflict('This lead has changed since it was created, so it was not deleted.');
  await deleteLead(context, id);
}

const undoneByDeletion: UndoneBy = {
  kind: bulkKind({ kind: 'lead.take-back', audience: ['Admin'], names: NAMES_OF_LEADS, work: undoCreation }),
  subject: LEAD_SUBJECT,
  actions: [`${LEAD_SUBJECT}.created`],
};

/**
 * Creates leads of many buyers for one supplier, or of one buyer for many suppliers (R217, R218, R220). Pairs
 * that already have an open lead are reported with that lead (A72).
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

import { type ChangeOptions, changeRecord } from '../../kits/records/change-record.js';
import { createRecord } from '../../kits/records/create-record.js';
import { type DeleteOptions, deleteRecord } from '../../kits/records/delete-record.js';
import type { ForbiddenFields } from '../../kits/records/permitted-changes.js';
import { type RecordDefinition, readFields } from '../../kits/records/record-definition.js';
import { rejectDuplicate } from '../../kits/records/reject-duplicate.js';
import { rotateLinkKey } from '../../kits/records/rotate-link-key.js';
import { newLinkKey } from '../../platform/identity/link-key.js';
import type { RequestContext } from '../../platform/request-context.js';
import { linkFromBuyer } from '../suppliers/link-from-buyer.js';
import { checkImpactBuyer } from './check-impact-buyer.js';
import type { ImpactBuyer } from './impact-buyer.entity.js';
import { impactBuyerFields, impactBuyerRecords } from './impact-buyer.fields.js';
import { requireBuyerEditor } from './impact-buyer.policy.js';
import { loadBuyerForEditor } from './impact-buyer-record.read-model.js';
import { impactBuyerReferences } from './impact-buyer-references.js';

/**
 * Takes changed contact fields from the good cause: once staff or the buyer itself change them, its page
 * cannot (A77).
 */
async function takeOver({ app }: RequestContext, before: ImpactBuyer, changes: object): Promise<void> {
  const left = before.prospectingEntered.filter((field) => !(field in changes));
  if (left.length < before.prospectingEntered.length)
    await app.database.manager.update(impactBuyerRecords.entity, before.id, { prospectingEntered: left });
}

const KEYWORD_TAKEN =
  'Another impact buyer now has this URL keyword. Change that keyword, then restore this buyer.';

/** The record definition of impact buyers. */
export const impactBuyers: RecordDefinition<ImpactBuyer, typeof impactBuyerFields> = {
  records: impactBuyerRecords,
  fields: impactBuyerFields,
  called: 'impact buyer',
  editorRole: requireBuyerEditor,
  newer: loadBuyerForEditor,
  // R133, R134
  read: readFields(impactBuyerFields, ['name', 'email']),
  check: checkImpactBuyer,
  linked: ['supplierId'],
  follow: async (context, { id, before }, changes) => {
    const { supplierId } = changes;
    if (supplierId || (before && supplierId !== undefined)) await linkFromBuyer(context, id, supplierId);
    if (before) await takeOver(context, before, changes);
    return undefined;
  },
  deletion: {
    references: impactBuyerReferences,
    advice: 'Set its status to “Data Only” and its interested status to “Not Interested” instead.',
    rememberedBy: ['name'],
    trash: {
      title: ['name'],
      weak: [{ column: 'supplier_id', table: 'supplier' }],
      clashes: {
        impact_buyer_url_keyword_key: KEYWORD_TAKEN,
        impact_buyer_url_keyword_folded_key: KEYWORD_TAKEN,
        impact_buyer_supplier_id_key:
          'The linked supplier is now linked to another impact buyer. Remove that link, then restore this buyer.',
        impact_buyer_good_cause_id_fkey:
          'The good cause of this buyer has been deleted. Restore the good cause first.',
      },
    },
  },
};

/**
 * Creates a buyer as Data Only (R115) and Prospecting (R116) with a new link key, and returns its id. The
 * audience of the callers ensures that they are staff.
 * @throws AppError BAD_USER_INPUT, or CONFLICT if a buyer has the same name or email address, unless
 *   `evenIfSimilar`
 */
export const createImpactBuyer = (
  context: RequestContext,
  input: object,
  {
    forbiddenFields,
    evenIfSimilar = true,
  }: { forbiddenFields?: ForbiddenFields; evenIfSimilar?: boolean } = {},
): Promise<number> => {
  const besides = { linkKey: newLinkKey() };
  const refuse = async ({ name, email }: Partial<ImpactBuyer>) => {
    if (!evenIfSimilar) await rejectDuplicate(context, 'impact_buyer', { name, email });
  };
  return createRecord(context, impactBuyers, 'createImpactBuyer', input, {
    forbiddenFields,
    besides,
    refuse,
  });
};

/**
 * Changes the given fields of a buyer. Its own users can change some of the fields (R131, R132), staff all of
 * them.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer buyer as `current`
 */
export const updateImpactBuyer = (
  context: RequestContext,
  id: number,
  input: object,
  options?: ChangeOptions,
): Promise<void> => changeRecord(context, impactBuyers, id, input, options);

/**
 * Moves a buyer to the trash if no other record refers to it (A155). Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT if other records refer to it or it has changed
 */
export const deleteImpactBuyer = (
  context: RequestContext,
  id: number,
  options?: DeleteOptions,
): Promise<void> => deleteRecord(context, impactBuyers, id, options);

/**
 * Replaces the link key of a buyer (A25). Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export const rotateImpactBuyerLinkKey = (context: RequestContext, id: number): Promise<void> =>
  rotateLinkKey(context, impactBuyers, id);

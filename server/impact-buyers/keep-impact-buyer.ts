import { newLinkKey } from '../platform/identity/link-key.js';
import { type ChangeOptions, changeRecord } from '../platform/records/change-record.js';
import { createRecord } from '../platform/records/create-record.js';
import { deleteRecord } from '../platform/records/delete-record.js';
import { type KeptNoun, readFields } from '../platform/records/kept-noun.js';
import type { ForbiddenFields } from '../platform/records/permitted-changes.js';
import { refuseSimilar } from '../platform/records/refuse-similar.js';
import { rotateLinkKey } from '../platform/records/rotate-link-key.js';
import type { RequestContext } from '../platform/request-context.js';
import { linkFromBuyer } from '../suppliers/link-from-buyer.js';
import { checkImpactBuyer } from './check-impact-buyer.js';
import type { ImpactBuyer } from './impact-buyer.entity.js';
import { impactBuyerFields, impactBuyerRecords } from './impact-buyer.fields.js';
import { requireBuyerKeeper } from './impact-buyer.policy.js';
import { loadBuyerForKeeper } from './impact-buyer-record.read-model.js';
import { impactBuyerReferences } from './impact-buyer-references.js';

/** What staff or the buyer itself say of a contact is no longer the good cause's to change on its page (A77). */
async function takeOver({ app }: RequestContext, before: ImpactBuyer, changes: object): Promise<void> {
  const left = before.prospectingEntered.filter((field) => !(field in changes));
  if (left.length < before.prospectingEntered.length)
    await app.database.manager.update(impactBuyerRecords.entity, before.id, { prospectingEntered: left });
}

const KEYWORD_TAKEN =
  'Another impact buyer has its keyword now. Give that one another keyword, then restore this one.';

/** Impact buyers as staff and their own users keep them up to date. */
export const impactBuyers: KeptNoun<ImpactBuyer, typeof impactBuyerFields> = {
  records: impactBuyerRecords,
  fields: impactBuyerFields,
  called: 'impact buyer',
  keeper: requireBuyerKeeper,
  newer: loadBuyerForKeeper,
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
    advice: 'Set it to Data Only and Not Interested instead.',
    rememberedBy: ['name'],
    trash: {
      title: ['name'],
      weak: [{ column: 'supplier_id', table: 'supplier' }],
      clashes: {
        impact_buyer_url_keyword_key: KEYWORD_TAKEN,
        impact_buyer_url_keyword_folded_key: KEYWORD_TAKEN,
        impact_buyer_supplier_id_key:
          'Another impact buyer is the supplier that this one was. Part those two, then restore this one.',
        impact_buyer_good_cause_id_fkey: 'Its good cause has been deleted. Restore that one first.',
      },
    },
  },
};

/**
 * Staff record a buyer, which starts as Data Only (R115) and Prospecting (R116), with a key of its own; answers its id.
 * Callers are Admin by their audience.
 * @throws AppError BAD_USER_INPUT, or CONFLICT where a buyer has this name or address, unless `evenIfSimilar`
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
    if (!evenIfSimilar) await refuseSimilar(context, 'impact_buyer', { name, email });
  };
  return createRecord(context, impactBuyers, 'createImpactBuyer', input, {
    forbiddenFields,
    besides,
    refuse,
  });
};

/**
 * Changes what is sent of a buyer, as far as the caller may: its own user part of it (R131, R132), staff all.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer buyer as `current`
 */
export const updateImpactBuyer = (
  context: RequestContext,
  id: number,
  input: object,
  options?: ChangeOptions,
): Promise<void> => changeRecord(context, impactBuyers, id, input, options);

/**
 * Deletes a buyer that nothing refers to (A155). Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT where something refers to it
 */
export const deleteImpactBuyer = (context: RequestContext, id: number): Promise<void> =>
  deleteRecord(context, impactBuyers, id);

/**
 * Gives a buyer another link key (A25). Admin only.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export const rotateImpactBuyerLinkKey = (context: RequestContext, id: number): Promise<void> =>
  rotateLinkKey(context, impactBuyers, id);

import { changeRecord } from '../../kits/records/change-record.js';
import { type RecordDefinition, readFields, type SaveContext } from '../../kits/records/record-definition.js';
import { notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { ImpactBuyer } from './impact-buyer.entity.js';
import { impactBuyerRecords } from './impact-buyer.fields.js';
import {
  CONTACT_FIELDS,
  type ContactField,
  isReadOnly,
  PROSPECTOR,
  type ProspectingChanges,
  prospectingFields,
} from './prospecting-buyer.fields.js';

/** Returns the values to write. Contact fields that were known before stay as they are (R243). */
function checkProspecting(
  goodCauseId: number,
  { before }: SaveContext<ImpactBuyer>,
  changes: ProspectingChanges,
): ProspectingChanges {
  if (before?.goodCauseId !== goodCauseId || !before.goodCauseLinkEnabled)
    throw notFound('This impact buyer');
  const { prospectingEntered: entered } = before;
  const known = CONTACT_FIELDS.filter((field) => isReadOnly(field, before[field], entered));
  const newEntries = Object.entries(changes).filter(([name]) => !known.includes(name as ContactField));
  const filled = CONTACT_FIELDS.filter((field) => newEntries.some(([name]) => name === field));
  if (filled.length === 0) return Object.fromEntries(newEntries);
  // A contact field that was filled in on this page can be corrected on it (A77).
  return Object.fromEntries([...newEntries, ['prospectingEntered', [...new Set([...entered, ...filled])]]]);
}

/** Returns the record definition of buyers on the prospecting page of a good cause. */
const prospectingBuyersOf = (
  goodCauseId: number,
): RecordDefinition<ImpactBuyer, typeof prospectingFields> => ({
  records: impactBuyerRecords,
  fields: prospectingFields,
  called: 'impact buyer',
  editorRole: () => PROSPECTOR,
  newer: async () => null,
  read: readFields(prospectingFields),
  check: (_context, saving, changes) => checkProspecting(goodCauseId, saving, changes),
});

/**
 * Changes a buyer on the prospecting page of its good cause (R241). The caller must have checked the user.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND if the buyer is not on the page of this good cause
 */
export const changeProspectingBuyer = (
  context: RequestContext,
  goodCauseId: number,
  id: number,
  input: object,
): Promise<void> => changeRecord(context, prospectingBuyersOf(goodCauseId), id, input);

import { changeRecord } from '../../kits/records/change-record.js';
import type { ChangesTo } from '../../kits/records/field.js';
import { type RecordDefinition, readFields, type SaveContext } from '../../kits/records/record-definition.js';
import { AppError, badField, notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { raiseActionItem } from '../../staff/action-centre/raise-action-item.js';
import type { Lead } from './lead.entity.js';
import { leadColumnFields, leadRecords } from './lead.fields.js';
import { followsFrom, type LeadResponse, type LeadStatus } from './lead.states.js';
import { refuseSecondOpen, withOpenPairError } from './open-lead.js';

/** The role of the holder of a buyer's link key. */
const HOLDER = 'Key holder';
const said = { sees: [HOLDER], changes: [HOLDER] } as const;

/** The fields of a lead that a buyer can change (R236). */
export const leadResponseFields = {
  customersResponse: { ...leadColumnFields.customersResponse, ...said },
  customersComments: { ...leadColumnFields.customersComments, ...said },
  customerHidden: { ...leadColumnFields.customerHidden, ...said },
} as const;

type ResponseChanges = ChangesTo<typeof leadResponseFields>;

/** The status that follows from each response, and its label for staff and buyers (A66, A67). */
const RESPONSES: Readonly<Record<LeadResponse, { status: LeadStatus; label: string }>> = {
  'Sounding Positive': { status: 'Sounding Positive', label: 'Interested Now' },
  'Future Follow Up': { status: 'Future Follow Up', label: 'Interested in Future' },
  'No Opportunity (Already Using)': { status: 'Already Using', label: 'Already Using' },
  'No Opportunity (Not Interested)': { status: 'No Opportunity', label: 'Not Interested' },
};

/** Returns true if the lead is offered to the buyer with this key and is not archived. */
const isOffered = ({ actor }: RequestContext, { impactBuyerId, archivedAt }: Lead): boolean =>
  actor.kind === 'link' && actor.impactBuyerId === impactBuyerId && archivedAt === null;

/**
 * Returns the status that follows from a response. Empty if it would open a second lead of the pair (A71).
 */
async function statusAfter(
  context: RequestContext,
  before: Lead,
  response: LeadResponse,
): Promise<Partial<Lead>> {
  const { status } = RESPONSES[response];
  if (before.salesEnquiryId !== null || before.status === status) return {};
  try {
    await refuseSecondOpen(context, before, { status });
  } catch (refusal) {
    if (refusal instanceof AppError && refusal.code === 'CONFLICT') return {};
    throw refusal;
  }
  return { status, ...followsFrom(status) };
}

/**
 * Returns the values to write for a response. A lead without a response cannot be hidden (R231). The status
 * follows the response (A67).
 */
async function checkResponse(
  context: RequestContext,
  { before }: SaveContext<Lead>,
  changes: ResponseChanges,
): Promise<ResponseChanges> {
  if (!before || !isOffered(context, before)) throw notFound('This opportunity');
  const { customersResponse: given } = changes;
  const response = given === undefined ? before.customersResponse : given;
  if (!response && changes.customerHidden)
    throw badField('customerHidden', 'Please choose a response before you hide this.');
  return {
    ...changes,
    ...(!response && before.customerHidden && { customerHidden: false }),
    ...(given && (await statusAfter(context, before, given as LeadResponse))),
  };
}

const NAMES = `SELECT b.name AS buyer, s.name AS supplier FROM impact_buyer b, supplier s
  WHERE b.id = $1::integer AND s.id = $2::integer`;

/** Creates an action item about a new response for the responsible staff member (A67). */
async function notifyStaff(
  context: RequestContext,
  { before }: SaveContext<Lead>,
  { customersResponse: response }: ResponseChanges,
): Promise<undefined> {
  if (!before || !response) return;
  const { impactBuyerId, supplierId, personResponsibleId, id } = before;
  const [names] = await context.app.database.manager.query(NAMES, [impactBuyerId, supplierId]);
  await raiseActionItem(context, {
    type: 'Lead Response',
    value: `${names.buyer} on ${names.supplier}: ${RESPONSES[response as LeadResponse].label}`,
    redirectUrl: '/admin/leads/{ref_id}',
    refId: id,
    assignedToId: personResponsibleId,
  });
}

/** The record definition of leads for responses of their buyer. */
const offers: RecordDefinition<Lead, typeof leadResponseFields> = {
  records: leadRecords,
  fields: leadResponseFields,
  called: 'option',
  editorRole: () => HOLDER,
  newer: async () => null,
  read: readFields(leadResponseFields),
  check: checkResponse,
  follow: notifyStaff,
};

/**
 * Saves the response of a buyer to one of its leads (C102, R230, R236). The caller is the holder of its link
 * key.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND
 */
export const respondToLead = (context: RequestContext, id: number, input: object): Promise<void> =>
  withOpenPairError(() => changeRecord(context, offers, id, input));

import { raiseActionItem } from '../action-centre/raise-action-item.js';
import { AppError, badField, notFound } from '../platform/errors.js';
import { changeRecord } from '../platform/records/change-record.js';
import type { ChangesTo } from '../platform/records/field.js';
import { type KeptNoun, readFields, type Saving } from '../platform/records/kept-noun.js';
import type { RequestContext } from '../platform/request-context.js';
import type { Lead } from './lead.entity.js';
import { leadColumnFields, leadRecords } from './lead.fields.js';
import { followsFrom, type LeadResponse, type LeadStatus } from './lead.states.js';
import { refuseSecondOpen, tellingOpenPair } from './open-pair.js';

/** As whom the holder of a buyer's key changes a lead. */
const HOLDER = 'Key holder';
const said = { sees: [HOLDER], changes: [HOLDER] } as const;

/** All that a buyer ever changes of a lead (R236). */
export const leadResponseFields = {
  customersResponse: { ...leadColumnFields.customersResponse, ...said },
  customersComments: { ...leadColumnFields.customersComments, ...said },
  customerHidden: { ...leadColumnFields.customerHidden, ...said },
} as const;

type ResponseChanges = ChangesTo<typeof leadResponseFields>;

/** What each response makes of the lead, and what staff and buyer call it (A66, A67). */
const RESPONSES: Readonly<Record<LeadResponse, { status: LeadStatus; label: string }>> = {
  'Sounding Positive': { status: 'Sounding Positive', label: 'Interested Now' },
  'Future Follow Up': { status: 'Future Follow Up', label: 'Interested in Future' },
  'No Opportunity (Already Using)': { status: 'Already Using', label: 'Already Using' },
  'No Opportunity (Not Interested)': { status: 'No Opportunity', label: 'Not Interested' },
};

/** Whose key it is decides which leads there are: those of others are not there, nor those that are archived. */
const isOffered = ({ actor }: RequestContext, { impactBuyerId, archivedAt }: Lead): boolean =>
  actor.kind === 'link' && actor.impactBuyerId === impactBuyerId && archivedAt === null;

/** The status that follows from a response; none where it would open a second lead of the pair (A71). */
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

/** What is written for a response: no lead is hidden without one (R231), and the status follows (A67). */
async function checkResponse(
  context: RequestContext,
  { before }: Saving<Lead>,
  changes: ResponseChanges,
): Promise<ResponseChanges> {
  if (!before || !isOffered(context, before)) throw notFound('This option');
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

/** Puts a new response before the person responsible (A67). */
async function tellStaff(
  context: RequestContext,
  { before }: Saving<Lead>,
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

/** Leads as their buyer answers them. */
const offers: KeptNoun<Lead, typeof leadResponseFields> = {
  records: leadRecords,
  fields: leadResponseFields,
  called: 'option',
  keeper: () => HOLDER,
  newer: async () => null,
  read: readFields(leadResponseFields),
  check: checkResponse,
  follow: tellStaff,
};

/**
 * Keeps what a buyer says of one of its leads (C102, R230, R236). The context is of the holder of its key.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND
 */
export const respondToLead = (context: RequestContext, id: number, input: object): Promise<void> =>
  tellingOpenPair(() => changeRecord(context, offers, id, input));

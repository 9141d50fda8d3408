import { personalFieldsOf } from '../platform/records/changes-schema.js';
import type { ChangesTo, FieldsOf } from '../platform/records/field.js';
import { choice, email, filledIn, flag, line, orNull, phone, text } from '../platform/records/field-kinds.js';
import { richText } from '../platform/records/rich-text.js';
import type { RecordKind } from '../platform/records/update-record.js';
import { ImpactBuyer } from './impact-buyer.entity.js';
import { type BuyerViewer, contact, fixed, own, staff } from './impact-buyer.rights.js';
import { CHANCES_OF_LEAD, GOOD_CAUSE_ACTIONS, INTERESTED_STATUSES } from './impact-buyer.states.js';
import { linkFields, openFields } from './impact-buyer-public.fields.js';

const personal = { personal: true } as const;

/** Whom we talk to there: for its own user and staff. */
const contactFields = {
  contactName: { ...line(200), ...contact, ...personal, wire: 'impactLeadConnectionName' },
  contactTitle: { ...line(200), ...contact, ...personal, wire: 'impactLeadConnectionTitle' },
  contactConnection: {
    ...line(200),
    ...contact,
    ...personal,
    wire: 'impactGoodcauseConnectionRelation',
    meaning: 'How they are connected to the good cause.',
  },
  email: { ...filledIn(email, 'Email is required'), ...contact, ...personal, wire: 'impactEmail' },
  phone: { ...phone, ...contact, ...personal, wire: 'impactPhone' },
  address: { ...line(200), ...own, ...personal, wire: 'impactAddress' },
} as const;

/** How its good cause works with it (R118, R122), and what opens its secret page (A25). */
const goodCauseFields = {
  linkKey: {
    ...filledIn(line(100)),
    ...fixed,
    ...personal,
    column: null,
    wire: 'businessLinkKey',
    meaning: 'Opens its secret page: whoever has it may.',
  },
  goodCauseAction: { ...choice(GOOD_CAUSE_ACTIONS, String), ...fixed, wire: 'goodCauseAction' },
  goodCauseLinkEnabled: {
    ...flag,
    ...own,
    wire: 'goodCauseLinkEnabled',
    meaning: 'On the page of its good cause.',
  },
  goodCauseComments: { ...text(20_000), ...fixed, ...personal, wire: 'goodCauseComments' },
  storageId: { ...line(200), ...own, wire: 'firebase_id', meaning: 'The folder of its pictures.' },
  type: { ...line(100), ...own, wire: 'type' },
} as const;

export const staffFields = {
  interestedStatus: { ...choice(INTERESTED_STATUSES, String), ...staff, wire: 'impactInterestedStatus' },
  chanceOfLead: { ...orNull(choice(CHANCES_OF_LEAD, String)), ...staff, wire: 'impactChanceOfLead' },
  actionNotes: { ...text(20_000), ...staff, ...personal, wire: 'impactActionNotes' },
  adminNotes: { ...richText(20_000), ...staff, ...personal, wire: 'impactAdminNotes' },
} as const;

/** What its own user sees besides. */
export const ownFields = { ...contactFields, ...goodCauseFields } as const;

type WrittenByServer = 'id' | 'prospectingEntered' | 'searchedText' | 'version' | 'createdAt' | 'updatedAt';

/** Every field of an impact buyer. */
export const impactBuyerFields = {
  ...openFields,
  ...linkFields,
  ...ownFields,
  ...staffFields,
} satisfies FieldsOf<Omit<ImpactBuyer, WrittenByServer>, BuyerViewer>;

export type ImpactBuyerChanges = ChangesTo<typeof impactBuyerFields>;

/** Impact buyers as they are kept. */
export const impactBuyerRecords: RecordKind<ImpactBuyer> = {
  entity: ImpactBuyer,
  subject: 'impact-buyer',
  onPages: true,
  personalFields: personalFieldsOf(impactBuyerFields),
};

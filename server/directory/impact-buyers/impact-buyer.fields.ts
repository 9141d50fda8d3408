import { personalFieldsOf } from '../../kits/records/changes-schema.js';
import type { ChangesTo, FieldsOf } from '../../kits/records/field.js';
import { choice, email, filledIn, flag, line, orNull, phone, text } from '../../kits/records/field-kinds.js';
import { richText } from '../../kits/records/rich-text.js';
import type { RecordKind } from '../../kits/records/update-record.js';
import { ImpactBuyer } from './impact-buyer.entity.js';
import { type BuyerViewer, contact, fixed, own, staff } from './impact-buyer.rights.js';
import {
  CHANCES_OF_LEAD,
  ChanceOfLeadEnum,
  GOOD_CAUSE_ACTIONS,
  GoodCauseActionEnum,
  INTERESTED_STATUSES,
  InterestedStatusEnum,
} from './impact-buyer.states.js';
import { linkFields, openFields } from './impact-buyer-public.fields.js';

const personal = { personal: true } as const;

/** The contact details, for its own users and staff. */
const contactFields = {
  contactName: {
    ...line(200),
    ...contact,
    ...personal,
    wire: 'impactLeadConnectionName',
    meaning: 'The name of the contact person.',
  },
  contactTitle: {
    ...line(200),
    ...contact,
    ...personal,
    wire: 'impactLeadConnectionTitle',
    meaning: 'The job title of the contact person.',
  },
  contactConnection: {
    ...line(200),
    ...contact,
    ...personal,
    wire: 'impactGoodcauseConnectionRelation',
    meaning: 'The connection of the contact person to the good cause.',
  },
  email: {
    ...filledIn(email, 'Email is required'),
    ...contact,
    ...personal,
    wire: 'impactEmail',
    meaning: 'The email address of the impact buyer.',
  },
  phone: {
    ...phone,
    ...contact,
    ...personal,
    wire: 'impactPhone',
    meaning: 'The phone number of the impact buyer.',
  },
  address: {
    ...line(200),
    ...own,
    ...personal,
    wire: 'impactAddress',
    meaning: 'The street address of the impact buyer.',
  },
} as const;

/** The work of its good cause with it (R118, R122), and the key of its link page (A25). */
const goodCauseFields = {
  linkKey: {
    ...filledIn(line(100)),
    ...fixed,
    ...personal,
    column: null,
    wire: 'businessLinkKey',
    meaning: 'The link key of its page. Anyone with the key can open the page.',
  },
  goodCauseAction: {
    ...choice(GOOD_CAUSE_ACTIONS, GoodCauseActionEnum),
    ...fixed,
    wire: 'goodCauseAction',
    meaning:
      "The progress of the good cause in winning the impact buyer: Haven't Done, In Process, Completed or Other.",
  },
  goodCauseLinkEnabled: {
    ...flag,
    ...own,
    wire: 'goodCauseLinkEnabled',
    meaning: 'True if the prospecting page of the good cause lists the impact buyer.',
  },
  goodCauseComments: {
    ...text(20_000),
    ...fixed,
    ...personal,
    wire: 'goodCauseComments',
    meaning: 'The comments of the good cause about the impact buyer.',
  },
  storageId: {
    ...line(200),
    ...own,
    wire: 'firebase_id',
    meaning: 'The id of the folder of its pictures, for integrations.',
  },
  type: { ...line(100), ...own, wire: 'type', meaning: 'A free text for integrations.' },
} as const;

export const staffFields = {
  interestedStatus: {
    ...choice(INTERESTED_STATUSES, InterestedStatusEnum),
    ...staff,
    wire: 'impactInterestedStatus',
    meaning: 'The interest in buying: Prospecting, Open or Not Interested.',
  },
  chanceOfLead: {
    ...orNull(choice(CHANCES_OF_LEAD, ChanceOfLeadEnum)),
    ...staff,
    wire: 'impactChanceOfLead',
    meaning: 'The chance that its leads succeed: Low, Good or Strong. Null if not set.',
  },
  actionNotes: {
    ...text(20_000),
    ...staff,
    ...personal,
    wire: 'impactActionNotes',
    meaning: 'Notes by staff for the users of its good cause.',
  },
  adminNotes: {
    ...richText(20_000),
    ...staff,
    ...personal,
    wire: 'impactAdminNotes',
    meaning: 'Internal notes by staff, as HTML.',
  },
} as const;

/** The private fields that its own users see. */
export const ownFields = { ...contactFields, ...goodCauseFields } as const;

type ServerManaged = 'id' | 'prospectingEntered' | 'searchedText' | 'version' | 'createdAt' | 'updatedAt';

/** Every field of an impact buyer. */
export const impactBuyerFields = {
  ...openFields,
  ...linkFields,
  ...ownFields,
  ...staffFields,
} satisfies FieldsOf<Omit<ImpactBuyer, ServerManaged>, BuyerViewer>;

export type ImpactBuyerChanges = ChangesTo<typeof impactBuyerFields>;

export const impactBuyerRecords: RecordKind<ImpactBuyer> = {
  entity: ImpactBuyer,
  subject: 'impact-buyer',
  onPages: true,
  referredAs: 'IMPACT_BUYER',
  personalFields: personalFieldsOf(impactBuyerFields),
};

import { personalFieldsOf } from '../../kits/records/changes-schema.js';
import type { ChangesTo, FieldsOf } from '../../kits/records/field.js';
import {
  choice,
  day,
  dollars,
  email,
  flag,
  instant,
  line,
  link,
  orNull,
  phone,
  tens,
  text,
  wholeNumber,
} from '../../kits/records/field-kinds.js';
import { type StaffViewer, staffEditable, staffReadable } from '../../kits/records/staff-access.js';
import type { RecordKind } from '../../kits/records/update-record.js';
import { hiddenFlag } from './hidden-flag.js';
import { Lead } from './lead.entity.js';
import {
  LEAD_RESPONSES,
  LEAD_STATUSES,
  LEAD_TYPES,
  LeadResponseEnum,
  LeadStatusEnum,
  LeadTypeEnum,
} from './lead.states.js';
import { LAST_BAND } from './lead-bands.js';

/** The subject type of activities about a lead. */
export const LEAD_SUBJECT = 'lead';

const personal = { personal: true } as const;
const band = orNull(wholeNumber(1, LAST_BAND));

/** The parties of a lead. They are set on creation and never change (R191). */
const leadPartyFields = {
  impactBuyerId: { ...link, ...staffEditable, wire: 'business_id', meaning: 'The id of the impact buyer.' },
  supplierId: {
    ...link,
    ...staffEditable,
    wire: 'leadFor_business_id',
    meaning: 'The id of the supplier that is offered.',
  },
} as const;

/** Fields that staff cannot change: the buyer's response (R207), and the link to the enquiry (A80). */
const readFields = {
  createdAt: { ...instant, ...staffReadable, wire: 'createdDate' },
  customersResponse: {
    ...orNull(choice(LEAD_RESPONSES, LeadResponseEnum)),
    ...staffReadable,
    wire: 'customersResponse',
    meaning: 'The response of the impact buyer. Null if it has not responded.',
  },
  customersComments: {
    ...text(10_000),
    ...staffReadable,
    ...personal,
    wire: 'customersComments',
    meaning: 'The comments of the impact buyer on the offer.',
  },
  customerHidden: {
    ...hiddenFlag,
    ...staffReadable,
    wire: 'customerHidden',
    meaning: 'True if the impact buyer has hidden the offer.',
  },
  salesEnquiryId: {
    ...orNull(link),
    ...staffReadable,
    wire: 'salesEnquiry_id',
    meaning: 'The id of the enquiry of the lead. Null if it has no enquiry.',
  },
} as const;

/** Fields that staff can change. */
const editableFields = {
  fromType: {
    ...line(100),
    ...staffEditable,
    wire: 'leadFromType',
    meaning: 'The kind of party that the lead comes from, such as Impact Buyer.',
  },
  // R208: it may be empty.
  fromName: {
    ...line(200),
    ...staffEditable,
    ...personal,
    wire: 'leadFromName',
    meaning: 'The name of the contact person at the impact buyer.',
  },
  fromPhone: {
    ...phone,
    ...staffEditable,
    ...personal,
    wire: 'leadFromPhone',
    meaning: 'The phone number of the contact person.',
  },
  fromEmail: {
    ...email,
    ...staffEditable,
    ...personal,
    wire: 'leadFromEmail',
    meaning: 'The email address of the contact person.',
  },
  buyerType: {
    ...line(100),
    ...staffEditable,
    wire: 'impactBuyerType',
    meaning: 'The kind of organisation of the impact buyer.',
  },
  callRailPhone: {
    ...line(50),
    ...staffEditable,
    wire: 'callRailPhone',
    meaning: 'The CallRail phone number of the supplier.',
  },
  urlKeyword: {
    ...line(100),
    ...staffEditable,
    wire: 'urlKeyword',
    meaning: 'The URL keyword of the supplier.',
  },
  listTitle: {
    ...line(200),
    ...staffEditable,
    wire: 'listTitle',
    meaning: 'The list title of the supplier, such as its trade.',
  },
  summary: {
    ...text(2000),
    ...staffEditable,
    wire: 'leadSummary',
    meaning: 'A short summary of what the supplier offers.',
  },
  opportunitySummary: {
    ...text(2000),
    ...staffEditable,
    wire: 'opportunitySummary',
    meaning: 'A summary of the opportunity for this impact buyer.',
  },
  notes: {
    ...text(20_000),
    ...staffEditable,
    ...personal,
    wire: 'leadNotes',
    meaning: 'Notes by staff about the lead.',
  },
  status: {
    ...choice(LEAD_STATUSES, LeadStatusEnum),
    ...staffEditable,
    wire: 'status',
    meaning: 'The status of the lead. Setting it also sets the chance of a sale and the date of the status.',
  },
  actionTakenAt: {
    ...orNull(instant),
    ...staffEditable,
    wire: 'actionTaken',
    meaning: 'The time at which the lead became Action Taken. Null if it never did.',
  },
  soundingPositiveAt: {
    ...orNull(instant),
    ...staffEditable,
    wire: 'soundingPositive',
    meaning: 'The time at which the lead became Sounding Positive. Null if it never did.',
  },
  futureActionOn: {
    ...orNull(day),
    ...staffEditable,
    wire: 'futureActionDate',
    meaning: 'The date of the next follow-up. Null if none is planned.',
  },
  slimChanceAt: {
    ...orNull(instant),
    ...staffEditable,
    wire: 'slimChance',
    meaning: 'The time at which the lead became Slim Chance. Null if it never did.',
  },
  noOpportunityAt: {
    ...orNull(instant),
    ...staffEditable,
    wire: 'noOpportunity',
    meaning: 'The time at which the lead became No Opportunity. Null if it never did.',
  },
  weight: {
    ...wholeNumber(0, 10),
    ...staffEditable,
    wire: 'weight',
    meaning: 'A weight from 0 to 10. Leads with a higher weight appear first.',
  },
  leadType: {
    ...orNull(choice(LEAD_TYPES, LeadTypeEnum)),
    ...staffEditable,
    wire: 'leadType',
    meaning: 'The type of the lead. Null if not set.',
  },
  personResponsibleId: {
    ...orNull(link),
    ...staffEditable,
    wire: 'user_id',
    meaning: 'The id of the responsible staff member. Null if unassigned.',
  },
  chance: {
    ...orNull(tens('Chance is 0 to 100 in steps of 10.')),
    ...staffEditable,
    wire: 'chance',
    meaning: 'The chance of a sale in percent, from 0 to 100 in steps of 10. A change of status sets it.',
  },
  estimatedRevenueBand: {
    ...band,
    ...staffEditable,
    wire: 'estRev',
    meaning:
      'The band of the estimated revenue: 1 is under $500, 2 is $500–$2,000, 3 is $2,000–$5,000, 4 is $5,000–$10,000, 5 is $10,000 or more.',
  },
  estimatedContributionBand: {
    ...band,
    ...staffEditable,
    wire: 'estCC',
    meaning:
      'The band of the estimated contribution: 1 is under $100, 2 is $100–$200, 3 is $200–$500, 4 is $500–$1,000, 5 is $1,000 or more.',
  },
  actualRevenue: {
    ...orNull(dollars()),
    ...staffEditable,
    wire: 'actRev',
    meaning: 'The actual revenue in New Zealand dollars. Null if not known.',
  },
  actualContribution: {
    ...orNull(dollars()),
    ...staffEditable,
    wire: 'actCC',
    meaning: 'The actual contribution in New Zealand dollars. Null if not known.',
  },
} as const;

/** The fields that have a column of the same name in the table. */
export const leadColumnFields = { ...leadPartyFields, ...readFields, ...editableFields } as const;

/** Stored as the time of archiving (A62). */
const archived = { ...flag, ...staffEditable, wire: 'archived' } as const;

/** The fields of a change to an existing lead. */
export const leadChangeFields = { ...readFields, ...editableFields, archived } as const;

type ServerManaged = 'id' | 'archivedAt' | 'searchedText' | 'version' | 'updatedAt';

/** Every field of a lead. */
export const leadFields = {
  ...leadColumnFields,
  archived,
} satisfies FieldsOf<Omit<Lead, ServerManaged> & { archived: boolean }, StaffViewer>;

export type LeadChanges = ChangesTo<typeof leadFields>;

export const leadRecords: RecordKind<Lead> = {
  entity: Lead,
  subject: LEAD_SUBJECT,
  onPages: false,
  referredAs: 'LEAD',
  personalFields: personalFieldsOf(leadFields),
};

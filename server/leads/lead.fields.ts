import { personalFieldsOf } from '../platform/records/changes-schema.js';
import type { ChangesTo, FieldsOf } from '../platform/records/field.js';
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
  whole,
} from '../platform/records/field-kinds.js';
import { type StaffViewer, staffKeep, staffSee } from '../platform/records/staff-access.js';
import type { RecordKind } from '../platform/records/update-record.js';
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
const band = orNull(whole(1, LAST_BAND));

/** The parties of a lead. They are set on creation and never change (R191). */
const leadPartyFields = {
  impactBuyerId: { ...link, ...staffKeep, wire: 'business_id', meaning: 'The id of the impact buyer.' },
  supplierId: {
    ...link,
    ...staffKeep,
    wire: 'leadFor_business_id',
    meaning: 'The id of the supplier that is offered.',
  },
} as const;

/** Fields that staff cannot change: the buyer's response (R207), and the link to the enquiry (A80). */
const readFields = {
  createdAt: { ...instant, ...staffSee, wire: 'createdDate' },
  customersResponse: {
    ...orNull(choice(LEAD_RESPONSES, LeadResponseEnum)),
    ...staffSee,
    wire: 'customersResponse',
    meaning: 'The response of the impact buyer. Null if it has not responded.',
  },
  customersComments: {
    ...text(10_000),
    ...staffSee,
    ...personal,
    wire: 'customersComments',
    meaning: 'The comments of the impact buyer on the offer.',
  },
  customerHidden: {
    ...hiddenFlag,
    ...staffSee,
    wire: 'customerHidden',
    meaning: 'True if the impact buyer has hidden the offer.',
  },
  salesEnquiryId: {
    ...orNull(link),
    ...staffSee,
    wire: 'salesEnquiry_id',
    meaning: 'The id of the sales enquiry of the lead. Null if it has no enquiry.',
  },
} as const;

/** Fields that staff can change. */
const keptFields = {
  fromType: {
    ...line(100),
    ...staffKeep,
    wire: 'leadFromType',
    meaning: 'The kind of party that the lead comes from, such as Impact Buyer.',
  },
  // R208: it may be empty.
  fromName: {
    ...line(200),
    ...staffKeep,
    ...personal,
    wire: 'leadFromName',
    meaning: 'The name of the contact person at the impact buyer.',
  },
  fromPhone: {
    ...phone,
    ...staffKeep,
    ...personal,
    wire: 'leadFromPhone',
    meaning: 'The phone number of the contact person.',
  },
  fromEmail: {
    ...email,
    ...staffKeep,
    ...personal,
    wire: 'leadFromEmail',
    meaning: 'The email address of the contact person.',
  },
  buyerType: {
    ...line(100),
    ...staffKeep,
    wire: 'impactBuyerType',
    meaning: 'The kind of organisation of the impact buyer.',
  },
  callRailPhone: {
    ...line(50),
    ...staffKeep,
    wire: 'callRailPhone',
    meaning: 'The CallRail phone number of the supplier.',
  },
  urlKeyword: { ...line(100), ...staffKeep, wire: 'urlKeyword', meaning: 'The URL keyword of the supplier.' },
  listTitle: {
    ...line(200),
    ...staffKeep,
    wire: 'listTitle',
    meaning: 'The list title of the supplier, such as its trade.',
  },
  summary: {
    ...text(2000),
    ...staffKeep,
    wire: 'leadSummary',
    meaning: 'A short summary of what the supplier offers.',
  },
  opportunitySummary: {
    ...text(2000),
    ...staffKeep,
    wire: 'opportunitySummary',
    meaning: 'A summary of the opportunity for this impact buyer.',
  },
  notes: {
    ...text(20_000),
    ...staffKeep,
    ...personal,
    wire: 'leadNotes',
    meaning: 'Notes by staff about the lead.',
  },
  status: {
    ...choice(LEAD_STATUSES, LeadStatusEnum),
    ...staffKeep,
    wire: 'status',
    meaning: 'The status of the lead. Setting it also sets the chance of a sale and the date of the status.',
  },
  actionTakenAt: {
    ...orNull(instant),
    ...staffKeep,
    wire: 'actionTaken',
    meaning: 'The time at which the lead became Action Taken. Null if it never did.',
  },
  soundingPositiveAt: {
    ...orNull(instant),
    ...staffKeep,
    wire: 'soundingPositive',
    meaning: 'The time at which the lead became Sounding Positive. Null if it never did.',
  },
  futureActionOn: {
    ...orNull(day),
    ...staffKeep,
    wire: 'futureActionDate',
    meaning: 'The date of the next follow-up, such as 2026-11-23. Null if none is planned.',
  },
  slimChanceAt: {
    ...orNull(instant),
    ...staffKeep,
    wire: 'slimChance',
    meaning: 'The time at which the lead became Slim Chance. Null if it never did.',
  },
  noOpportunityAt: {
    ...orNull(instant),
    ...staffKeep,
    wire: 'noOpportunity',
    meaning: 'The time at which the lead became No Opportunity. Null if it never did.',
  },
  weight: {
    ...whole(0, 10),
    ...staffKeep,
    wire: 'weight',
    meaning: 'A weight from 0 to 10. Leads with a higher weight appear first.',
  },
  leadType: {
    ...orNull(choice(LEAD_TYPES, LeadTypeEnum)),
    ...staffKeep,
    wire: 'leadType',
    meaning: 'The type of the lead. Null if not set.',
  },
  personResponsibleId: {
    ...orNull(link),
    ...staffKeep,
    wire: 'user_id',
    meaning: 'The id of the responsible staff member. Null if unassigned.',
  },
  chance: {
    ...orNull(tens('Chance is 0 to 100 in steps of 10.')),
    ...staffKeep,
    wire: 'chance',
    meaning: 'The chance of a sale in percent, from 0 to 100 in steps of 10. A change of status sets it.',
  },
  estimatedRevenueBand: {
    ...band,
    ...staffKeep,
    wire: 'estRev',
    meaning:
      'The band of the estimated revenue: 1 is under $500, 2 is $500–$2,000, 3 is $2,000–$5,000, 4 is $5,000–$10,000, 5 is $10,000 or more.',
  },
  estimatedContributionBand: {
    ...band,
    ...staffKeep,
    wire: 'estCC',
    meaning:
      'The band of the estimated contribution: 1 is under $100, 2 is $100–$200, 3 is $200–$500, 4 is $500–$1,000, 5 is $1,000 or more.',
  },
  actualRevenue: {
    ...orNull(dollars()),
    ...staffKeep,
    wire: 'actRev',
    meaning: 'The actual revenue in New Zealand dollars. Null if not known.',
  },
  actualContribution: {
    ...orNull(dollars()),
    ...staffKeep,
    wire: 'actCC',
    meaning: 'The actual contribution in New Zealand dollars. Null if not known.',
  },
} as const;

/** The fields that have a column of the same name in the table. */
export const leadColumnFields = { ...leadPartyFields, ...readFields, ...keptFields } as const;

/** Stored as the time of archiving (A62). */
const archived = { ...flag, ...staffKeep, wire: 'archived' } as const;

/** The fields of a change to an existing lead. */
export const leadChangeFields = { ...readFields, ...keptFields, archived } as const;

type WrittenByServer = 'id' | 'archivedAt' | 'searchedText' | 'version' | 'updatedAt';

/** Every field of a lead. */
export const leadFields = {
  ...leadColumnFields,
  archived,
} satisfies FieldsOf<Omit<Lead, WrittenByServer> & { archived: boolean }, StaffViewer>;

export type LeadChanges = ChangesTo<typeof leadFields>;

export const leadRecords: RecordKind<Lead> = {
  entity: Lead,
  subject: LEAD_SUBJECT,
  onPages: false,
  personalFields: personalFieldsOf(leadFields),
};

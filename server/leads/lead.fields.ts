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
import { type StaffViewer, staffKeep, staffSee } from '../platform/records/staff-keeper.js';
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

/** What activities about a lead name as their subject. */
export const LEAD_SUBJECT = 'lead';

const personal = { personal: true } as const;
const band = orNull(whole(1, LAST_BAND));

/** Whom it is about: said once, when it is made (R191). */
const leadPartyFields = {
  impactBuyerId: { ...link, ...staffKeep, wire: 'business_id', meaning: 'The impact buyer.' },
  supplierId: {
    ...link,
    ...staffKeep,
    wire: 'leadFor_business_id',
    meaning: 'The supplier that it is offered.',
  },
} as const;

/** What is written of it from elsewhere: by the buyer (R207), or where it becomes an enquiry (A80). */
const readFields = {
  createdAt: { ...instant, ...staffSee, wire: 'createdDate' },
  customersResponse: {
    ...orNull(choice(LEAD_RESPONSES, LeadResponseEnum)),
    ...staffSee,
    wire: 'customersResponse',
  },
  customersComments: { ...text(10_000), ...staffSee, ...personal, wire: 'customersComments' },
  customerHidden: { ...hiddenFlag, ...staffSee, wire: 'customerHidden' },
  salesEnquiryId: { ...orNull(link), ...staffSee, wire: 'salesEnquiry_id' },
} as const;

/** What staff keep of it. */
const keptFields = {
  fromType: { ...line(100), ...staffKeep, wire: 'leadFromType' },
  // R208: it may be empty.
  fromName: { ...line(200), ...staffKeep, ...personal, wire: 'leadFromName' },
  fromPhone: { ...phone, ...staffKeep, ...personal, wire: 'leadFromPhone' },
  fromEmail: { ...email, ...staffKeep, ...personal, wire: 'leadFromEmail' },
  buyerType: { ...line(100), ...staffKeep, wire: 'impactBuyerType' },
  callRailPhone: { ...line(50), ...staffKeep, wire: 'callRailPhone' },
  urlKeyword: { ...line(100), ...staffKeep, wire: 'urlKeyword' },
  listTitle: { ...line(200), ...staffKeep, wire: 'listTitle' },
  summary: { ...text(2000), ...staffKeep, wire: 'leadSummary', meaning: 'What the supplier offers.' },
  opportunitySummary: { ...text(2000), ...staffKeep, wire: 'opportunitySummary' },
  notes: { ...text(20_000), ...staffKeep, ...personal, wire: 'leadNotes', meaning: 'Of staff.' },
  status: { ...choice(LEAD_STATUSES, LeadStatusEnum), ...staffKeep, wire: 'status' },
  actionTakenAt: { ...orNull(instant), ...staffKeep, wire: 'actionTaken' },
  soundingPositiveAt: { ...orNull(instant), ...staffKeep, wire: 'soundingPositive' },
  futureActionOn: {
    ...orNull(day),
    ...staffKeep,
    wire: 'futureActionDate',
    meaning: 'When to follow up: a day, YYYY-MM-DD.',
  },
  slimChanceAt: { ...orNull(instant), ...staffKeep, wire: 'slimChance' },
  noOpportunityAt: { ...orNull(instant), ...staffKeep, wire: 'noOpportunity' },
  weight: { ...whole(0, 10), ...staffKeep, wire: 'weight', meaning: '0 to 10: higher is shown higher.' },
  leadType: { ...orNull(choice(LEAD_TYPES, LeadTypeEnum)), ...staffKeep, wire: 'leadType' },
  personResponsibleId: {
    ...orNull(link),
    ...staffKeep,
    wire: 'user_id',
    meaning: 'The member of staff who is responsible.',
  },
  chance: {
    ...orNull(tens('Chance is 0 to 100 in steps of 10.')),
    ...staffKeep,
    wire: 'chance',
    meaning: '0 to 100 in steps of 10; a change of status sets it.',
  },
  estimatedRevenueBand: {
    ...band,
    ...staffKeep,
    wire: 'estRev',
    meaning: 'A band: 1 under $500, 2 $500-$2,000, 3 $2,000-$5,000, 4 $5,000-$10,000, 5 $10,000+.',
  },
  estimatedContributionBand: {
    ...band,
    ...staffKeep,
    wire: 'estCC',
    meaning: 'A band: 1 under $100, 2 $100-$200, 3 $200-$500, 4 $500-$1,000, 5 $1,000+.',
  },
  actualRevenue: { ...orNull(dollars()), ...staffKeep, wire: 'actRev', meaning: 'Dollars.' },
  actualContribution: { ...orNull(dollars()), ...staffKeep, wire: 'actCC', meaning: 'Dollars.' },
} as const;

/** The fields that are columns of the table by their names. */
export const leadColumnFields = { ...leadPartyFields, ...readFields, ...keptFields } as const;

/** Kept as the instant at which it happened (A62). */
const archived = { ...flag, ...staffKeep, wire: 'archived' } as const;

/** What staff change of a lead that is there. */
export const leadChangeFields = { ...readFields, ...keptFields, archived } as const;

type WrittenByServer = 'id' | 'archivedAt' | 'searchedText' | 'version' | 'updatedAt';

/** Every field of a lead. */
export const leadFields = {
  ...leadColumnFields,
  archived,
} satisfies FieldsOf<Omit<Lead, WrittenByServer> & { archived: boolean }, StaffViewer>;

export type LeadChanges = ChangesTo<typeof leadFields>;

/** Leads as they are kept. */
export const leadRecords: RecordKind<Lead> = {
  entity: Lead,
  subject: LEAD_SUBJECT,
  onPages: false,
  personalFields: personalFieldsOf(leadFields),
};

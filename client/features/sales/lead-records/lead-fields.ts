import { chosenInCell } from '../../../editing/cell-text';
import {
  choice,
  choiceOfOne,
  chosenNumber,
  day,
  dollars,
  email,
  flag,
  localInstant,
  record,
  requiredRecord,
  tens,
  text,
} from '../../../editing/field-kinds';
import { type FieldTable, field } from '../../../editing/field-table';
import type { RecordForm } from '../../../editing/use-record-form';
import type { LeadInput, LeadStatus, NewLeadInput } from '../../../graphql/schema.generated';
import {
  chosenStatuses,
  contributionBands,
  leadStatuses,
  leadTypes,
  revenueBands,
  weights,
} from './lead-labels';
import type { LeadDetail_LeadFragment, LeadRowFragment } from './leads.generated';

export type LeadRow = Omit<LeadRowFragment, ' $fragmentName'>;
export type Lead = Omit<LeadDetail_LeadFragment, ' $fragmentName'>;

/** A Slim Chance lead cannot be given another status in a cell, only on its card, which shows the current one (A63). */
const status = {
  ...choiceOfOne(leadStatuses, 'CARD_CREATED'),
  inCell: {
    ...chosenInCell<LeadStatus>(chosenStatuses),
    takes: (typed: LeadStatus) => typed !== 'SLIM_CHANCE',
  },
};

/** All fields of a lead's card. */
export const leadFields = {
  fromType: field('Type', text(100), (lead: LeadRow) => lead.fromType),
  fromName: field('Name', text(200), (lead: LeadRow) => lead.fromName),
  fromPhone: field('Phone', text(50), (lead: LeadRow) => lead.fromPhone),
  fromEmail: field('Email', email, (lead: LeadRow) => lead.fromEmail),
  buyerType: field('Buyer type', text(100), (lead: LeadRow) => lead.buyerType),
  listTitle: field('List title', text(200), (lead: LeadRow) => lead.listTitle),
  callRailPhone: field('Call-tracking phone number', text(50), (lead: LeadRow) => lead.callRailPhone),
  urlKeyword: field('URL keyword', text(100), (lead: LeadRow) => lead.urlKeyword),
  summary: field('Lead summary', text(2000), (lead: LeadRow) => lead.summary),
  opportunitySummary: field(
    'Summary of the sales opportunity',
    text(2000),
    (lead: LeadRow) => lead.opportunitySummary,
  ),
  notes: field('Admin notes', text(20_000), (lead: LeadRow) => lead.notes),
  status: field('Status', status, (lead: LeadRow) => lead.status),
  chance: field('Chance', tens, (lead: LeadRow) => lead.chance),
  weight: field('Weight', chosenNumber(weights, 0), (lead: LeadRow) => lead.weight),
  leadType: field('Lead type', choice(leadTypes), (lead: LeadRow) => lead.leadType),
  personResponsibleId: field('Person responsible', record(), (lead: LeadRow) => lead.personResponsible),
  actionTakenAt: field('Action taken', localInstant(), (lead: LeadRow) => lead.actionTakenAt),
  soundingPositiveAt: field('Sounding positive', localInstant(), (lead: LeadRow) => lead.soundingPositiveAt),
  futureActionOn: field('Follow-up date', day, (lead: LeadRow) => lead.futureActionOn),
  slimChanceAt: field('Slim chance', localInstant(), (lead: LeadRow) => lead.slimChanceAt),
  noOpportunityAt: field('No opportunity', localInstant(), (lead: LeadRow) => lead.noOpportunityAt),
  estimatedRevenueBand: field(
    'Estimated revenue',
    chosenNumber(revenueBands),
    (lead: LeadRow) => lead.estimatedRevenueBand,
  ),
  estimatedContributionBand: field(
    'Estimated contribution',
    chosenNumber(contributionBands),
    (lead: LeadRow) => lead.estimatedContributionBand,
  ),
  actualRevenue: field('Actual revenue', dollars, (lead: LeadRow) => lead.actualRevenue),
  actualContribution: field('Actual contribution', dollars, (lead: LeadRow) => lead.actualContribution),
} satisfies FieldTable<LeadRow, LeadInput>;

/** The form of a lead. */
export type LeadForm = RecordForm<typeof leadFields>;

/** True if the lead is archived; an action of its own sets it. */
export const archivedField = field('Archived', flag, (lead: LeadRow) => lead.archived);

/** Fields of a new lead; its buyer and supplier supply the rest (R225). */
export const newLeadFields = {
  impactBuyerId: field(
    'Impact buyer',
    requiredRecord('Choose an impact buyer'),
    (lead: LeadRow) => lead.impactBuyer,
  ),
  supplierId: field('Supplier', requiredRecord('Choose a supplier'), (lead: LeadRow) => lead.supplier),
  opportunitySummary: leadFields.opportunitySummary,
  leadType: leadFields.leadType,
  weight: leadFields.weight,
  personResponsibleId: leadFields.personResponsibleId,
  futureActionOn: leadFields.futureActionOn,
  notes: leadFields.notes,
} satisfies FieldTable<LeadRow, NewLeadInput>;

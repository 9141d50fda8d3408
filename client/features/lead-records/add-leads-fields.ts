import type { ApolloClient } from '@apollo/client';
import { choiceOfOne, text } from '../../editing/field-kinds';
import { type FieldTable, field, type ValuesOf, valuesOf } from '../../editing/field-table';
import type { NewLeadInput } from '../../graphql/schema.generated';
import { BuyerForLeadDocument, SupplierForLeadDocument } from './add-leads.generated';
import { type LeadRow, leadFields, newLeadFields } from './lead-fields';
import { leadStatuses } from './lead-words';

const { CARD_CREATED, ACTION_TAKEN, SOUNDING_POSITIVE, SALE, FUTURE_FOLLOW_UP, NO_OPPORTUNITY } =
  leadStatuses;
/** How far a lead may have come that is added here (R224, A64). */
export const addedStatuses = {
  CARD_CREATED,
  ACTION_TAKEN,
  SOUNDING_POSITIVE,
  SALE,
  FUTURE_FOLLOW_UP,
  NO_OPPORTUNITY,
};

/** What a lead is from where nobody says otherwise, as the server has it. */
const FROM_TYPE = 'Impact Buyer';

/** What is sent of a new lead (R225), and how far it has come. */
export const addedFields = {
  impactBuyerId: newLeadFields.impactBuyerId,
  supplierId: newLeadFields.supplierId,
  fromName: leadFields.fromName,
  fromPhone: leadFields.fromPhone,
  fromEmail: leadFields.fromEmail,
  buyerType: leadFields.buyerType,
  fromType: field(
    'Type',
    text(100),
    (lead: LeadRow) => lead.fromType,
    () => FROM_TYPE,
  ),
  listTitle: leadFields.listTitle,
  callRailPhone: leadFields.callRailPhone,
  urlKeyword: leadFields.urlKeyword,
  summary: leadFields.summary,
  opportunitySummary: leadFields.opportunitySummary,
  status: field('Status', choiceOfOne(addedStatuses, 'CARD_CREATED'), () => 'CARD_CREATED' as const),
} satisfies FieldTable<LeadRow, NewLeadInput>;

export type AddedValues = ValuesOf<typeof addedFields>;

/** An empty form. */
export const NOTHING_YET: AddedValues = valuesOf(addedFields, null);

export type Side = 'buyer' | 'supplier';

/** One of the two that a lead is about: who is chosen, and what of that goes into the lead. */
type PanelOf<Names extends readonly (keyof AddedValues)[]> = {
  title: string;
  picked: 'impactBuyerId' | 'supplierId';
  filled: Names;
  /** Reads what the chosen one says; of one that is gone, nothing. */
  read: (client: ApolloClient, id: number) => Promise<Partial<AddedValues>>;
};

const panel = <const Names extends readonly (keyof AddedValues)[]>(side: PanelOf<Names>) => side;

/** The two panels (R221). */
export const panels = {
  buyer: panel({
    title: 'Lead From',
    picked: 'impactBuyerId',
    filled: ['fromName', 'fromPhone', 'fromEmail', 'buyerType', 'fromType'],
    read: async (client, id) => {
      const { data } = await client.query({ query: BuyerForLeadDocument, variables: { id } });
      const buyer = data?.impactBuyerRecord;
      if (!buyer) return {};
      const { contactName, name, phone, email, buyerType } = buyer;
      return {
        fromName: contactName || name,
        fromPhone: phone ?? '',
        fromEmail: email ?? '',
        buyerType: buyerType ?? '',
        fromType: FROM_TYPE,
      };
    },
  }),
  supplier: panel({
    title: 'Lead For ($)',
    picked: 'supplierId',
    filled: ['listTitle', 'callRailPhone', 'urlKeyword', 'summary'],
    read: async (client, id) => {
      const { data } = await client.query({ query: SupplierForLeadDocument, variables: { id } });
      const supplier = data?.supplierRecord;
      if (!supplier) return {};
      const { listTitle, callRailPhone, urlKeyword, leadSummary } = supplier;
      return {
        listTitle: listTitle ?? '',
        callRailPhone: callRailPhone ?? '',
        urlKeyword: urlKeyword ?? '',
        summary: leadSummary ?? '',
      };
    },
  }),
};

/** What the fields of a side say while nobody is chosen. */
export const nothingOf = (side: Side): Partial<AddedValues> =>
  Object.fromEntries(panels[side].filled.map((name) => [name, NOTHING_YET[name]]));

/** A side of which nobody is chosen. */
export const emptySide = (side: Side): Partial<AddedValues> => ({
  [panels[side].picked]: null,
  ...nothingOf(side),
});

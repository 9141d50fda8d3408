import type { ApolloClient } from '@apollo/client';
import { choiceOfOne, text } from '../../../editing/field-kinds';
import { type FieldTable, field, type ValuesOf, valuesOf } from '../../../editing/field-table';
import type { NewLeadInput } from '../../../graphql/schema.generated';
import { buyerTypes } from '../../../ui/buyer-type-labels';
import { BuyerForLeadDocument, SupplierForLeadDocument } from './add-leads.generated';
import { type LeadRow, leadFields, newLeadFields } from './lead-fields';
import { leadStatuses } from './lead-labels';

const { CARD_CREATED, ACTION_TAKEN, SOUNDING_POSITIVE, SALE, FUTURE_FOLLOW_UP, NO_OPPORTUNITY } =
  leadStatuses;
/** Statuses that a lead can be created with on this screen (R224, A64). */
export const addedStatuses = {
  CARD_CREATED,
  ACTION_TAKEN,
  SOUNDING_POSITIVE,
  SALE,
  FUTURE_FOLLOW_UP,
  NO_OPPORTUNITY,
};

/** The default type of a lead's origin, as on the server. */
const FROM_TYPE = 'Impact Buyer';

/** Fields of a new lead (R225), with its status. */
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

/** One of the two sides of a lead: the field of the chosen record, and the fields that it fills in. */
type PanelOf<Names extends readonly (keyof AddedValues)[]> = {
  title: string;
  picked: 'impactBuyerId' | 'supplierId';
  filled: Names;
  /** Reads the values of the chosen record; an empty object if the record is gone. */
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
        buyerType: buyerType ? buyerTypes[buyerType] : '',
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

/** Returns empty values for the fields of a side without a chosen record. */
export const nothingOf = (side: Side): Partial<AddedValues> =>
  Object.fromEntries(panels[side].filled.map((name) => [name, NOTHING_YET[name]]));

/** Returns the values of a side without a chosen record, including the choice itself. */
export const emptySide = (side: Side): Partial<AddedValues> => ({
  [panels[side].picked]: null,
  ...nothingOf(side),
});

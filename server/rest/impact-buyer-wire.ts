import { z } from 'zod';
import { impactBuyerFields } from '../directory/impact-buyers/impact-buyer.fields.js';
import type { BuyerViewer } from '../directory/impact-buyers/impact-buyer.rights.js';
import { linkFields, openFields } from '../directory/impact-buyers/impact-buyer-public.fields.js';
import type {
  ImpactBuyerRecord,
  VisibleImpactBuyer,
} from '../directory/impact-buyers/impact-buyer-records.read-model.js';
import type { FieldTable } from '../kits/records/field.js';
import { answerShape, toWire } from '../kits/records/field-wire.js';
import { describeViewers } from './describe-viewers.js';
import { onlyFor } from './wire-answers.js';
import { shapeOf as columnShape, type WireColumn, wireOf } from './wire-columns.js';

/** Public columns besides the fields. */
const PUBLIC_BESIDES = [
  ['id', 'id', 'id', 'The id of the impact buyer.'],
  ['id', 'business_id', 'id', 'The id of the impact buyer, same as id.'],
  [
    'version',
    'version',
    'count',
    'The version of the record, which grows by one with each change. Send it back with a change.',
  ],
  ['goodCauseName', 'chosenGoodCause', 'text', 'The name of its good cause. Null if there is none.'],
  ['contributionTotal', 'cCTotal', 'dollars', 'The total contribution to good causes in dollars.'],
] as const satisfies readonly WireColumn[];

/** Columns for users of the buyer and Admin. */
const OWN_BESIDES = [
  ['enquiryTotal', 'enquiryTotal', 'count', 'The total number of enquiries.'],
  ['revenueTotal', 'revenueTotal', 'dollars', 'The total revenue in dollars without GST.'],
  ['createdAt', 'created_at', 'time', 'The time at which the buyer was created.'],
  ['contactName', 'ownerName', 'text', 'The name of the contact, same as impactLeadConnectionName.'],
  ['leadsCount', 'leadsCount', 'count', 'The number of open leads.'],
  [
    'latestEnquiryId',
    'impactLatestSalesEnquiry_id',
    'link',
    'The id of its latest enquiry. Null if there is none.',
  ],
] as const satisfies readonly WireColumn[];

/** Columns for Admin. The key belongs to the good cause, but the buyer has it in the response (A20). */
const ADMIN_BESIDES = [
  ['goodCauseLinkKey', 'goodCauseLinkKey', 'text', 'The key of the prospecting page of its good cause.'],
] as const satisfies readonly WireColumn[];

const BESIDES: Record<BuyerViewer, readonly WireColumn[]> = {
  Visitor: PUBLIC_BESIDES,
  ImpactBuyer: [...PUBLIC_BESIDES, ...OWN_BESIDES],
  Admin: [...PUBLIC_BESIDES, ...OWN_BESIDES, ...ADMIN_BESIDES],
};

/** REST names that the server computes. They are ignored when a buyer is sent back whole. */
export const WORKED_OUT: readonly string[] = BESIDES.Admin.map(([, wire]) => wire).filter(
  (wire) => wire !== 'id' && wire !== 'version',
);

const viewers = describeViewers<BuyerViewer>({
  Admin: 'Admin',
  ImpactBuyer: 'the buyer’s own user',
  Visitor: 'anyone',
});
const shapeOf = (fields: FieldTable<BuyerViewer>) => answerShape(fields, viewers);
const publicFields = { ...openFields, ...linkFields };

/** A buyer as anyone may see it. Its flags are integers (R145). */
export const liveImpactBuyerAnswer = z
  .strictObject({ ...columnShape(PUBLIC_BESIDES), ...shapeOf(publicFields) })
  .meta({ id: 'PublicImpactBuyer' });

/** A buyer as the caller may see it. */
export const impactBuyerAnswer = z
  .strictObject({
    ...columnShape(PUBLIC_BESIDES),
    ...shapeOf(impactBuyerFields),
    ...onlyFor('the buyer’s own user and Admin', columnShape(OWN_BESIDES)),
    ...onlyFor('Admin', columnShape(ADMIN_BESIDES)),
  })
  .meta({ id: 'ImpactBuyer' });

/** Converts a buyer to the documented names, with the fields that the caller may see. */
export const wireImpactBuyer = ({ record, viewer }: VisibleImpactBuyer) =>
  Object.assign(
    wireOf(record, BESIDES[viewer]) as z.input<typeof impactBuyerAnswer>,
    toWire(impactBuyerFields, record, viewer),
  );

/** Converts a buyer of the public list. */
export const wireLiveImpactBuyer = ({ record }: { record: ImpactBuyerRecord }) =>
  Object.assign(
    wireOf(record, PUBLIC_BESIDES) as z.input<typeof liveImpactBuyerAnswer>,
    toWire(publicFields, record, 'Visitor'),
  );

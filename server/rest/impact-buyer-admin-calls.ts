import { z } from 'zod';
import { createImpactBuyerFromSupplier } from '../directory/impact-buyers/create-from-supplier.js';
import { createSupplierFromBuyer } from '../directory/impact-buyers/create-supplier-from-buyer.js';
import {
  createImpactBuyer,
  deleteImpactBuyer,
  updateImpactBuyer,
} from '../directory/impact-buyers/impact-buyer.commands.js';
import { buyerNotFound, requireBuyerEditor } from '../directory/impact-buyers/impact-buyer.policy.js';
import {
  listAllImpactBuyers,
  loadImpactBuyer,
} from '../directory/impact-buyers/impact-buyer-records.read-model.js';
import { withCurrentRecord } from '../kits/records/with-current-record.js';
import { IMAGE_DATA_BODY_BYTES } from '../kits/uploads/store-image-data.js';
import { badField } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { createImpactBuyerFromEnquiry } from '../sales/sales-enquiries/create-buyer-from-enquiry.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { conflict, referred } from './conflict.js';
import {
  BUYER_WIRE_NAMES,
  buyerChangesBody,
  enquiryOverrides,
  impactBuyerInput,
  newBuyerBody,
  supplierOverrides,
  wireFromEnquiryBody,
  wireFromSupplierBody,
} from './impact-buyer-body.js';
import { impactBuyerAnswer, wireImpactBuyer } from './impact-buyer-wire.js';
import { PICTURE_REFUSALS, profileImageCall, receiveProfileImage } from './profile-image.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { changedRecord, withFieldNames } from './wire-names.js';
import { wireBody } from './wire-values.js';

const NOT_THEIRS = { 404: 'The impact buyer does not exist.' };
const newBuyer = z.strictObject({
  impactBusinessID: wholeNumberAnswer.describe('The id of the new impact buyer.'),
});
const LINKED = 'The two records are linked to each other.';

async function readBuyer(context: RequestContext, id: number) {
  const buyer = await loadImpactBuyer(context, { id });
  if (!buyer) throw buyerNotFound();
  return wireImpactBuyer(buyer);
}

/** Calls for editing impact buyers, for staff and users of the buyer. */
export const impactBuyerAdminCalls = [
  defineCall({
    id: 'C044',
    method: 'GET',
    path: 'impactBusiness/all',
    audience: ['Admin', 'ImpactBusiness'],
    summary: 'Lists the impact buyers that the caller may edit, with all fields, by name',
    details: 'Admin gets all impact buyers, users of a buyer only their own.',
    answer: rowsOf(impactBuyerAnswer),
    handle: async (context) => (await listAllImpactBuyers(context)).map(wireImpactBuyer),
  }),
  defineCall({
    id: 'C049',
    method: 'POST',
    path: 'impactBusiness/update',
    audience: ['Admin', 'ImpactBusiness'],
    summary: 'Changes an impact buyer',
    details:
      'Changes only the fields that are sent. Null clears a field. Fields that the role may not change are ignored, so that a buyer may be sent back whole.',
    body: buyerChangesBody,
    bodyLimit: IMAGE_DATA_BODY_BYTES,
    limited: true,
    answer: impactBuyerAnswer,
    versioned: true,
    refusals: {
      ...NOT_THEIRS,
      ...PICTURE_REFUSALS,
      403: 'The supplier or good cause of the user has left, so the user may not change anything.',
      409: conflict(impactBuyerAnswer, 'The impact buyer has changed since the given version.'),
    },
    handle: async (context, { body, version }) => {
      const { id } = body;
      if (!id) throw badField('id', 'An id is required.');
      const options = { version, forbiddenFields: 'ignore' } as const;
      const editing = { requireEditor: requireBuyerEditor };
      const dataUrl = body.image?.dataUrl;
      const picture =
        dataUrl && (await receiveProfileImage(context, editing, id, { dataUrl, field: 'image' }));
      const input = { ...impactBuyerInput(body), ...(picture && { imageUrl: picture }) };
      const change = () => updateImpactBuyer(context, id, input, options);
      return changedRecord(BUYER_WIRE_NAMES, () => readBuyer(context, id), change);
    },
  }),
  profileImageCall(
    {
      id: 'C048',
      path: 'impactBusiness/updateProfileImage',
      audience: ['Admin', 'ImpactBusiness'],
      summary: 'Sets the picture of an impact buyer',
    },
    { requireEditor: requireBuyerEditor, update: updateImpactBuyer, read: readBuyer },
  ),
  defineCall({
    id: 'C050',
    method: 'POST',
    path: 'impactBusiness/create',
    audience: ['Admin'],
    summary: 'Creates an impact buyer',
    details: 'The buyer starts as Data Only and Prospecting, with a new link key.',
    body: newBuyerBody,
    answer: newBuyer,
    takesKey: true,
    handle: async (context, { body }) => {
      if (body.image?.dataUrl) throw badField('image', 'A picture can be added once the buyer is saved.');
      const make = () => createImpactBuyer(context, impactBuyerInput(body), { forbiddenFields: 'ignore' });
      return { impactBusinessID: await withFieldNames(BUYER_WIRE_NAMES, make) };
    },
  }),
  defineCall({
    id: 'C047',
    method: 'POST',
    path: 'impactBusiness/delete',
    audience: ['Admin'],
    summary: 'Deletes an impact buyer that no record refers to',
    body: wireBody(z.strictObject({ id: recordId })),
    answer: successAnswer,
    versioned: true,
    refusals: { ...NOT_THEIRS, 409: referred('Other records refer to it. `current.references` lists them.') },
    handle: async (context, { body: { id }, version }) => {
      const remove = () => deleteImpactBuyer(context, id, { version });
      await withCurrentRecord(() => readBuyer(context, id), remove);
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C015',
    method: 'POST',
    path: 'impactBusiness/createImpactBusinessFromSupplier',
    audience: ['Admin'],
    furtherScope: 'suppliers:write',
    summary: 'Creates an impact buyer from a supplier',
    details: `Fields that are left out are copied from the supplier. ${LINKED}`,
    body: wireFromSupplierBody,
    answer: newBuyer,
    refusals: { 404: 'The supplier does not exist.', 409: 'The supplier is an impact buyer already.' },
    takesKey: true,
    handle: async (context, { body }) => ({
      impactBusinessID: await withFieldNames(BUYER_WIRE_NAMES, () =>
        createImpactBuyerFromSupplier(context, body.business_id, supplierOverrides(body)),
      ),
    }),
  }),
  defineCall({
    id: 'C051',
    method: 'POST',
    path: 'impactBusiness/createFromSalesEnquiry',
    audience: ['Admin'],
    furtherScope: 'enquiries:write',
    summary: 'Creates an impact buyer from the customer of an enquiry',
    details:
      'Fields that are left out are copied from the enquiry, which is then linked to the buyer. The whole enquiry may be sent as well: only its `id` is used.',
    body: wireFromEnquiryBody,
    answer: z.strictObject({
      impactBusiness_id: wholeNumberAnswer.describe('The id of the new impact buyer.'),
    }),
    refusals: { 404: 'The enquiry does not exist.', 409: 'The enquiry has an impact buyer already.' },
    takesKey: true,
    handle: async (context, { body }) => ({
      impactBusiness_id: await withFieldNames(BUYER_WIRE_NAMES, () =>
        createImpactBuyerFromEnquiry(context, body.salesEnquiry_id, enquiryOverrides(body)),
      ),
    }),
  }),
  defineCall({
    id: 'C016',
    method: 'POST',
    path: 'business/createSupplierFromBusiness',
    audience: ['Admin'],
    furtherScope: 'buyers:write',
    summary: 'Creates a supplier from an impact buyer',
    details: `The supplier starts with the status Drafting and the data of the buyer. ${LINKED}`,
    body: wireBody(z.strictObject({ business_id: recordId.describe('The id of the impact buyer.') })),
    answer: z.strictObject({ businessID: wholeNumberAnswer.describe('The id of the new supplier.') }),
    refusals: { 404: 'The impact buyer does not exist.', 409: 'The buyer is a supplier already.' },
    takesKey: true,
    handle: async (context, { body }) => ({
      businessID: await createSupplierFromBuyer(context, body.business_id),
    }),
  }),
];

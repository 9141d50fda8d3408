import { z } from 'zod';
import { deleteSupplierChild } from '../directory/suppliers/delete-supplier-child.js';
import { createSupplier, deleteSupplier, updateSupplier } from '../directory/suppliers/supplier.commands.js';
import {
  requireSupplierEditor,
  supplierNotFound,
  supplierViewerOf,
} from '../directory/suppliers/supplier.policy.js';
import { learnMoreFiles, testimonials, workExamples } from '../directory/suppliers/supplier-children.js';
import { loadSupplierRecord } from '../directory/suppliers/supplier-records.read-model.js';
import { withCurrentRecord } from '../kits/records/with-current-record.js';
import { badField } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { defineCall } from './call.js';
import { conflict, referred } from './conflict.js';
import { profileImageCall } from './profile-image.js';
import {
  newSupplierBody,
  STAYING_ROWS,
  SUPPLIER_WIRE_NAMES,
  supplierChangesBody,
  supplierInput,
} from './supplier-body.js';
import { supplierAnswer, wireSupplier } from './supplier-wire.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { changedRecord, withFieldNames } from './wire-names.js';
import { refuseCleared, wireBody } from './wire-values.js';

const idBody = wireBody(z.strictObject({ id: recordId }));
const NOT_THEIRS = { 404: 'The record does not exist, or the caller may not change it.' };

async function readSupplier(context: RequestContext, id: number) {
  const record = await loadSupplierRecord(context.app.database, id);
  if (!record) throw supplierNotFound();
  return wireSupplier(record, supplierViewerOf(context, id));
}

/** Calls for editing suppliers, for staff and users of the supplier. */
export const supplierAdminCalls = [
  defineCall({
    id: 'C005',
    method: 'POST',
    path: 'business/update',
    audience: ['Admin', 'Business'],
    summary: 'Changes a supplier',
    details:
      'Changes only the fields that are sent. Null clears a field. Fields that the role may not change are ignored, so that a supplier may be sent back whole. Rows of `ourWork`, `testimonial` and `learnMore` with an id are changed, and rows without an id are added. Rows that are left out stay unchanged. These lists do not accept null and empty text.',
    body: supplierChangesBody,
    answer: supplierAnswer,
    versioned: true,
    refusals: {
      ...NOT_THEIRS,
      403: 'The supplier has left, so its users may not change anything.',
      409: conflict(supplierAnswer, 'The supplier has changed since the given version.'),
    },
    handle: async (context, { body, version }) => {
      const { id } = body;
      if (!id) throw badField('id', 'An id is required.');
      refuseCleared(body, STAYING_ROWS);
      const input = await supplierInput(context, body);
      const options = { version, forbiddenFields: 'ignore' } as const;
      const change = () => updateSupplier(context, id, input, options);
      return changedRecord(SUPPLIER_WIRE_NAMES, () => readSupplier(context, id), change);
    },
  }),
  defineCall({
    id: 'C006',
    method: 'POST',
    path: 'business/create',
    audience: ['Admin'],
    summary: 'Creates a supplier',
    body: newSupplierBody,
    answer: z.strictObject({ businessID: wholeNumberAnswer.describe('The id of the new supplier.') }),
    takesKey: true,
    handle: async (context, { body }) => {
      const input = await supplierInput(context, body);
      return {
        businessID: await withFieldNames(SUPPLIER_WIRE_NAMES, () => createSupplier(context, input)),
      };
    },
  }),
  defineCall({
    id: 'C007',
    method: 'POST',
    path: 'business/delete',
    audience: ['Admin'],
    summary: 'Deletes a supplier that no record refers to',
    body: idBody,
    answer: successAnswer,
    versioned: true,
    refusals: { ...NOT_THEIRS, 409: referred('Other records refer to it. `current.references` lists them.') },
    handle: async (context, { body: { id }, version }) => {
      const remove = () => deleteSupplier(context, id, { version });
      await withCurrentRecord(() => readSupplier(context, id), remove);
      return SUCCESS;
    },
  }),
  profileImageCall(
    {
      id: 'C008',
      path: 'business/updateProfileImage',
      audience: ['Admin', 'Business'],
      summary: 'Sets the picture of a supplier',
    },
    { requireEditor: requireSupplierEditor, update: updateSupplier, read: readSupplier },
  ),
  defineCall({
    id: 'C009',
    method: 'POST',
    path: 'businessOurWork/delete',
    audience: ['Admin', 'Business'],
    summary: 'Deletes a work example',
    body: idBody,
    answer: successAnswer,
    refusals: NOT_THEIRS,
    handle: async (context, { body }) => {
      await deleteSupplierChild(context, workExamples, body.id);
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C010',
    method: 'POST',
    path: 'businessLearnMore/delete',
    audience: ['Admin'],
    summary: 'Deletes a “learn more” file',
    body: idBody,
    answer: successAnswer,
    refusals: NOT_THEIRS,
    handle: async (context, { body }) => {
      await deleteSupplierChild(context, learnMoreFiles, body.id);
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C011',
    method: 'POST',
    path: 'businessTestimonial/delete',
    audience: ['Admin', 'Business'],
    summary: 'Deletes a testimonial',
    body: idBody,
    answer: successAnswer,
    refusals: NOT_THEIRS,
    handle: async (context, { body }) => {
      await deleteSupplierChild(context, testimonials, body.id);
      return SUCCESS;
    },
  }),
];

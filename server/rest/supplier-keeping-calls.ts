import { z } from 'zod';
import { badField } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { deleteSupplierChild } from '../suppliers/delete-supplier-child.js';
import { createSupplier, deleteSupplier, updateSupplier } from '../suppliers/keep-supplier.js';
import { requireSupplierKeeper, supplierNotFound, supplierViewerOf } from '../suppliers/supplier.policy.js';
import { learnMoreFiles, testimonials, workExamples } from '../suppliers/supplier-children.js';
import { loadSupplierRecord } from '../suppliers/supplier-records.read-model.js';
import { defineCall } from './call.js';
import { profileImageCall } from './profile-image.js';
import { STAYING_ROWS, SUPPLIER_WIRE_NAMES, supplierInput, wireSupplierBody } from './supplier-body.js';
import { supplierAnswer, wireSupplier } from './supplier-wire.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { withFieldNames } from './wire-names.js';
import { refuseCleared, wireBody } from './wire-values.js';

const idBody = wireBody(z.strictObject({ id: recordId }));
const NOT_THEIRS = { 404: 'There is none, or none that is the caller’s to keep.' };

async function kept(context: RequestContext, id: number) {
  const record = await loadSupplierRecord(context.app.database, id);
  if (!record) throw supplierNotFound();
  return wireSupplier(record, supplierViewerOf(context, id));
}

/** Calls for editing suppliers, for staff and users of the supplier. */
export const supplierKeepingCalls = [
  defineCall({
    id: 'C005',
    method: 'POST',
    path: 'business/update',
    audience: ['Admin', 'Business'],
    summary: 'Change a supplier',
    details:
      'Changes the fields that are sent; null clears one. Those that the role may not change are ignored, so that a supplier may be sent back whole. Rows of `ourWork`, `testimonial` and `learnMore` with an id are changed, those without are added, those left out stay; null and empty text are refused for them.',
    body: wireSupplierBody,
    answer: supplierAnswer,
    refusals: {
      ...NOT_THEIRS,
      403: 'The supplier has left: its users change nothing.',
      409: 'The supplier has changed since.',
    },
    handle: async (context, { body }) => {
      const { id, version } = body;
      if (!id) throw badField('id', 'An id is required.');
      refuseCleared(body, STAYING_ROWS);
      const input = await supplierInput(context, body);
      const options = { version, forbiddenFields: 'ignore' } as const;
      await withFieldNames(SUPPLIER_WIRE_NAMES, () => updateSupplier(context, id, input, options));
      return kept(context, id);
    },
  }),
  defineCall({
    id: 'C006',
    method: 'POST',
    path: 'business/create',
    audience: ['Admin'],
    summary: 'Make a supplier',
    body: wireSupplierBody,
    answer: z.strictObject({ businessID: wholeNumberAnswer.describe('The new supplier.') }),
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
    summary: 'Delete a supplier that nothing refers to',
    body: idBody,
    answer: successAnswer,
    refusals: { ...NOT_THEIRS, 409: 'Something refers to it; `current.references` says what.' },
    handle: async (context, { body }) => {
      await deleteSupplier(context, body.id);
      return SUCCESS;
    },
  }),
  profileImageCall(
    {
      id: 'C008',
      path: 'business/updateProfileImage',
      audience: ['Admin', 'Business'],
      summary: 'Give a supplier a picture',
    },
    { requireKeeper: requireSupplierKeeper, update: updateSupplier },
  ),
  defineCall({
    id: 'C009',
    method: 'POST',
    path: 'businessOurWork/delete',
    audience: ['Admin', 'Business'],
    summary: 'Delete a work example',
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
    summary: 'Delete a file to learn more from',
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
    summary: 'Delete a testimonial',
    body: idBody,
    answer: successAnswer,
    refusals: NOT_THEIRS,
    handle: async (context, { body }) => {
      await deleteSupplierChild(context, testimonials, body.id);
      return SUCCESS;
    },
  }),
];

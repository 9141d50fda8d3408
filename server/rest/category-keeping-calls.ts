import { z } from 'zod';
import { listCategories, loadCategory } from '../categories/categories.read-model.js';
import { categoryFields, subCategoryFields } from '../categories/category.fields.js';
import {
  createCategory,
  deleteCategory,
  deleteSubCategory,
  updateCategory,
} from '../categories/keep-category.js';
import { badField, notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { fieldsOfWire, wireNamesOf, wireShape } from '../platform/records/field-wire.js';
import { wireVersion } from '../platform/records/wire-codecs.js';
import type { RequestContext } from '../platform/request-context.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { categoryAnswer, wireCategory } from './catalogue-wire.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { withFieldNames } from './wire-names.js';
import { recordBody, refuseCleared, wireBody } from './wire-values.js';

const child = recordBody(
  z.strictObject({
    id: recordId.nullish().describe('Which one to rename; without it a new one is added.'),
    ...wireShape(subCategoryFields),
  }),
  subCategoryFields,
);

const bodySchema = z
  .strictObject({
    id: recordId.nullish(),
    version: wireVersion.nullish().describe('As it was read: a change to an older one is refused with 409.'),
    children: z.array(child).nullish().describe('Sub categories; those that are not sent stay.'),
    ...wireShape(categoryFields),
  })
  .meta({ id: 'CategoryChanges' });
const body = recordBody(bodySchema, categoryFields, { besides: { children: null } });

const STAYING_ROWS = {
  children: 'Sub categories cannot be cleared here. Delete each one with categoryChild/delete.',
};

const inputOf = (sent: z.output<typeof bodySchema>): object => ({
  ...fieldsOfWire(categoryFields, sent),
  children: sent.children ?? undefined,
});
const NAMES = wireNamesOf(categoryFields);
const idOnly = wireBody(z.strictObject({ id: recordId }));
const REFERRED = 'Suppliers are listed under it; `current.references` says how many.';

async function kept({ app }: RequestContext, id: number) {
  const category = await loadCategory(app.database, id);
  if (!category) throw notFound('This category');
  return wireCategory(category);
}

/** Calls for editing categories, for staff. */
export const categoryKeepingCalls = [
  defineCall({
    id: 'C054',
    method: 'GET',
    path: 'category/all/admin',
    audience: ['Admin'],
    summary: 'List all categories with their sub categories, in their order, for those who keep them',
    answer: rowsOf(categoryAnswer),
    handle: async ({ app }) => (await listCategories(app.database)).map(wireCategory),
  }),
  defineCall({
    id: 'C057',
    method: 'POST',
    path: 'category/update',
    audience: ['Admin'],
    summary: 'Change a category, and add and rename its sub categories',
    details:
      'Changes the fields that are sent; null clears one. A picture is sent to files/categoryImages first, and imageUrl is where it is then.',
    body,
    answer: categoryAnswer,
    refusals: { 404: 'There is no such category.', 409: 'The category has changed since.' },
    handle: async (context, { body: sent }) => {
      const { id, version } = sent;
      if (!id) throw badField('id', 'An id is required.');
      refuseCleared(sent, STAYING_ROWS);
      await withFieldNames(NAMES, () => updateCategory(context, id, inputOf(sent), { version }));
      return kept(context, id);
    },
  }),
  defineCall({
    id: 'C056',
    method: 'POST',
    path: 'category/create',
    audience: ['Admin'],
    summary: 'Make a category with its sub categories',
    body,
    answer: z.strictObject({ categoryID: wholeNumberAnswer.describe('The new category.') }),
    takesKey: true,
    handle: async (context, { body: sent }) => ({
      categoryID: await withFieldNames(NAMES, () => createCategory(context, inputOf(sent), 'ignore')),
    }),
  }),
  defineCall({
    id: 'C058',
    method: 'POST',
    path: 'category/delete',
    audience: ['Admin'],
    summary: 'Delete a category that no supplier is listed under, with its sub categories',
    body: idOnly,
    answer: successAnswer,
    refusals: { 404: 'There is no such category.', 409: REFERRED },
    handle: async (context, { body: { id } }) => {
      await deleteCategory(context, id);
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C059',
    method: 'POST',
    path: 'categoryChild/delete',
    audience: ['Admin'],
    summary: 'Delete a sub category that no supplier is listed under',
    body: idOnly,
    answer: successAnswer,
    refusals: { 404: 'There is no such sub category.', 409: REFERRED },
    handle: async (context, { body: { id } }) => {
      await deleteSubCategory(context, id);
      return SUCCESS;
    },
  }),
];

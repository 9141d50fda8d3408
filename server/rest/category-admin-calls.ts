import { z } from 'zod';
import { listCategories, loadCategory } from '../directory/categories/categories.read-model.js';
import {
  createCategory,
  deleteCategory,
  deleteSubCategory,
  updateCategory,
} from '../directory/categories/category.commands.js';
import { categoryFields, subCategoryFields } from '../directory/categories/category.fields.js';
import { fieldsOfWire, filledInNames, wireNamesOf, wireShape } from '../kits/records/field-wire.js';
import { withCurrentRecord } from '../kits/records/with-current-record.js';
import { badField, notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { categoryAnswer, wireCategory } from './catalogue-wire.js';
import { conflict, referred } from './conflict.js';
import { changedVersion } from './record-calls.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { changedRecord, withFieldNames } from './wire-names.js';
import { bodyNamed, recordBody, refuseCleared, wireBody } from './wire-values.js';

const child = recordBody(
  z.strictObject({
    id: recordId.nullish().describe('The sub category to change. Left out, a new sub category is added.'),
    ...wireShape(subCategoryFields),
  }),
  subCategoryFields,
);

const bodySchema = z.strictObject({
  id: recordId.nullish(),
  version: changedVersion,
  children: z
    .array(child)
    .nullish()
    .describe('Subcategories to change or add. Subcategories that are left out stay unchanged.'),
  ...wireShape(categoryFields),
});

const STAYING_ROWS = {
  children: 'Sub categories cannot be cleared here. Delete each one with categoryChild/delete.',
};

const bodyOf = (schema: typeof bodySchema) =>
  recordBody(schema, categoryFields, { besides: { children: null } });
const changesBody = bodyOf(
  bodyNamed('CategoryChanges', bodySchema, { required: ['id'], neverNull: Object.keys(STAYING_ROWS) }),
);
const newBody = bodyOf(bodyNamed('NewCategory', bodySchema, { required: filledInNames(categoryFields) }));

const inputOf = (sent: z.output<typeof bodySchema>): object => ({
  ...fieldsOfWire(categoryFields, sent),
  children: sent.children ?? undefined,
});
const NAMES = wireNamesOf(categoryFields);
const idOnly = wireBody(z.strictObject({ id: recordId }));
const REFERRED = referred('Suppliers are listed under it. `current.references` has their number.');

async function readCategory({ app }: RequestContext, id: number) {
  const category = await loadCategory(app.database, id);
  if (!category) throw notFound('This category');
  return wireCategory(category);
}

/** Calls for editing categories, for staff. */
export const categoryAdminCalls = [
  defineCall({
    id: 'C054',
    method: 'GET',
    path: 'category/all/admin',
    audience: ['Admin'],
    summary: 'Lists all categories with their sub categories, in display order, for staff',
    answer: rowsOf(categoryAnswer),
    handle: async ({ app }) => (await listCategories(app.database)).map(wireCategory),
  }),
  defineCall({
    id: 'C057',
    method: 'POST',
    path: 'category/update',
    audience: ['Admin'],
    summary: 'Changes a category, and adds and renames its sub categories',
    details:
      'Changes only the fields that are sent. Null clears a field. Upload a picture to files/categoryImages first, and send its address in imageUrl.',
    body: changesBody,
    answer: categoryAnswer,
    versioned: true,
    refusals: {
      404: 'The category does not exist.',
      409: conflict(categoryAnswer, 'The category has changed since the given version.'),
    },
    handle: async (context, { body: sent, version }) => {
      const { id } = sent;
      if (!id) throw badField('id', 'An id is required.');
      refuseCleared(sent, STAYING_ROWS);
      const change = () => updateCategory(context, id, inputOf(sent), { version });
      return changedRecord(NAMES, () => readCategory(context, id), change);
    },
  }),
  defineCall({
    id: 'C056',
    method: 'POST',
    path: 'category/create',
    audience: ['Admin'],
    summary: 'Creates a category with its sub categories',
    body: newBody,
    answer: z.strictObject({ categoryID: wholeNumberAnswer.describe('The id of the new category.') }),
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
    summary: 'Deletes a category without suppliers, with its sub categories',
    body: idOnly,
    answer: successAnswer,
    versioned: true,
    refusals: { 404: 'The category does not exist.', 409: REFERRED },
    handle: async (context, { body: { id }, version }) => {
      const remove = () => deleteCategory(context, id, { version });
      await withCurrentRecord(() => readCategory(context, id), remove);
      return SUCCESS;
    },
  }),
  defineCall({
    id: 'C059',
    method: 'POST',
    path: 'categoryChild/delete',
    audience: ['Admin'],
    summary: 'Deletes a sub category without suppliers',
    body: idOnly,
    answer: successAnswer,
    refusals: { 404: 'The sub category does not exist.', 409: REFERRED },
    handle: async (context, { body: { id } }) => {
      await deleteSubCategory(context, id);
      return SUCCESS;
    },
  }),
];

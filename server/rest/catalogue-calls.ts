import { z } from 'zod';
import { listCategories, loadCategory } from '../directory/categories/categories.read-model.js';
import { allFieldsFor } from '../directory/good-causes/good-cause.policy.js';
import { listGoodCauses, loadGoodCause } from '../directory/good-causes/good-causes.read-model.js';
import { partOf } from '../kits/lists/record-list.js';
import { notFound } from '../platform/errors.js';
import { ListAnswer, listOf } from './answers.js';
import { defineCall } from './call.js';
import {
  approvedGoodCauseAnswer,
  categoryAnswer,
  goodCauseAnswer,
  wireCategory,
  wireFull,
  wireGoodCause,
} from './catalogue-wire.js';
import { byId, listPart } from './wire-values.js';

/** Calls for categories and good causes. */
export const catalogueCalls = [
  defineCall({
    id: 'C053',
    method: 'GET',
    path: 'category/all',
    audience: ['public'],
    summary: 'Lists all categories with their sub categories, in display order',
    query: listPart,
    answer: listOf(categoryAnswer),
    handle: async ({ app }, { query }) =>
      new ListAnswer(partOf((await listCategories(app.database)).map(wireCategory), query)),
  }),
  defineCall({
    id: 'C055',
    method: 'GET',
    path: 'category/:id',
    audience: ['public'],
    summary: 'Returns a category',
    params: byId,
    answer: categoryAnswer,
    refusals: { 404: 'The category does not exist.' },
    handle: async ({ app }, { params: { id } }) => {
      const category = await loadCategory(app.database, id);
      if (!category) throw notFound('This category');
      return wireCategory(category);
    },
  }),
  defineCall({
    id: 'C025',
    method: 'GET',
    path: 'goodCause/all/available',
    audience: ['public'],
    summary: 'Lists all approved good causes, by name',
    query: listPart,
    answer: listOf(approvedGoodCauseAnswer),
    handle: async ({ app }, { query }) =>
      new ListAnswer(partOf((await listGoodCauses(app.database)).map(wireGoodCause), query)),
  }),
  defineCall({
    id: 'C027',
    method: 'GET',
    path: 'goodCause/:id',
    audience: ['public'],
    summary: 'Returns a good cause, as a list with one item',
    details: 'Users of the cause and Admin get it whatever its status.',
    params: byId,
    answer: z.array(goodCauseAnswer),
    refusals: { 404: 'The good cause does not exist or is not approved.' },
    handle: async (context, { params: { id } }) => {
      const cause = await loadGoodCause(context, id);
      if (!cause) throw notFound('This good cause');
      const fields = allFieldsFor(context, cause);
      return [{ ...wireGoodCause(cause), ...(fields && wireFull(fields)) }];
    },
  }),
];

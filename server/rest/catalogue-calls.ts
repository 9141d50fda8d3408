import { z } from 'zod';
import { type CategoryRecord, listCategories, loadCategory } from '../categories/categories.read-model.js';
import type { PublicGoodCause } from '../good-causes/good-cause.type.js';
import { listGoodCauses, loadGoodCause } from '../good-causes/good-causes.read-model.js';
import { notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { partOf } from '../platform/record-list.js';
import { type Call, defineCall, ListAnswer } from './call.js';
import { listPart } from './wire-values.js';

const byId = z.object({ id: recordId });

const wireCategory = ({ id, version, name, imageUrl, storageId, children }: CategoryRecord) => ({
  id,
  version,
  name,
  imageUrl,
  firebase_id: storageId,
  children,
});

const wireGoodCause = ({ id, name, status, imageUrl, description, website }: PublicGoodCause) => ({
  id,
  name,
  status,
  imageUrl,
  description,
  website,
});

export const catalogueCalls: Call[] = [
  defineCall({
    id: 'C025',
    method: 'GET',
    path: 'goodCause/all/available',
    audience: ['public'],
    query: listPart,
    handle: async ({ app }, { query }) =>
      new ListAnswer(partOf((await listGoodCauses(app.database)).map(wireGoodCause), query)),
  }),
  defineCall({
    id: 'C027',
    method: 'GET',
    path: 'goodCause/:id',
    audience: ['public'],
    params: byId,
    handle: async (context, { params: { id } }) => {
      const cause = await loadGoodCause(context, id);
      if (!cause) throw notFound('This good cause');
      return [wireGoodCause(cause)];
    },
  }),
  defineCall({
    id: 'C053',
    method: 'GET',
    path: 'category/all',
    audience: ['public'],
    query: listPart,
    handle: async ({ app }, { query }) =>
      new ListAnswer(partOf((await listCategories(app.database)).map(wireCategory), query)),
  }),
  defineCall({
    id: 'C055',
    method: 'GET',
    path: 'category/:id',
    audience: ['public'],
    params: byId,
    handle: async ({ app }, { params: { id } }) => {
      const category = await loadCategory(app.database, id);
      if (!category) throw notFound('This category');
      return wireCategory(category);
    },
  }),
];

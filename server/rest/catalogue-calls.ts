import { z } from 'zod';
import { type CategoryRecord, listCategories, loadCategory } from '../categories/categories.read-model.js';
import { wholeFor } from '../good-causes/good-cause.policy.js';
import type { GoodCauseAccount, GoodCauseRecord } from '../good-causes/good-cause.type.js';
import { listGoodCauses, loadGoodCause } from '../good-causes/good-causes.read-model.js';
import { notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { partOf } from '../platform/lists/record-list.js';
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

const wireGoodCause = (cause: GoodCauseRecord) => {
  const { id, version, name, status, imageUrl, description, website, storageId } = cause;
  return { id, version, name, status, imageUrl, description, website, firebase_id: storageId };
};

const wireWhole = ({ linkKey, createdAt, updatedAt }: GoodCauseAccount) => ({
  goodCauseLinkKey: linkKey,
  created_at: createdAt,
  updated_at: updatedAt,
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
      const whole = wholeFor(context, cause);
      return [{ ...wireGoodCause(cause), ...(whole && wireWhole(whole)) }];
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

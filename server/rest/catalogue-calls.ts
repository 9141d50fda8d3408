import { z } from 'zod';
import { listCategories, loadCategory } from '../categories/categories.read-model.js';
import type { CategoryWithChildren } from '../categories/category.type.js';
import type { PublicGoodCause } from '../good-causes/good-cause.type.js';
import { listGoodCauses, loadGoodCause } from '../good-causes/good-causes.read-model.js';
import { notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import { type Call, defineCall } from './call.js';

const byId = z.object({ id: recordId });

const wireCategory = ({ id, name, imageUrl, children }: CategoryWithChildren) => ({
  id,
  name,
  imageUrl,
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
    handle: async ({ app }) => (await listGoodCauses(app.database)).map(wireGoodCause),
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
    handle: async ({ app }) => (await listCategories(app.database)).map(wireCategory),
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

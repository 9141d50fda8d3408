import { z } from 'zod';
import { notFound } from '../platform/errors.js';
import { line, recordId } from '../platform/input.js';
import { mapList } from '../platform/lists/record-list.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import type { SupplierViewer } from '../suppliers/supplier.rights.js';
import {
  listAllSuppliers,
  listListedSuppliers,
  loadListedSupplier,
  loadListedSupplierByKeyword,
  loadSupplierRecord,
  type SupplierRecord,
} from '../suppliers/supplier-records.read-model.js';
import { type Call, defineCall, ListAnswer } from './call.js';
import { wireSupplier } from './supplier-wire.js';
import { listPart } from './wire-values.js';

/** As whom the caller sees this supplier (A22, A148). */
function viewerOf(context: RequestContext, supplierId: number): SupplierViewer {
  const user = userOf(context);
  if (user?.roles.includes('Admin')) return 'Admin';
  return user?.roles.includes('Business') && user.supplierId === supplierId ? 'Supplier' : 'Visitor';
}

const arrayOfOne = (record: SupplierRecord | null, viewer: SupplierViewer) => {
  if (!record) throw notFound('This supplier');
  return [wireSupplier(record, viewer)];
};

export const supplierCalls: Call[] = [
  defineCall({
    id: 'C001',
    method: 'GET',
    path: 'business/all/available',
    audience: ['public'],
    query: listPart,
    handle: async ({ app }, { query }) =>
      new ListAnswer(
        mapList(await listListedSuppliers(app.database, query), (record) => wireSupplier(record, 'Visitor')),
      ),
  }),
  defineCall({
    id: 'C002',
    method: 'GET',
    path: 'business/all',
    audience: ['Admin', 'Business'],
    handle: async (context) => {
      const user = userOf(context);
      const { database } = context.app;
      if (user?.roles.includes('Admin'))
        return (await listAllSuppliers(database)).map((record) => wireSupplier(record, 'Admin'));
      const own = user?.supplierId ? await loadSupplierRecord(database, user.supplierId) : null;
      return own ? [wireSupplier(own, 'Supplier')] : [];
    },
  }),
  defineCall({
    id: 'C003',
    method: 'GET',
    path: 'business/:id',
    audience: ['public'],
    params: z.object({ id: recordId }),
    handle: async (context, { params: { id } }) => {
      const viewer = viewerOf(context, id);
      const load = viewer === 'Visitor' ? loadListedSupplier : loadSupplierRecord;
      return arrayOfOne(await load(context.app.database, id), viewer);
    },
  }),
  defineCall({
    id: 'C004',
    method: 'GET',
    path: 'business/keyword/:keyword',
    audience: ['public'],
    params: z.object({ keyword: line(100) }),
    handle: async ({ app }, { params: { keyword } }) =>
      arrayOfOne(await loadListedSupplierByKeyword(app.database, keyword), 'Visitor'),
  }),
];

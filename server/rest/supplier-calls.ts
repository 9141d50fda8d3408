import { z } from 'zod';
import { suppliersOf, supplierViewerOf } from '../directory/suppliers/supplier.policy.js';
import {
  listAllSuppliers,
  listListedSuppliers,
  loadListedSupplier,
  loadListedSupplierByKeyword,
  loadSupplierRecord,
  type SupplierRecord,
} from '../directory/suppliers/supplier-records.read-model.js';
import { mapList } from '../kits/lists/record-list.js';
import { notFound } from '../platform/errors.js';
import { ListAnswer, listOf, rowsOf } from './answers.js';
import { defineCall } from './call.js';
import { listedSupplierAnswer, supplierAnswer, wireListedSupplier, wireSupplier } from './supplier-wire.js';
import { byId, byKeyword, listPart } from './wire-values.js';

const found = (record: SupplierRecord | null): SupplierRecord => {
  if (!record) throw notFound('This supplier');
  return record;
};

/** Calls for suppliers and their public profiles. */
export const supplierCalls = [
  defineCall({
    id: 'C001',
    method: 'GET',
    path: 'business/all/available',
    audience: ['public'],
    summary: 'Lists all listed suppliers with their public fields, by title',
    query: listPart,
    answer: listOf(listedSupplierAnswer),
    handle: async ({ app }, { query }) =>
      new ListAnswer(mapList(await listListedSuppliers(app.database, query), wireListedSupplier)),
  }),
  defineCall({
    id: 'C002',
    method: 'GET',
    path: 'business/all',
    audience: ['Admin', 'Business'],
    summary: 'Lists the suppliers that the caller may edit, with all fields',
    details: 'Admin gets all suppliers, users of a supplier only their own.',
    answer: rowsOf(supplierAnswer),
    handle: async (context) => {
      const { database } = context.app;
      const [all, ownId] = suppliersOf(context);
      if (all) return (await listAllSuppliers(database)).map((record) => wireSupplier(record, 'Admin'));
      const own = ownId ? await loadSupplierRecord(database, ownId) : null;
      return own ? [wireSupplier(own, 'Supplier')] : [];
    },
  }),
  defineCall({
    id: 'C003',
    method: 'GET',
    path: 'business/:id',
    audience: ['public'],
    summary: 'Returns a supplier, as a list with one item',
    details: 'Users of the supplier and Admin get it listed or not, with more fields than other callers.',
    params: byId,
    answer: z.array(supplierAnswer),
    refusals: { 404: 'The supplier does not exist or is not listed.' },
    handle: async (context, { params: { id } }) => {
      const viewer = supplierViewerOf(context, id);
      const load = viewer === 'Visitor' ? loadListedSupplier : loadSupplierRecord;
      return [wireSupplier(found(await load(context.app.database, id)), viewer)];
    },
  }),
  defineCall({
    id: 'C004',
    method: 'GET',
    path: 'business/keyword/:keyword',
    audience: ['public'],
    summary: 'Returns a listed supplier by its URL keyword, as a list with one item',
    params: byKeyword,
    answer: z.array(listedSupplierAnswer),
    refusals: { 404: 'The supplier does not exist or is not listed.' },
    handle: async ({ app }, { params: { keyword } }) => [
      wireListedSupplier(found(await loadListedSupplierByKeyword(app.database, keyword))),
    ],
  }),
];

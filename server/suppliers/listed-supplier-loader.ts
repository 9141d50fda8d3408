import DataLoader from 'dataloader';
import type { Statement } from '../platform/database/database.js';
import type { NamedRef } from '../platform/graphql/named-ref.type.js';
import type { RequestContext } from '../platform/request-context.js';

const LISTED_BY_IDS: Statement = {
  name: 'listed-supplier-names',
  text: 'SELECT id, name FROM supplier WHERE listed AND id = ANY ($1)',
};

const loaders = new WeakMap<RequestContext, DataLoader<number, NamedRef | null>>();

/** Names of listed suppliers, however many records of a request point at them: one statement for all. */
export function listedSupplierLoader(context: RequestContext): DataLoader<number, NamedRef | null> {
  const known = loaders.get(context);
  if (known) return known;
  const loader = new DataLoader<number, NamedRef | null>(async (ids) => {
    const rows = await context.app.database.read<NamedRef & { id: number }>(LISTED_BY_IDS, [ids]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });
  loaders.set(context, loader);
  return loader;
}

import type { Database } from '../../platform/database/database.js';
import { badField } from '../../platform/errors.js';
import { searchedTrade, tradeAsRead } from '../suppliers/relax-search.js';
import { searchSuppliers } from '../suppliers/supplier-search.read-model.js';
import { placeOf, type SearchFilter } from '../suppliers/supplier-search.sql.js';

/** The trade and the place of a search, as people read them. */
interface DescribedSearch {
  trade: string;
  place: string | null;
  region: string | null;
}

/**
 * Returns the trade and the place that a search names, as the search itself reads them.
 * @throws AppError BAD_USER_INPUT for a category that does not exist
 */
export async function describeSearch(database: Database, search: SearchFilter): Promise<DescribedSearch> {
  const { relaxed, interpretation } = await searchSuppliers(database, search, { first: 1, offset: 0 });
  const { region, district } = placeOf(search);
  const place = relaxed?.place ?? interpretation?.place;
  return {
    trade:
      relaxed?.trade ??
      (interpretation && tradeAsRead(interpretation, search.text ?? '')) ??
      (await searchedTrade(database, search)) ??
      noSuchCategory(),
    place: place?.name ?? district ?? region ?? null,
    region: place?.region ?? region ?? null,
  };
}

function noSuchCategory(): never {
  throw badField('search', 'There is no such category.');
}

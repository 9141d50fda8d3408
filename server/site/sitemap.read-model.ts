import type { Database, Statement } from '../platform/database/database.js';

/** An address for search engines, without language, and the time of its last change. */
export interface SitemapEntry {
  path: string;
  changedAt: Date;
}

interface Row {
  kind: 'supplier' | 'impact-buyer' | 'good-cause' | 'category';
  key: string;
  changedAt: Date;
}

/** All records with a public page of their own (R001, R106, R144). */
const RECORDS = `
  SELECT 1 AS part, id, 'supplier' AS kind, id::text AS key, updated_at AS "changedAt" FROM supplier WHERE listed
  UNION ALL SELECT 2, id, 'impact-buyer', coalesce(url_keyword, id::text), updated_at FROM impact_buyer
    WHERE status = 'Live Report'
  UNION ALL SELECT 3, id, 'good-cause', id::text, updated_at FROM good_cause WHERE status = 'Approved & Live'
  UNION ALL SELECT 4, id, 'category', id::text, updated_at FROM category`;

const COUNT: Statement = {
  name: 'sitemap-count',
  text: `SELECT count(*)::integer AS entries FROM (${RECORDS}) r`,
};
const PAGE: Statement = {
  name: 'sitemap-page',
  text: `SELECT kind, key, "changedAt" FROM (${RECORDS}) r ORDER BY part, id OFFSET $1 LIMIT $2`,
};

const FOLDER: Record<Row['kind'], string> = {
  supplier: '/business',
  'impact-buyer': '/ImpactBuyer',
  'good-cause': '/GoodCauses',
  category: '/searchResults/category',
};

/** Returns the number of records with a page of their own. */
export async function countSitemapEntries(database: Database): Promise<number> {
  return (await database.readOne<{ entries: number }>(COUNT))?.entries ?? 0;
}

/** Returns records with a page of their own, in a fixed order. */
export async function listSitemapEntries(
  database: Database,
  offset: number,
  limit: number,
): Promise<SitemapEntry[]> {
  const rows = await database.read<Row>(PAGE, [offset, limit]);
  return rows.map(({ kind, key, changedAt }) => ({
    path: `${FOLDER[kind]}/${encodeURIComponent(key)}`,
    changedAt,
  }));
}

import sql, { raw } from 'sql-template-tag';
import { z } from 'zod';
import { all, is } from '../../kits/lists/conditions.js';
import { pageInfoBehind, pageOffset, pageSize } from '../../kits/lists/page.js';
import type { Database } from '../../platform/database/database.js';
import { foldForLike } from '../../platform/database/fold-for-like.js';
import { prepared } from '../../platform/database/sql.js';
import { parseInput, text } from '../../platform/input.js';
import { contributionOf } from '../../totals/contribution.sql.js';
import { equivalentHours } from '../../totals/equivalent-hours.js';
import { BUYER_TYPES } from './buyer-types.js';
import type { ImpactBuyerCard, ImpactBuyerConnection, ImpactBuyerFilter } from './impact-buyer.type.js';

const MAX_PAGE = 100;

const inputSchema = z.object({
  first: pageSize(MAX_PAGE),
  offset: pageOffset(),
  text: text(100).nullish(),
  buyerType: z.enum(BUYER_TYPES).nullish(),
});

type CardRow = Omit<ImpactBuyerCard, 'equivalentHours'>;

/** SQL of the card of buyer `b`. A good cause that is not approved is not named. */
export const BUYER_CARD = `json_build_object(
  'id', b.id, 'name', b.name, 'urlKeyword', b.url_keyword, 'imageUrl', b.image_url, 'buyerType', b.buyer_type,
  'goodCause', (SELECT json_build_object('id', g.id, 'name', g.name) FROM good_cause g
    WHERE g.id = b.good_cause_id AND g.status = 'Approved & Live'),
  'contribution', ${contributionOf('impact-buyer', 'b.id')})`;

/** Returns a card with its equivalent hours. */
export const buyerCard = (row: CardRow): ImpactBuyerCard => ({
  ...row,
  equivalentHours: equivalentHours(row.contribution),
});

/**
 * Returns a page of impact buyers with a Live Report by name, with the total count (R115, A99). One
 * statement.
 * @throws AppError BAD_USER_INPUT if the page or the text is too large
 */
export async function listImpactBuyers(
  database: Database,
  filter: ImpactBuyerFilter,
  first: number,
  offset: number,
): Promise<ImpactBuyerConnection> {
  const input = parseInput(inputSchema, { ...filter, first, offset });
  const { text: wanted, buyerType } = input;
  const where = all([
    sql`b.status = 'Live Report'`,
    ...(wanted ? [sql`b.searched_text LIKE ${`%${foldForLike(wanted)}%`}`] : []),
    ...is(sql`b.buyer_type`, buyerType, sql`text`),
  ]);
  const found = sql`FROM impact_buyer b WHERE ${where}`;
  const statement = prepared(
    'impact-buyers',
    sql`SELECT json_build_object(
      'totalCount', (SELECT count(*) ${found}),
      'nodes', (SELECT coalesce(json_agg(${raw(BUYER_CARD)} ORDER BY lower(b.name), b.id), '[]') FROM (
        SELECT b.* ${found} ORDER BY lower(b.name), b.id
        LIMIT ${input.first} OFFSET ${input.offset}) b)) AS found`,
  );
  type Found = { nodes: CardRow[]; totalCount: number };
  const row = await database.readOne<{ found: Found }>(statement);
  const { nodes, totalCount } = row?.found ?? { nodes: [], totalCount: 0 };
  return {
    nodes: nodes.map(buyerCard),
    totalCount,
    pageInfo: pageInfoBehind(input.offset, input.first, totalCount),
  };
}

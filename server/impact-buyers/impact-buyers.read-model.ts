import { z } from 'zod';
import type { Database, Statement } from '../platform/database/database.js';
import { foldForLike } from '../platform/database/fold.js';
import { pageOffset, pageSize, parseInput, text } from '../platform/input.js';
import { contributionOf } from '../statistics/contribution.sql.js';
import { equivalentHours } from '../statistics/equivalent-hours.js';
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

/** Buyer `b` as a card; a cause that is not approved is not named. */
export const BUYER_CARD = `json_build_object(
  'id', b.id, 'name', b.name, 'urlKeyword', b.url_keyword, 'imageUrl', b.image_url, 'buyerType', b.buyer_type,
  'goodCause', (SELECT json_build_object('id', g.id, 'name', g.name) FROM good_cause g
    WHERE g.id = b.good_cause_id AND g.status = 'Approved & Live'),
  'contribution', ${contributionOf('impact-buyer', 'b.id')})`;

/** A card as it comes from the database, with its hours. */
export const buyerCard = (row: CardRow): ImpactBuyerCard => ({
  ...row,
  equivalentHours: equivalentHours(row.contribution),
});

/**
 * One page of impact buyers with a Live Report, by name, with the total (R115, A99). One statement.
 * @throws AppError BAD_USER_INPUT for a page or text that is too large
 */
export async function listImpactBuyers(
  database: Database,
  filter: ImpactBuyerFilter,
  first: number,
  offset: number,
): Promise<ImpactBuyerConnection> {
  const input = parseInput(inputSchema, { ...filter, first, offset });
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const shape = ['impact-buyers'];
  const where = ["b.status = 'Live Report'"];
  if (input.text) {
    where.push(`b.searched_text LIKE ${bind(`%${foldForLike(input.text)}%`)}`);
    shape.push('text');
  }
  if (input.buyerType) {
    where.push(`b.buyer_type = ${bind(input.buyerType)}`);
    shape.push('type');
  }
  const found = `FROM impact_buyer b WHERE ${where.join(' AND ')}`;
  const statement: Statement = {
    name: shape.join('-'),
    text: `SELECT json_build_object(
      'totalCount', (SELECT count(*) ${found}),
      'nodes', (SELECT coalesce(json_agg(${BUYER_CARD} ORDER BY lower(b.name), b.id), '[]') FROM (
        SELECT b.* ${found} ORDER BY lower(b.name), b.id
        LIMIT ${bind(input.first)} OFFSET ${bind(input.offset)}) b)) AS found`,
  };
  type Found = { nodes: CardRow[]; totalCount: number };
  const row = await database.readOne<{ found: Found }>(statement, values);
  const { nodes, totalCount } = row?.found ?? { nodes: [], totalCount: 0 };
  return {
    nodes: nodes.map(buyerCard),
    totalCount,
    pageInfo: { hasNextPage: offset + nodes.length < totalCount, endCursor: null },
  };
}

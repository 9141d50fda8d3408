import sql, { type Sql } from 'sql-template-tag';
import {
  type Answered,
  type AskedFields,
  askedOf,
  type JsonText,
} from '../platform/database/asked-fields.js';
import { foldForLike } from '../platform/database/fold-for-like.js';
import { answer, answered, jsonObject } from '../platform/database/json-object.sql.js';
import { prepared } from '../platform/database/sql.js';
import { type AskedList, readColumnList } from '../platform/lists/column-list.js';
import type { ListSort } from '../platform/lists/list-inputs.js';
import type { RequestContext } from '../platform/request-context.js';
import { type BuyerKeeper, buyerKeeperOf, buyerNotFound, visibleTo } from './impact-buyer.policy.js';
import { impactBuyerColumns, impactBuyerRecord } from './impact-buyer-record.sql.js';
import type { ImpactBuyerRecord, ImpactBuyerRecordConnection } from './impact-buyer-record.type.js';

/**
 * The buyer as its keeper may see it, with just what was asked of it; null where it is not the caller's to keep. One
 * statement.
 */
export async function answerImpactBuyerRecord(
  context: RequestContext,
  id: number,
  asked: AskedFields | null,
): Promise<ImpactBuyerRecord | JsonText | null> {
  const keeper = buyerKeeperOf(context, id);
  if (!keeper) return null;
  const from = sql`FROM impact_buyer b WHERE b.id = ${id}::integer`;
  const json = jsonObject(impactBuyerRecord(keeper), asked, from);
  const row = await context.app.database.readOne<{ buyer: ImpactBuyerRecord | string | null }>(
    prepared('impact-buyer-record', sql`SELECT ${answer(json, asked)} AS buyer`),
  );
  return row?.buyer ? answered(row.buyer) : null;
}

/** The whole buyer as its keeper may see it, or null. */
export const loadBuyerForKeeper = async (context: RequestContext, id: number) =>
  (await answerImpactBuyerRecord(context, id, null)) as ImpactBuyerRecord | null;

/**
 * The whole buyer as its keeper may see it.
 * @throws AppError NOT_FOUND
 */
export async function requireImpactBuyerRecord(
  context: RequestContext,
  id: number,
): Promise<ImpactBuyerRecord> {
  const buyer = await loadBuyerForKeeper(context, id);
  if (!buyer) throw buyerNotFound();
  return buyer;
}

const BY_NAME: ListSort = { column: 'name', direction: 'ASC' };
const SUMMED = ['enquiryTotal', 'revenueTotal', 'contributionTotal'];

/** A part of its name, or its id. */
const isCalled = (text: string): Sql => {
  const id = /^\d{1,9}$/.test(text) ? sql`b.id = ${Number(text)}::integer OR` : sql``;
  return sql`(${id} b.searched_text LIKE '%' || ${foldForLike(text)} || '%')`;
};

/**
 * One page of the buyers that the caller keeps: staff all of them, a buyer's own user that one (A38, R132).
 * @throws AppError BAD_USER_INPUT
 */
export async function listImpactBuyerRecords(
  context: RequestContext,
  page: AskedList,
  asked: AskedFields | null,
): Promise<Answered<ImpactBuyerRecordConnection>> {
  const [all, ownId] = visibleTo(context);
  const keeper: BuyerKeeper = all ? 'Admin' : 'ImpactBuyer';
  const { totals, ...list } = await readColumnList<ImpactBuyerRecord>(
    context.app.database,
    {
      label: 'impact-buyer-records',
      table: sql`impact_buyer`,
      alias: sql`b`,
      listed: impactBuyerColumns[keeper],
      search: isCalled,
      conditions: all ? [] : [sql`b.id = ${ownId}::integer`],
      columns: impactBuyerRecord(keeper),
      summed: SUMMED,
      sort: BY_NAME,
    },
    page,
    askedOf(asked, 'nodes'),
  );
  const { enquiryTotal, revenueTotal, contributionTotal } = totals;
  return {
    ...list,
    totals: {
      enquiryTotal: enquiryTotal ?? 0,
      revenueTotal: revenueTotal ?? 0,
      contributionTotal: contributionTotal ?? 0,
    },
  };
}

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
import { causeKeeperOf, causeNotFound, causesOf } from './good-cause.policy.js';
import { goodCauseColumns, goodCauseRecord } from './good-cause-record.sql.js';
import type { GoodCauseRecordConnection, KeptGoodCause } from './good-cause-record.type.js';

/** All of a cause, with just what was asked of it; null where it is not for the caller (A158). One statement. */
export async function answerGoodCauseRecord(
  context: RequestContext,
  id: number,
  asked: AskedFields | null,
): Promise<KeptGoodCause | JsonText | null> {
  const keeper = causeKeeperOf(context, id);
  if (!keeper) return null;
  const from = sql`FROM good_cause g WHERE g.id = ${id}::integer`;
  const json = jsonObject(goodCauseRecord(keeper), asked, from);
  const row = await context.app.database.readOne<{ cause: KeptGoodCause | string | null }>(
    prepared('good-cause-record', sql`SELECT ${answer(json, asked)} AS cause`),
  );
  return row?.cause ? answered(row.cause) : null;
}

/** The whole cause, or null. */
export const loadCauseForKeeper = async (context: RequestContext, id: number) =>
  (await answerGoodCauseRecord(context, id, null)) as KeptGoodCause | null;

/**
 * The whole cause.
 * @throws AppError NOT_FOUND
 */
export async function requireGoodCauseRecord(context: RequestContext, id: number): Promise<KeptGoodCause> {
  const cause = await loadCauseForKeeper(context, id);
  if (!cause) throw causeNotFound();
  return cause;
}

const BY_NAME: ListSort = { column: 'name', direction: 'ASC' };
const SUMMED = ['enquiryTotal', 'revenueTotal', 'contributionTotal'];

/** A part of its name, or its id. */
const isCalled = (text: string): Sql => {
  const id = /^\d{1,9}$/.test(text) ? sql`g.id = ${Number(text)}::integer OR` : sql``;
  return sql`(${id} fold(g.name) LIKE '%' || ${foldForLike(text)} || '%')`;
};

/**
 * One page of good causes: staff see all of them, a cause's own user that one (C026, R104).
 * @throws AppError BAD_USER_INPUT
 */
export async function listGoodCauseRecords(
  context: RequestContext,
  page: AskedList,
  asked: AskedFields | null,
): Promise<Answered<GoodCauseRecordConnection>> {
  const [all, ownId] = causesOf(context);
  const { totals, ...list } = await readColumnList<KeptGoodCause>(
    context.app.database,
    {
      label: 'good-cause-records',
      table: sql`good_cause`,
      alias: sql`g`,
      listed: goodCauseColumns,
      search: isCalled,
      conditions: all ? [] : [sql`g.id = ${ownId}::integer`],
      columns: goodCauseRecord(all ? 'Admin' : 'GoodCause'),
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

import type { Database, Statement } from '../../platform/database/database.js';
import { type ContributionScope, contributionOf } from '../../totals/contribution.sql.js';
import { equivalentHours } from '../../totals/equivalent-hours.js';
import type { BadgeKind } from './badge.input.js';

/** The facts on a badge, all of them public on the page of the record. */
export type BadgeFacts = {
  id: number;
  name: string;
  /** The contribution in New Zealand dollars. */
  contribution: number;
  /** The contribution as hours of community work. */
  hours: number;
};

interface Source {
  table: string;
  scope: ContributionScope;
  /** SQL that is true if record `o` is public. */
  shown: string;
  hasKeyword: boolean;
}

const SOURCES: Record<BadgeKind, Source> = {
  supplier: { table: 'supplier', scope: 'supplier', shown: 'o.listed', hasKeyword: true },
  impactbuyer: {
    table: 'impact_buyer',
    scope: 'impact-buyer',
    shown: "o.status = 'Live Report'",
    hasKeyword: true,
  },
  goodcause: {
    table: 'good_cause',
    scope: 'good-cause',
    shown: "o.status = 'Approved & Live'",
    hasKeyword: false,
  },
};

const MAX_DIGITS = 10;
const LARGEST_ID = 2_147_483_647;

/** Returns the statement that finds the record, or null if no record can have this key. */
function statementFor(kind: BadgeKind, key: string): Statement | null {
  const { table, scope, shown, hasKeyword } = SOURCES[kind];
  const byId = /^\d+$/.test(key);
  if (byId ? key.length > MAX_DIGITS || Number(key) > LARGEST_ID : !hasKeyword) return null;
  return {
    name: `badge-${kind}-by-${byId ? 'id' : 'keyword'}`,
    text: `SELECT o.id, o.name, ${contributionOf(scope, 'o.id')} AS contribution FROM ${table} o
      WHERE ${byId ? 'o.id = $1' : 'lower(o.url_keyword) = lower($1)'} AND ${shown}`,
  };
}

/**
 * Returns the facts on the badge of a record by its id or keyword, or null if it is not public or does not
 * exist. The whole contribution (A153), from rollups only, in one statement.
 */
export async function loadBadge(
  database: Database,
  kind: BadgeKind,
  key: string,
): Promise<BadgeFacts | null> {
  const statement = statementFor(kind, key);
  if (!statement) return null;
  const row = await database.readOne<Omit<BadgeFacts, 'hours'>>(statement, [key]);
  return row && { ...row, hours: equivalentHours(row.contribution) };
}

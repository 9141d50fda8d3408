import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { QueryResultRow } from 'pg';
import type { Database, Statement } from '../database/database.js';
import { unauthenticated } from '../errors.js';
import type { SignedInUser, UserSource } from './signed-in-user.js';
import { type SessionKind, sessionKindOf, type TokenHolder } from './token-kinds.js';

const MAX = 1000;

interface Known {
  user: SignedInUser;
  /** The user as JSON from the last read of PostgreSQL. Null before the first one. */
  json: string | null;
}

/** A read for a known caller, with a check that the user has not changed. */
export interface SpeculativeRead {
  user: SignedInUser;
  /** A database that reads the caller together with the first row, and before any write. */
  database: Database;
  /** Returns true if the caller is unchanged, so that the data read may be sent. */
  holds: () => Promise<boolean>;
}

/**
 * Remembers recent callers, so that a read need not look up the caller first: both are read in one statement,
 * and the result counts only if the caller is unchanged, with the same roles, in a session that has not
 * ended. So a sign-out or a change of roles takes effect at once, as with any other request.
 */
export class SpeculativeAuth {
  private readonly known = new LRUCache<string, Known>({ max: MAX });

  constructor(private readonly users: UserSource) {}

  /** Remembers a caller who has just been looked up. */
  learn({ userId, sessionId }: TokenHolder, user: SignedInUser): void {
    this.known.set(`${sessionId} ${userId}`, { user, json: null });
  }

  /** Returns a read for this caller. Null for callers who have to be looked up. */
  readFor(database: Database, holder: TokenHolder): SpeculativeRead | null {
    const key = `${holder.sessionId} ${holder.userId}`;
    const known = this.known.get(key);
    if (!known) return null;
    const { users } = this;
    let proof: boolean | null = null;
    const prove = (json: string | null) => {
      const same = json !== null && (json === known.json || isDeepStrictEqual(JSON.parse(json), known.user));
      // A single failed check is final: nothing that was read before it is sent.
      proof = same && proof !== false;
      if (same) known.json = json;
      else if (this.known.peek(key) === known) this.known.delete(key);
    };
    const readOne = async <Row extends QueryResultRow>(
      statement: Statement,
      values = statement.values ?? [],
    ) => {
      if (proof !== null) return database.readOne<Row>(statement, values);
      const [row] = await database.read<Row & CallerRow>(
        withCaller(users, sessionKindOf(holder), statement, values.length),
        [...values, holder.userId, holder.sessionId],
      );
      const { [CALLER]: caller, [FOUND]: found, ...answer } = row ?? { [CALLER]: null, [FOUND]: null };
      prove(caller);
      return found ? (answer as Row) : null;
    };
    const holds = async () => {
      if (proof === null) {
        const user = await users.signedIn(database, holder);
        prove(user && JSON.stringify(user));
      }
      return proof === true;
    };
    const transaction: Database['transaction'] = async (work) => {
      if (!(await holds())) throw unauthenticated();
      return database.transaction(work);
    };
    const own = new Map<string | symbol, unknown>(Object.entries({ readOne, transaction }));
    // All other properties, and the state, are those of the database itself.
    const checked = new Proxy(database, {
      get: (target, name) => own.get(name) ?? Reflect.get(target, name),
    });
    return { user: known.user, database: checked, holds };
  }
}

const CALLER = 'its caller';
const FOUND = 'its row was found';

interface CallerRow {
  [CALLER]: string | null;
  [FOUND]: true | null;
}

/** Returns a statement that reads one row and the caller. */
function withCaller(
  users: UserSource,
  kind: SessionKind,
  { name, text }: Statement,
  values: number,
): Statement {
  const key = name && `${name} + ${kind}`;
  const known = key === undefined ? undefined : latest.get(key);
  if (known) return known;
  const asking: Statement = {
    name: key,
    text: `SELECT (SELECT row_to_json(u)::text FROM (${users.signedInUserSql(kind, `$${values + 1}`, `$${values + 2}`)}) u) AS "${CALLER}",
      answer.* FROM (SELECT) one LEFT JOIN (SELECT true AS "${FOUND}", a.* FROM (${text}) a) answer ON true`,
  };
  if (key !== undefined) latest.set(key, asking);
  return asking;
}

/** Combined statements by their names. */
const latest = new LRUCache<string, Statement>({ max: MAX });

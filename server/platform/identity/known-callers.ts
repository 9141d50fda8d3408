import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { QueryResultRow } from 'pg';
import type { Database, Statement } from '../database/database.js';
import { unauthenticated } from '../errors.js';
import { loadSignedInUser, type SignedInUser, signedInUserSql } from './signed-in-user.js';
import type { TokenHolder } from './token-kinds.js';

const MOST = 1000;

interface Known {
  user: SignedInUser;
  /** The user as PostgreSQL last wrote it. */
  json: string | null;
}

/** A read on behalf of a caller who was known before, with the proof that nothing has changed about them since. */
export interface CallersRead {
  user: SignedInUser;
  /** Asks, along with what is first read from it, who the caller is now; and before anything is changed. */
  database: Database;
  /** Whether the caller is still who they were: what was read is theirs to see. */
  holds: () => Promise<boolean>;
}

/**
 * Who called lately, so that a read need not ask who calls before it asks what is wanted: both are asked in one
 * statement, and the answer counts only where the caller is still the same, with the same roles, in a session that has
 * not ended. So a sign-out or a change of roles bites at once, as it does for everybody else.
 */
export class KnownCallers {
  private readonly known = new LRUCache<string, Known>({ max: MOST });

  /** Remembers a caller who was looked up just now. */
  learn({ userId, sessionId }: TokenHolder, user: SignedInUser): void {
    this.known.set(`${sessionId} ${userId}`, { user, json: null });
  }

  /** A read for this caller; null for whoever has to be looked up. */
  readFor(database: Database, holder: TokenHolder): CallersRead | null {
    const key = `${holder.sessionId} ${holder.userId}`;
    const known = this.known.get(key);
    if (!known) return null;
    let proof: boolean | null = null;
    const prove = (json: string | null) => {
      const same = json !== null && (json === known.json || isDeepStrictEqual(JSON.parse(json), known.user));
      // Once in doubt, always in doubt: what was read before is told to nobody.
      proof = same && proof !== false;
      if (same) known.json = json;
      else if (this.known.peek(key) === known) this.known.delete(key);
    };
    const readOne = async <Row extends QueryResultRow>(
      statement: Statement,
      values = statement.values ?? [],
    ) => {
      if (proof !== null) return database.readOne<Row>(statement, values);
      const [row] = await database.read<Row & Asked>(withCaller(statement, values.length), [
        ...values,
        holder.userId,
        holder.sessionId,
      ]);
      const { [CALLER]: caller, [FOUND]: found, ...answer } = row ?? { [CALLER]: null, [FOUND]: null };
      prove(caller);
      return found ? (answer as Row) : null;
    };
    const holds = async () => {
      if (proof === null) {
        const user = await loadSignedInUser(database, holder);
        prove(user && JSON.stringify(user));
      }
      return proof === true;
    };
    const transaction: Database['transaction'] = async (work) => {
      if (!(await holds())) throw unauthenticated();
      return database.transaction(work);
    };
    const own = new Map<string | symbol, unknown>(Object.entries({ readOne, transaction }));
    // All else, and all that the database keeps in mind, is the database's own.
    const checked = new Proxy(database, {
      get: (target, name) => own.get(name) ?? Reflect.get(target, name),
    });
    return { user: known.user, database: checked, holds };
  }
}

const CALLER = 'its caller';
const FOUND = 'its row was found';

interface Asked {
  [CALLER]: string | null;
  [FOUND]: true | null;
}

/** The statement for one row, and who asks it. */
function withCaller({ name, text }: Statement, values: number): Statement {
  const known = name === undefined ? undefined : latest.get(name);
  if (known) return known;
  const asking: Statement = {
    name: name && `${name} +`,
    text: `SELECT (SELECT row_to_json(u)::text FROM (${signedInUserSql(`$${values + 1}`, `$${values + 2}`)}) u) AS "${CALLER}",
      answer.* FROM (SELECT) one LEFT JOIN (SELECT true AS "${FOUND}", a.* FROM (${text}) a) answer ON true`,
  };
  if (name !== undefined) latest.set(name, asking);
  return asking;
}

/** By the name of the statement, which stands for its text. */
const latest = new LRUCache<string, Statement>({ max: MOST });

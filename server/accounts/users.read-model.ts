import { always, selectedFields } from '../kits/records/field-columns.sql.js';
import type { Database, Statement } from '../platform/database/database.js';
import { userFields } from './user.fields.js';

/** A user for the REST API, with its fields by name. */
export type WiredUser = Record<string, unknown> & {
  id: number;
  version: number;
  supplierStatus: string | null;
  goodCauseStatus: string | null;
};

const USERS = `SELECT u.id, u.version, ${selectedFields(userFields, 'u', always).text},
    (SELECT s.status FROM supplier s WHERE s.id = u.supplier_id) AS "supplierStatus",
    (SELECT g.status FROM good_cause g WHERE g.id = u.good_cause_id) AS "goodCauseStatus"
  FROM user_account u`;
const ALL: Statement = { name: 'all-users', text: `${USERS} ORDER BY lower(u.email)` };
const ONE: Statement = { name: 'one-user', text: `${USERS} WHERE u.id = $1` };

/** Returns all users by email address (C062). */
export const listUsers = (database: Database): Promise<WiredUser[]> => database.read<WiredUser>(ALL);

/** Returns a user by id, or null. */
export const loadWiredUser = (database: Database, id: number): Promise<WiredUser | null> =>
  database.readOne<WiredUser>(ONE, [id]);

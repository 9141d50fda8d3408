import sql, { raw } from 'sql-template-tag';
import { fieldColumns, type ListColumns } from '../kits/lists/list-columns.js';
import { always, jsonFields } from '../kits/records/field-columns.sql.js';
import { instantValue, type JsonColumns, jsonPart } from '../platform/database/json-object.sql.js';
import { isStaffSql } from './staff-users.js';
import { userFields } from './user.fields.js';
import type { UserRecord } from './user-record.type.js';

const named = jsonPart({ id: sql`n.id`, name: sql`n.name` });

/** Returns the JSON of a user for staff. `domain` is the domain of the product's own addresses. */
export const userRecord = (domain: string): JsonColumns<UserRecord> => ({
  ...jsonFields(userFields, 'u', always),
  id: sql`u.id`,
  version: sql`u.version`,
  supplier: (field) => sql`(SELECT ${named(field)} FROM supplier n WHERE n.id = u.supplier_id)`,
  impactBuyer: (field) => sql`(SELECT ${named(field)} FROM impact_buyer n WHERE n.id = u.impact_buyer_id)`,
  goodCause: (field) => sql`(SELECT ${named(field)} FROM good_cause n WHERE n.id = u.good_cause_id)`,
  staff: raw(isStaffSql('u', `'${domain.replaceAll("'", "''")}'`)),
  emailVerified: sql`(u.email_verified_at IS NOT NULL)`,
  withGoogle: sql`EXISTS (SELECT FROM linked_identity l WHERE l.user_id = u.id)`,
  lastSignedInAt: instantValue(sql`u.last_signed_in_at`),
  createdAt: instantValue(sql`u.created_at`),
  updatedAt: instantValue(sql`u.updated_at`),
});

const nameIn = (table: string, column: string) =>
  ({ kind: 'text', value: raw(`(SELECT n.name FROM ${table} n WHERE n.id = u.${column})`) }) as const;

/** The columns by which lists of users can be filtered and sorted. */
export const userColumns: ListColumns = {
  id: { kind: 'number', value: raw('u.id') },
  ...fieldColumns(userFields, 'u', 'Admin'),
  supplier: nameIn('supplier', 'supplier_id'),
  impactBuyer: nameIn('impact_buyer', 'impact_buyer_id'),
  goodCause: nameIn('good_cause', 'good_cause_id'),
  deactivated: { kind: 'flag', value: raw('(u.deactivated_at IS NOT NULL)') },
  emailVerified: { kind: 'flag', value: raw('(u.email_verified_at IS NOT NULL)') },
  lastSignedInAt: { kind: 'instant', value: raw('u.last_signed_in_at') },
  createdAt: { kind: 'instant', value: raw('u.created_at') },
  updatedAt: { kind: 'instant', value: raw('u.updated_at') },
};

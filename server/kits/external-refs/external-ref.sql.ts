import sql, { raw, type Sql } from 'sql-template-tag';
import { type JsonColumns, type JsonValue, jsonList } from '../../platform/database/json-object.sql.js';
import type { ExternalRef } from './external-ref.type.js';

/** SQL of no references, for viewers other than staff. */
export const NO_EXTERNAL_REFS: JsonValue = raw(`'[]'::json`);

const COLUMNS: JsonColumns<ExternalRef> = { system: sql`x.system`, externalId: sql`x.external_id` };

/** Returns the JSON of the references of a row of `alias`, by system. */
export const externalRefsOf = (recordType: string, alias: string) =>
  jsonList(
    COLUMNS,
    raw(
      `FROM external_ref x WHERE x.record_type = '${recordType}' AND x.record_id = ${alias}.id ORDER BY x.system`,
    ),
  );

/** Returns the condition that a row of `alias` has this reference. */
export const hasExternalRef = (recordType: string, alias: Sql, { system, externalId }: ExternalRef): Sql =>
  sql`${alias}.id IN (SELECT x.record_id FROM external_ref x
    WHERE x.record_type = ${recordType}::text AND x.system = ${system}::text AND x.external_id = ${externalId}::text)`;

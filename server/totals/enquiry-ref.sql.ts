import sql, { raw, type Sql } from 'sql-template-tag';
import { type CompiledValue, type JsonColumns, jsonPart } from '../platform/database/json-object.sql.js';
import type { NamedRef } from '../platform/graphql/named-ref.type.js';

/** The name of an enquiry in references to it, as SQL on the columns of its table: the customer, or the id. */
export const ENQUIRY_NAME = `coalesce(full_name, email, 'Enquiry ' || id)`;

const columns: JsonColumns<NamedRef> = { id: sql`id`, name: raw(ENQUIRY_NAME) };
const named = jsonPart(columns);

/**
 * Returns the reference to the enquiry with this id, or null if the id is null. For callers who may see the customer.
 */
export const enquiryRef =
  (id: Sql): CompiledValue =>
  (field) =>
    sql`(SELECT ${named(field)} FROM sales_enquiry WHERE id = ${id})`;

import sql, { raw, type Sql } from 'sql-template-tag';
import type { ListColumn } from '../../kits/lists/list-columns.js';
import {
  type CompiledValue,
  enumValue,
  type JsonColumns,
  jsonObject,
} from '../../platform/database/json-object.sql.js';
import { LeadStatusEnum } from '../leads/lead.states.js';
import { openIn } from '../leads/open-lead.js';
import type { OpenLead } from './offered.type.js';

interface OfPair {
  /** The lead in JSON. Null if there is none. */
  shown: CompiledValue;
  /** The list column with its id, for filters and sort orders. */
  listed: ListColumn;
}

const lead: JsonColumns<OpenLead> = {
  id: sql`o.id`,
  status: enumValue(sql`o.status`, LeadStatusEnum),
};

/** Returns the open lead of a buyer and a supplier, of which there is at most one (A71). */
export function openLeadOf(impactBuyerId: Sql, supplierId: Sql): OfPair {
  const from = sql`FROM lead o
    WHERE o.impact_buyer_id = ${impactBuyerId} AND o.supplier_id = ${supplierId} AND ${raw(openIn('o'))}`;
  return {
    shown: (field) => jsonObject(lead, field?.of ?? null, from),
    listed: { kind: 'number', value: sql`(SELECT o.id ${from})` },
  };
}

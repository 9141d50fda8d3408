import type { Sql } from 'sql-template-tag';

/** SQL of the selected records, in order. */
export interface RecordSelection {
  /** The parts of WITH that it needs. */
  parts?: Sql;
  /** The FROM and WHERE clauses. */
  from: Sql;
  id: Sql;
  /** The sort order, which ends with the id. */
  order: Sql;
}

/** The selected records of a list: these ids, or all that match the filter with some exceptions. */
export interface SelectionRequest<Filter> {
  ids?: number[] | null;
  filter?: Filter | null;
  except?: number[] | null;
}

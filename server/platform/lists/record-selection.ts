import type { Sql } from 'sql-template-tag';

/** SQL of the records that are chosen, in their order. */
export interface RecordSelection {
  /** Parts of WITH that it reads. */
  parts?: Sql;
  /** FROM and WHERE. */
  from: Sql;
  id: Sql;
  /** What they are sorted by, the id at the end. */
  order: Sql;
}

/** Which records of a list are meant: these, or all that the filter finds but a few. */
export interface AskedSelection<Filter> {
  ids?: number[] | null;
  filter?: Filter | null;
  except?: number[] | null;
}

/** The public pages that show records of a noun, as types and root fields of the API (ADR 21). */
export interface PageTags {
  /** The types whose `id` is that of the record. */
  records: readonly string[];
  /** The root fields that any change of the type may affect: lists, counts and choices. */
  lists: readonly string[];
  /** The root fields that show a single record, so that changes of others do not affect them. */
  single: readonly string[];
}

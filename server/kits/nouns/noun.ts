import type { TokenResource } from '../../../shared/token-scopes.js';
import type { RecordHistory } from '../history/record-history.js';
import type { ImportDefinition } from '../imports/import-definition.js';
import type { FieldTable } from '../records/field.js';
import type { ListMutation, ResolverClass, TaskKind } from '../tasks/task-kind.js';
import type { QuickFindSource } from './quick-find-source.js';

/** The public pages that show records of a noun, as types and root fields of the API (ADR 21). */
export interface PageTags {
  /** The types whose `id` is that of the record. */
  records: readonly string[];
  /** The root fields that any change of the type may affect: lists, counts and choices. */
  lists: readonly string[];
  /** The root fields that show a single record, so that changes of others do not affect them. */
  single: readonly string[];
}

/** A table whose fields may hold addresses of uploaded files. */
export interface FileOwner {
  entity: new () => object;
  fields: FieldTable;
}

/** A kind of record, as the product lists it beside the others (ADR 62). */
export interface Noun {
  /** The data that its operations read and change, for the scopes of API tokens. Null to refuse tokens. */
  tokenResource: TokenResource | null;
  /** The resolver classes of its reads and writes. */
  resolvers: readonly ResolverClass[];
  /** The exports and bulk actions of its list. */
  listMutations?: readonly ListMutation[];
  /** Further kinds of background tasks. */
  tasks?: readonly TaskKind[];
  /** The name in the API, and the timeline, undo and trash of its records. */
  history?: readonly [recordType: string, history: RecordHistory];
  /** The import from a file. */
  fileImport?: ImportDefinition;
  /** The tables with uploaded files. */
  files?: readonly FileOwner[];
  /** The part in the quick find box. */
  quickFind?: QuickFindSource;
  /** The public pages, and the subject type of the records in the activity log. */
  publicPages?: readonly [subject: string, PageTags];
}

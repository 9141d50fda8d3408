import { notFound } from '../../platform/errors.js';
import { attachFiles } from '../records/attach-files.js';
import type { FieldTable } from '../records/field.js';
import type { RecordDefinition, SaveContext } from '../records/record-definition.js';
import type { RecordKind, StoredRecord } from '../records/update-record.js';
import type { RecordHistory } from './record-history.js';

type DefinitionParts = 'records' | 'fields' | 'editorRole' | 'notFound' | 'bringBack' | 'trash';

/**
 * Creates the history of a record type. Restored values are checked, and have effects, like any other change.
 */
export const defineHistory = <Row extends StoredRecord, Table extends FieldTable, Related>(
  definition: RecordDefinition<Row, Table, Related>,
  own: Omit<RecordHistory, DefinitionParts>,
): RecordHistory => ({
  ...own,
  records: definition.records as unknown as RecordKind<StoredRecord>,
  fields: definition.fields,
  editorRole: (context, { id }) => definition.editorRole(context, id),
  notFound: () => notFound(`This ${definition.called}`),
  trash: definition.deletion?.trash,
  bringBack: async (context, given, columns) => {
    const saving = given as SaveContext<Row>;
    const checked = (await definition.check?.(context, saving, columns as never)) ?? columns;
    const files = { type: definition.records.subject, id: saving.id };
    const written = await attachFiles(context, definition.fields, files, saving.before ?? {}, checked);
    await definition.follow?.(context, saving, written as never, definition.read({}, false).related);
    return written;
  },
});

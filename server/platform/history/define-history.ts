import { notFound } from '../errors.js';
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
  noun: RecordDefinition<Row, Table, Related>,
  own: Omit<RecordHistory, DefinitionParts>,
): RecordHistory => ({
  ...own,
  records: noun.records as unknown as RecordKind<StoredRecord>,
  fields: noun.fields,
  editorRole: (context, { id }) => noun.editorRole(context, id),
  notFound: () => notFound(`This ${noun.called}`),
  trash: noun.deletion?.trash,
  bringBack: async (context, given, columns) => {
    const saving = given as SaveContext<Row>;
    const checked = (await noun.check?.(context, saving, columns as never)) ?? columns;
    const files = { type: noun.records.subject, id: saving.id };
    const written = await attachFiles(context, noun.fields, files, saving.before ?? {}, checked);
    await noun.follow?.(context, saving, written as never, noun.read({}, false).related);
    return written;
  },
});

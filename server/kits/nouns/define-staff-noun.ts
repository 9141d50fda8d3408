import { defineHistory } from '../history/define-history.js';
import { type RecordHistory, staffOnly } from '../history/record-history.js';
import { selectFromList } from '../lists/select-from-list.js';
import { type FieldTable, fieldsNamed } from '../records/field.js';
import type { StoredRecord } from '../records/update-record.js';
import { type BulkRecords, bulkChange, bulkDeletion } from '../tasks/bulk-actions.js';
import { bulkChangeMutation, bulkDeletionMutation, bulkInput } from '../tasks/bulk-mutations.js';
import { exportMutation } from '../tasks/export-mutation.js';
import { listExport } from '../tasks/list-export.js';
import type { ListMutation } from '../tasks/task-kind.js';
import { externalRefOperations } from './external-ref-operations.js';
import type { Noun } from './noun.js';
import { createMutation, deleteMutation, updateMutation } from './record-operations.js';
import { aOrAn, type StaffNounDeclaration, staffNounNames } from './staff-noun.js';
import { staffNounReads } from './staff-noun-reads.js';
import { staffNounWrites } from './staff-noun-writes.js';

type Declaration = StaffNounDeclaration<StoredRecord, FieldTable>;
type Reads = ReturnType<typeof staffNounReads>;
type Writes<Row extends StoredRecord, Table extends FieldTable> = ReturnType<
  typeof staffNounWrites<Row, Table>
>;

/** A noun that only staff maintain, with the use cases for its records. */
export type StaffNoun<Row extends StoredRecord, Table extends FieldTable> = Noun &
  Pick<Writes<Row, Table>, 'create' | 'change' | 'remove'> & { reads: Reads['reads'] };

/** Defines a noun that only staff maintain (ADR 63). */
export function defineStaffNoun<Row extends StoredRecord, Table extends FieldTable>(
  declaration: StaffNounDeclaration<Row, Table>,
): StaffNoun<Row, Table> {
  // The parts that depend only on names and SQL need no types of the row.
  const untyped = declaration as unknown as Declaration;
  const { entity, fields, table, links = {}, quickFind, publicPages, resolvers = [], tasks } = untyped;
  const { tokenResource } = untyped;
  const names = staffNounNames(untyped);
  const reads = staffNounReads(untyped);
  const writes = staffNounWrites(declaration, reads.reads.full);
  const history = defineHistory(writes.definition, {
    viewer: staffOnly.viewer,
    links: Object.fromEntries(
      Object.entries(links).flatMap(([name, link]) =>
        link?.shown ? [[name, { table: link.table, name: 'l.name' }]] : [],
      ),
    ),
  });
  return {
    tokenResource,
    reads: reads.reads,
    create: writes.create,
    change: writes.change,
    remove: writes.remove,
    resolvers: [
      ...reads.resolvers,
      ...writeResolvers(untyped, reads, writes),
      ...(untyped.externalRefs ? [refOperations(untyped, reads, history)] : []),
      ...resolvers,
    ],
    listMutations: listMutationsOf(untyped, reads, writes, history),
    tasks,
    history: [names.history, history],
    ...(Object.values(fields).some(({ folder }) => folder) && { files: [{ entity, fields }] }),
    ...(quickFind && { quickFind: { ...quickFind, table } }),
    ...(publicPages && { publicPages: [names.subject, publicPages] }),
  };
}

/** Returns the operations on the ids of records in other systems. */
const refOperations = (
  { name, label: [one] }: Declaration,
  { View, reads: { one: read, required } }: Reads,
  type: RecordHistory,
) => externalRefOperations({ name, called: aOrAn(one), View, one: read, required, type });

/** Returns the mutations of one record that the noun allows. */
function writeResolvers(
  { name, label: [one], allow }: Declaration,
  { View, Input, reads: { required } }: Reads,
  { create, change, remove }: Pick<Writes<StoredRecord, FieldTable>, 'create' | 'change' | 'remove'>,
) {
  const saved = { View, Input, required };
  return [
    ...(allow.create
      ? [
          createMutation(
            {
              name: `create${name}`,
              description: `Creates ${aOrAn(one)}. Can be retried safely with an Idempotency-Key header.`,
            },
            saved,
            create,
          ),
        ]
      : []),
    ...(allow.change
      ? [
          updateMutation(
            {
              name: `update${name}`,
              description: `Changes the given fields of ${aOrAn(one)}. Throws CONFLICT if the version is not the latest.`,
            },
            saved,
            change,
          ),
        ]
      : []),
    ...(allow.remove
      ? [
          deleteMutation(
            {
              name: `delete${name}`,
              description: `Moves ${aOrAn(one)} to the trash, from which it can be restored for 30 days.`,
            },
            remove,
          ),
        ]
      : []),
  ];
}

/** Returns the export and the bulk actions that the noun allows. */
function listMutationsOf(
  declaration: Declaration,
  { reads: { list }, inputs }: Reads,
  { change, remove }: Pick<Writes<StoredRecord, FieldTable>, 'change' | 'remove'>,
  history: RecordHistory,
): ListMutation[] {
  const { name, label, table, fields, list: listed, allow } = declaration;
  const { recordType, plural } = staffNounNames(declaration);
  const [, many] = label;
  const bulkNames = { typeName: name, Filter: inputs.Filter };
  const records: BulkRecords = {
    recordType,
    called: label,
    names: {
      name: `names-of-${recordType}`,
      text: `SELECT id, ${listed.title} AS name FROM ${table} WHERE id = ANY ($1::integer[])`,
    },
    history,
    select: (_, selection) => selectFromList(list, selection, null),
  };
  const exported = listExport({ recordType, called: many, audience: ['Admin'], list: () => list });
  const made = [exportMutation(name, `export${plural}`, inputs, exported)];
  const offered = allow.change?.many;
  if (offered) {
    const bulkFields = fieldsNamed(fields, offered);
    const Input = bulkInput(name, many, bulkFields);
    made.push(
      bulkChangeMutation(
        { ...bulkNames, name: `change${plural}`, Input },
        bulkChange(records, { fields: bulkFields, change }),
      ),
    );
  }
  if (allow.remove)
    made.push(bulkDeletionMutation({ ...bulkNames, name: `delete${plural}` }, bulkDeletion(records, remove)));
  return made;
}

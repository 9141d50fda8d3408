import { columnNameOf } from '../../platform/database/snake-naming.js';
import { badField } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { type ChangeOptions, changeRecord } from '../records/change-record.js';
import { personalFieldsOf } from '../records/changes-schema.js';
import { createRecord } from '../records/create-record.js';
import { type DeleteOptions, deleteRecord } from '../records/delete-record.js';
import type { FieldTable } from '../records/field.js';
import { type RecordDefinition, readFields } from '../records/record-definition.js';
import { requireStaffRole } from '../records/staff-access.js';
import type { StoredRecord } from '../records/update-record.js';
import { type StaffNounDeclaration, staffNounNames } from './staff-noun.js';

/** Refuses links to records that do not exist. */
async function requireLinked<Row extends StoredRecord, Table extends FieldTable>(
  { app: { database } }: RequestContext,
  links: NonNullable<StaffNounDeclaration<Row, Table>['links']>,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, link] of Object.entries(links) as [string, { table: string; label: string }][]) {
    const id = changes[name];
    if (!id) continue;
    const statement = { name: `linked-${link.table}`, text: `SELECT 1 FROM ${link.table} WHERE id = $1` };
    if (!(await database.readOne(statement, [id]))) throw badField(name, `There is no such ${link.label}.`);
  }
}

/** Makes the definition of the records of a staff noun, and its use cases. */
export function staffNounWrites<Row extends StoredRecord, Table extends FieldTable>(
  declaration: StaffNounDeclaration<Row, Table>,
  newer: RecordDefinition<Row, Table>['newer'],
) {
  const { name, label, entity, fields, links = {}, allow, validate, publicPages, externalRefs } = declaration;
  const names = staffNounNames(declaration);
  const definition: RecordDefinition<Row, Table> = {
    records: {
      entity,
      subject: names.subject,
      onPages: publicPages !== undefined,
      ...(externalRefs && { referredAs: names.history }),
      personalFields: personalFieldsOf(fields),
    },
    fields,
    called: label[0],
    editorRole: requireStaffRole,
    newer,
    read: readFields(fields, allow.create?.required),
    async check(context, saving, changes) {
      await requireLinked(context, links, changes);
      return validate ? validate(context, saving, changes) : changes;
    },
    deletion: allow.remove && {
      references: allow.remove.references ?? [],
      advice: allow.remove.advice ?? '',
      rememberedBy: allow.remove.rememberedBy,
      trash: {
        title: allow.remove.title,
        weak: Object.entries(links).map(([column, link]) => ({
          column: columnNameOf(column),
          table: (link as { table: string }).table,
        })),
        clashes: {},
      },
    },
  };
  return {
    definition,
    /**
     * Creates a record and returns its id. Idempotent with an Idempotency-Key.
     * @throws AppError BAD_USER_INPUT, FORBIDDEN
     */
    create: (context: RequestContext, input: object): Promise<number> =>
      createRecord(context, definition, `create${name}`, input),
    /**
     * Changes the given fields of a record. Admin only.
     * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, or CONFLICT with the newer record as `current`
     */
    change: (context: RequestContext, id: number, input: object, options?: ChangeOptions): Promise<void> =>
      changeRecord(context, definition, id, input, options),
    /**
     * Moves a record to the trash (A155). Admin only.
     * @throws AppError NOT_FOUND, FORBIDDEN, or CONFLICT if something refers to it or it has changed
     */
    remove: (context: RequestContext, id: number, options?: DeleteOptions): Promise<void> =>
      deleteRecord(context, definition, id, options),
  };
}

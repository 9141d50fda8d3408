import sql, { raw } from 'sql-template-tag';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { type JsonColumns, jsonObject } from '../../platform/database/json-object.sql.js';
import type { Selection } from '../../platform/database/selection.js';
import { columnNameOf } from '../../platform/database/snake-naming.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import type { RequestContext } from '../../platform/request-context.js';
import { externalRefsOf } from '../external-refs/external-ref.sql.js';
import { EXTERNAL_REFS, ExternalRef } from '../external-refs/external-ref.type.js';
import type { ListRequest } from '../lists/column-list.js';
import { fieldColumns, type ListColumns } from '../lists/list-columns.js';
import { listInputs } from '../lists/list-inputs.js';
import { staffReads } from '../lists/staff-reads.js';
import type { FieldTable } from '../records/field.js';
import { always, jsonFields } from '../records/field-columns.sql.js';
import { inputFromFields } from '../records/input-from-schema.js';
import { outputFromFields } from '../records/output-from-fields.js';
import type { StoredRecord } from '../records/update-record.js';
import { connectionOf, pageQuery, recordQuery } from './record-operations.js';
import { aOrAn, type Link, type StaffNounDeclaration, staffNounNames } from './staff-noun.js';

/** A record as its API type shows it to staff. */
export type StaffRecordView = { id: number; version: number } & Record<string, unknown>;

type Declaration = StaffNounDeclaration<StoredRecord, FieldTable>;
type ShownLink = Link & { column: string; shown: NonNullable<Link['shown']> };

const shownLinks = ({ links = {} }: Declaration): ShownLink[] =>
  Object.entries(links).flatMap(([name, link]) =>
    link?.shown ? [{ ...link, shown: link.shown, column: columnNameOf(name) }] : [],
  );

/** Returns the JSON of a record: its fields, the links with their names, and the computed fields. */
function columnsOf(declaration: Declaration): JsonColumns<StaffRecordView> {
  const { fields, computed = {}, list } = declaration;
  const row = raw(list.alias);
  const links = shownLinks(declaration).map(({ table, column, shown }) => [
    shown.as,
    (field: { of?: Selection | null } | null) =>
      jsonObject(
        { id: sql`n.id`, name: sql`n.name` },
        field?.of ?? null,
        sql`FROM ${raw(table)} n WHERE n.id = ${row}.${raw(column)}`,
      ),
  ]);
  return {
    ...jsonFields(fields, list.alias, always),
    id: sql`${row}.id`,
    version: sql`${row}.version`,
    ...Object.fromEntries(links),
    ...Object.fromEntries(Object.entries(computed).map(([name, { json }]) => [name, json])),
    ...(declaration.externalRefs && {
      externalRefs: externalRefsOf(staffNounNames(declaration).history, list.alias),
    }),
  };
}

/** Returns the columns by which the list can be filtered and sorted. */
function listColumnsOf(declaration: Declaration): ListColumns {
  const { fields, computed = {}, list } = declaration;
  const links = shownLinks(declaration).flatMap(({ table, column, shown }) =>
    shown.column
      ? [
          [
            shown.column,
            {
              kind: 'text',
              value: raw(`${shown.column}.name`),
              join: raw(`LEFT JOIN ${table} ${shown.column} ON ${shown.column}.id = ${list.alias}.${column}`),
            },
          ],
        ]
      : [],
  );
  const others = Object.entries(computed).flatMap(([name, { column }]) => (column ? [[name, column]] : []));
  return {
    id: { kind: 'number', value: raw(`${list.alias}.id`) },
    ...fieldColumns(fields, list.alias, 'Admin'),
    ...Object.fromEntries([...links, ...others]),
    ...list.columns,
  };
}

/** Creates the API type of a record. */
function viewOf(declaration: Declaration) {
  const { name, description, fields, computed = {} } = declaration;
  @ObjectType(`${name}Record`, { description })
  class View extends outputFromFields(fields, ['Admin']) {
    @Field(() => Int) id!: number;
    @Field(() => Int) version!: number;
  }
  for (const { shown } of shownLinks(declaration))
    Field(() => NamedRef, { nullable: true, description: shown.description })(View.prototype, shown.as);
  for (const [field, { graphql, nullable = false, description }] of Object.entries(computed))
    Field(graphql, { nullable, description })(View.prototype, field);
  if (declaration.externalRefs)
    Field(() => [ExternalRef], { description: EXTERNAL_REFS })(View.prototype, 'externalRefs');
  return View;
}

/** Makes the reads of a staff noun: the types, the queries, and the functions behind them. */
export function staffNounReads(declaration: Declaration) {
  const { name, label, fields, table, list, externalRefs } = declaration;
  const [one, many] = label;
  const names = staffNounNames(declaration);
  const listed = listColumnsOf(declaration);
  const reads = staffReads<StaffRecordView>({
    label: `${names.recordType}-record`,
    called: one,
    table: raw(table),
    alias: raw(list.alias),
    columns: columnsOf(declaration),
    conditions: list.conditions,
    listed,
    search: list.search,
    ...(externalRefs && { referredAs: names.history }),
    summed: Object.keys(list.sums ?? {}),
    sort: list.sort,
  });
  const View = viewOf(declaration);
  const Connection = connectionOf(View, `${name}RecordConnection`, list.sums);
  const inputs = listInputs(name, Object.keys(listed), { referred: externalRefs });

  @InputType(`${name}Input`, {
    description: `The fields of ${aOrAn(one)} to save. Fields that are left out stay as they are. Null clears a field.`,
  })
  class Input extends inputFromFields(fields) {}

  const page = async (context: RequestContext, request: ListRequest, selection: Selection | null) => {
    const { totals, ...rows } = await reads.page(context, request, selection);
    const sums = Object.keys(list.sums ?? {}).map((sum) => [sum, totals[sum] ?? 0]);
    return { ...rows, ...Object.fromEntries(sums) };
  };
  return {
    reads,
    View,
    Input,
    inputs,
    resolvers: [
      pageQuery(
        { name: names.records, description: `Returns a page of ${many}.` },
        { Connection, ...inputs },
        page,
      ),
      recordQuery(
        {
          name: names.record,
          description: `Returns ${aOrAn(one)} by its id, or null if there is no such ${one}.`,
        },
        View,
        reads.one,
      ),
    ],
  };
}

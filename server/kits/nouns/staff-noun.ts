import type { Sql } from 'sql-template-tag';
import type { TokenResource } from '../../../shared/token-scopes.js';
import type { JsonValue } from '../../platform/database/json-object.sql.js';
import type { ListColumn, ListColumns } from '../lists/list-columns.js';
import type { ListSort } from '../lists/list-inputs.js';
import type { FieldTable } from '../records/field.js';
import type { RecordDefinition } from '../records/record-definition.js';
import type { Reference } from '../records/references.js';
import type { StoredRecord } from '../records/update-record.js';
import type { ResolverClass } from '../tasks/task-kind.js';
import type { Noun, PageTags } from './noun.js';
import type { QuickFindSource } from './quick-find-source.js';

/** A column with the id of another record. Changes to a record that does not exist are refused. */
export interface Link {
  /** The table of the other record, which has a column `name` if the link is shown. */
  table: string;
  /** The other record for users, such as “good cause”. */
  label: string;
  /** The field of the API with the id and name of the other record. Without it, the API has only the id. */
  shown?: {
    as: string;
    description: string;
    /** The list column with the name. */
    column?: string;
  };
}

/** A field of the API that is no column of the table. */
interface Computed {
  graphql: () => object;
  nullable?: true;
  description?: string;
  /** The SQL of its value. */
  json: JsonValue;
  /** The list column. If absent, lists cannot be filtered or sorted by it. */
  column?: ListColumn;
}

/**
 * The declaration of a noun that only staff maintain: `defineStaffNoun` makes its part of the API, its
 * timeline, undo and trash, its export and its bulk actions from it (ADR 63).
 */
export interface StaffNounDeclaration<Row extends StoredRecord, Table extends FieldTable> {
  /** The name in the API, such as “PartnerLogo”. */
  name: string;
  /** The plural of the name, if it is not the name and an s. */
  plural?: string;
  /** The name in the activity log, if it is not that of the API in kebab case. */
  subject?: string;
  /** The data that its operations read and change, for the scopes of API tokens. */
  tokenResource: TokenResource;
  /** The singular and plural for users. */
  label: readonly [one: string, many: string];
  /** The description of the type in the API. */
  description: string;
  entity: new () => Row;
  table: string;
  fields: Table;
  links?: Readonly<Partial<Record<keyof Row & string, Link>>>;
  computed?: Readonly<Record<string, Computed>>;
  list: {
    alias: string;
    /** The SQL of the name of a row of the table, for messages about bulk actions. */
    title: string;
    search: (text: string) => Sql;
    sort: ListSort;
    /** Conditions that all records meet. */
    conditions?: readonly Sql[];
    /** Columns with a sum in dollars, with the description of the sum in the API. */
    sums?: Readonly<Record<string, string>>;
    columns?: ListColumns;
  };
  /** True if records can have ids in other systems (ADR 73). The table needs the trigger that removes them. */
  externalRefs?: true;
  /** The capabilities. What is absent does not exist in the API. */
  allow: {
    create?: { required?: readonly (keyof Table & string)[] };
    change?: { many?: readonly (keyof Table & string)[] };
    remove?: {
      /** The fields that identify a deleted record in its timeline. */
      rememberedBy: readonly (keyof Row & string)[];
      /** The fields for the title in the trash. The first one with a value is used. */
      title: readonly string[];
      references?: readonly Reference[];
      advice?: string;
    };
  };
  /** Runs the checks beyond those of the fields and links, and returns the changes to write. */
  validate?: RecordDefinition<Row, Table>['check'];
  quickFind?: Omit<QuickFindSource, 'table'>;
  publicPages?: PageTags;
  /** Further resolvers, such as those for visitors. */
  resolvers?: readonly ResolverClass[];
  /** Further kinds of tasks. */
  tasks?: Noun['tasks'];
}

/** The names of a staff noun in the API and in the activity log. */
export interface StaffNounNames {
  /** The type of records in tasks, such as “partner-logo”. */
  recordType: string;
  subject: string;
  /** The type of records with a timeline, such as “PARTNER_LOGO”. */
  history: string;
  plural: string;
  /** The queries, such as “partnerLogoRecord” and “partnerLogoRecords”. */
  record: string;
  records: string;
}

/** Returns the names that follow from the name of a staff noun. */
export function staffNounNames({
  name,
  plural = `${name}s`,
  subject,
}: Pick<StaffNounDeclaration<StoredRecord, FieldTable>, 'name' | 'plural' | 'subject'>): StaffNounNames {
  const parts = name.split(/(?=[A-Z])/);
  const recordType = parts.join('-').toLowerCase();
  const record = `${name.charAt(0).toLowerCase()}${name.slice(1)}Record`;
  return {
    recordType,
    subject: subject ?? recordType,
    history: parts.join('_').toUpperCase(),
    plural,
    record,
    records: `${record}s`,
  };
}

/** Returns the label of a noun with its article: “an order”. */
export const aOrAn = (label: string): string => `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`;

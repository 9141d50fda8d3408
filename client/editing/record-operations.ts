import type { ApolloCache, ApolloClient, TypedDocumentNode } from '@apollo/client';
import { changeRow, evictQueries, type RowFragment } from '../graphql/row-cache';
import type { RecordType } from '../graphql/schema.generated';
import { fetchNewest } from './fetch-newest';
import type { RecordStore, Versioned } from './record-store';

/** The operations of the API on records of one type. */
type Declaration<Stored, DetailField extends string, SaveField extends string, Remove> = {
  /** The name of the record type in notices (R330). */
  recordLabel: string;
  recordType: RecordType;
  /** The query for a record by its id, and its field with the record. */
  detail: readonly [TypedDocumentNode<{ [Name in DetailField]: Stored | null }, { id: number }>, DetailField];
  /** The mutation that saves changes, and its field with the saved record. */
  save: readonly [
    TypedDocumentNode<{ [Name in SaveField]: Stored }, { id: number; version: number; input: never }>,
    SaveField,
  ];
  /** The mutation that creates a record, and its field with the new record. */
  create?: readonly [
    TypedDocumentNode<{ readonly [field: string]: { id: number } | boolean }, { input: never }>,
    string,
  ];
  /** The mutation that moves a record to the trash. */
  remove?: Remove;
  /** The queries of the lists and choices that show the records. */
  shownBy: readonly string[];
  /**
   * The fragment of a row of the list, if the list does not show the cached record itself. A save changes the version
   * in the row.
   */
  row?: TypedDocumentNode<unknown, unknown>;
  /** True if changes may move a record within its lists, or out of them. */
  movedByChanges?: true;
};

/** Fetches, saves and deletes records of one type. */
type RecordOperations<Stored extends Versioned, Input, Remove> = RecordStore<Stored, Input> & {
  readonly recordType: RecordType;
  readonly remove: Remove;
  /** Creates a record; returns its ID, or null if nothing was created. */
  create(client: ApolloClient, input: object): Promise<number | null>;
  /** Invalidates the lists that show the records; they are fetched again when next shown. */
  evict(cache: ApolloCache): void;
};

/**
 * Returns the operations on records of one type: `recordOperations<Order, OrderInput>()({ … })`. The types of the
 * record and its input come first, so that the others can be inferred.
 */
export const recordOperations =
  <Stored extends Versioned, Input>() =>
  <DetailField extends string, SaveField extends string, Remove = undefined>({
    recordLabel,
    recordType,
    detail: [detail, detailField],
    save: [save, saveField],
    create,
    remove,
    shownBy,
    row,
    movedByChanges,
  }: Declaration<Stored, DetailField, SaveField, Remove>): RecordOperations<Stored, Input, Remove> => {
    type Found = { [Name in DetailField]: Stored | null };
    const evict = (cache: ApolloCache) => evictQueries(cache, ...shownBy);
    return {
      recordLabel,
      recordType,
      remove: remove as Remove,
      evict,
      create: async (client, input) => {
        if (!create) return null;
        const [mutation, field] = create;
        const { data } = await client.mutate({ mutation, variables: { input: input as never } });
        if (!data) return null;
        evict(client.cache);
        return (data as Record<string, { id: number }>)[field]?.id ?? null;
      },
      stored: (cache, id) =>
        (cache.readQuery({ query: detail, variables: { id } }) as Found | null)?.[detailField] ?? null,
      fetchNewest: async (client, id) =>
        ((await fetchNewest(client, detail, { id })) as Found | undefined)?.[detailField] ?? null,
      save: async (client, id, version, input) => {
        const variables = { id, version, input: input as never };
        const { data } = await client.mutate({ mutation: save, variables });
        return data?.[saveField] ?? null;
      },
      refresh: (cache, { id, version }) => {
        if (row) changeRow<Versioned>(cache, row as RowFragment<Versioned>, id, { version });
        if (movedByChanges) evict(cache);
      },
    };
  };

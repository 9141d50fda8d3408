import type { ApolloCache, ApolloClient } from '@apollo/client';
import type { RecordType } from '../graphql/schema.generated';

/** The fields of every editable record. */
export type Versioned = { readonly id: number; readonly version: number };

/** Fetches and saves records of one type. */
export type RecordStore<Stored extends Versioned, Input> = {
  /** The name of the record type in notices (R330). */
  readonly recordLabel: string;
  /** The type of records for the timeline and Undo, if it has any (A155). */
  readonly recordType?: RecordType;
  /** Invalidates lists after a record was restored from the trash; only for types with a trash. */
  evict?(cache: ApolloCache): void;
  /** Returns the cached record; null if it is not cached. */
  stored(cache: ApolloCache, id: number): Stored | null;
  /** Fetches the current record from the server; null if it is gone. */
  fetchNewest(client: ApolloClient, id: number): Promise<Stored | null>;
  /** Saves changes to that version, or throws CONFLICT; returns the saved record. */
  save(client: ApolloClient, id: number, version: number, input: Input): Promise<Stored | null>;
  /** Updates other cached data that shows the record. */
  refresh(cache: ApolloCache, saved: Stored): void;
};

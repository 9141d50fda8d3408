import type { ApolloCache, ApolloClient } from '@apollo/client';
import type { RecordType } from '../graphql/schema.generated';

/** What every record that is edited carries. */
export type Versioned = { readonly id: number; readonly version: number };

/** How records of one noun are fetched and saved. */
export type RecordStore<Stored extends Versioned, Input> = {
  /** How notices call one (R330). */
  readonly noun: string;
  /** Whose timeline and Undo it has, if any (A155). */
  readonly recordType?: RecordType;
  /** Has lists asked for again after one came back from the trash; only what has a trash has it. */
  forget?(cache: ApolloCache): void;
  /** The record as this browser last got it; null for none. */
  stored(cache: ApolloCache, id: number): Stored | null;
  /** The record as it stands on the server now; null where it is gone. */
  fetchNewest(client: ApolloClient, id: number): Promise<Stored | null>;
  /** Saves on that version, else raises CONFLICT; answers the record as saved. */
  save(client: ApolloClient, id: number, version: number, input: Input): Promise<Stored | null>;
  /** Brings what else shows the record in line with it. */
  refresh(cache: ApolloCache, saved: Stored): void;
};

import { startSupplierFixture } from './supplier-fixture.js';

const TIMELINE = `query ($recordType: RecordType!, $id: Int!, $first: Int, $after: String) {
  timeline(recordType: $recordType, id: $id, first: $first, after: $after) {
    nodes { id at action version canUndo actor { kind name } changes { field kind before after valuesStored }
      jobs { job state } mail { kind subject status toAddress } }
    pageInfo { hasNextPage endCursor } } }`;
const UNDO = `mutation ($recordType: RecordType!, $id: Int!, $version: Int!) {
  undoChange(recordType: $recordType, id: $id, version: $version) }`;
const RESTORE = `mutation ($recordType: RecordType!, $id: Int!) { restoreRecord(recordType: $recordType, id: $id) }`;
const TRASH = `query ($recordType: RecordType!, $search: String, $first: Int, $after: String) {
  trash(recordType: $recordType, search: $search, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    nodes { recordId title deletedAt storedUntil deletedBy { kind name } } } }`;

type Who = 'admin' | 'own' | 'neighbour';

export interface TimelineNode {
  action: string | null;
  version: number | null;
  canUndo: boolean;
  actor: { kind: string; name: string | null } | null;
  changes: {
    field: string;
    kind: string;
    before: string | null;
    after: string | null;
    valuesStored: boolean;
  }[];
  mail: { kind: string } | null;
}

/** Starts a product with suppliers that are edited, and their timelines, Undo and trash. */
export async function startHistory() {
  const fixture = await startSupplierFixture();
  const of = (id = fixture.records.own.id) => ({ recordType: 'SUPPLIER', id });
  return {
    ...fixture,
    timeline: (who: Who, variables: object = {}) =>
      fixture.call(who, TIMELINE, { first: 20, ...of(), ...variables }),
    nodes: async (who: Who, variables: object = {}): Promise<TimelineNode[]> =>
      (await fixture.call(who, TIMELINE, { first: 20, ...of(), ...variables })).record.nodes,
    undo: (who: Who, version: number, variables: object = {}) =>
      fixture.call(who, UNDO, { ...of(), version, ...variables }),
    restore: (who: Who, variables: object = {}) => fixture.call(who, RESTORE, { ...of(), ...variables }),
    trash: (who: Who, variables: object = {}) =>
      fixture.call(who, TRASH, { recordType: 'SUPPLIER', first: 50, ...variables }),
    remove: (id: number) => fixture.call('admin', `mutation ($id: Int!) { deleteSupplier(id: $id) }`, { id }),
  };
}

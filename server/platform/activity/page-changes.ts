/**
 * The channel on which transactions announce changes to pages: `supplier:5`, `settings`, or an empty text if
 * any page may have changed.
 */
export const CHANGES_CHANNEL = 'page_changes';

/** A record that public pages show, or all records of a type if `id` is null. */
export interface ShownRecord {
  /** The record type, as used in activities. */
  type: string;
  id: number | null;
}

/** Returns the text that announces a change of the record on CHANGES_CHANNEL. */
export const announcementOf = ({ type, id }: ShownRecord): string => (id === null ? type : `${type}:${id}`);

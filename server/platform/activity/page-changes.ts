/** Where transactions announce what changed on pages: `supplier:5`, `settings`, or nothing for 'anything may have'. */
export const CHANGES_CHANNEL = 'page_changes';

/** A record that public pages show, or all of its kind where there is no id. */
export interface ShownRecord {
  /** What activities call records of this kind. */
  type: string;
  id: number | null;
}

/** What a change of the record is called on CHANGES_CHANNEL. */
export const announcementOf = ({ type, id }: ShownRecord): string => (id === null ? type : `${type}:${id}`);

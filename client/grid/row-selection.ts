/**
 * The chosen rows of a list: those named, or with `all` every row that matches what is asked of the list, but those
 * named.
 */
export type RowSelection = { readonly all: boolean; readonly named: ReadonlySet<number> };

/** A selection as the server takes it: ids, or a filter with exceptions. */
export type RowSelectionInput<Filter> = {
  ids?: number[] | null;
  filter?: Filter | null;
  except?: number[] | null;
};

export const NOTHING: RowSelection = { all: false, named: new Set() };

/** Every row that matches. */
export const EVERYTHING: RowSelection = { all: true, named: new Set() };

export const isSelected = ({ all, named }: RowSelection, id: number): boolean => named.has(id) !== all;

/** How many rows are chosen of a list that has `total`. */
export const selectedCount = ({ all, named }: RowSelection, total: number): number =>
  all ? Math.max(0, total - named.size) : named.size;

/**
 * What of a selection is left when the list has `total` rows, of which `ids` are loaded: rows that others delete, or
 * an act that was begun before, are no longer chosen. Where there are rows that are not loaded, they may be among those.
 */
export function stillThere(selection: RowSelection, ids: readonly number[], total: number): RowSelection {
  const { all, named } = selection;
  if (named.size === 0 && !all) return selection;
  if (total === 0) return NOTHING;
  if (all || ids.length < total) return selection;
  const left = ids.filter((id) => named.has(id));
  return left.length === named.size ? selection : { all, named: new Set(left) };
}

/** The selection with these rows, or without them. */
export function withRows(selection: RowSelection, ids: readonly number[], chosen: boolean): RowSelection {
  const named = new Set(selection.named);
  for (const id of ids) {
    if (chosen === selection.all) named.delete(id);
    else named.add(id);
  }
  return { ...selection, named };
}

/** What the server is told; `filter` is what is asked of the list. */
export const selectionInput = <Filter>(
  { all, named }: RowSelection,
  filter: Filter,
): RowSelectionInput<Filter> => (all ? { filter, except: [...named] } : { ids: [...named] });

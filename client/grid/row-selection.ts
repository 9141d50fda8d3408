/**
 * The selected rows of a list: the named ones, or with `all` every row that matches the filters except the named ones.
 */
export type RowSelection = { readonly all: boolean; readonly named: ReadonlySet<number> };

/** A selection as the server takes it: IDs, or a filter with exceptions. */
export type RowSelectionInput<Filter> = {
  ids?: number[] | null;
  filter?: Filter | null;
  except?: number[] | null;
};

export const NOTHING: RowSelection = { all: false, named: new Set() };

/** The selection of every row that matches. */
export const EVERYTHING: RowSelection = { all: true, named: new Set() };

export const isSelected = ({ all, named }: RowSelection, id: number): boolean => named.has(id) !== all;

/** Returns the number of selected rows in a list of `total` rows. */
export const selectedCount = ({ all, named }: RowSelection, total: number): number =>
  all ? Math.max(0, total - named.size) : named.size;

/**
 * Returns the selection without rows that no longer exist in a list of `total` rows, of which `ids` are loaded: other
 * users or an earlier action may have deleted them. While some rows are not loaded, all selected ones may still exist.
 */
export function stillThere(selection: RowSelection, ids: readonly number[], total: number): RowSelection {
  const { all, named } = selection;
  if (named.size === 0 && !all) return selection;
  if (total === 0) return NOTHING;
  if (all || ids.length < total) return selection;
  const left = ids.filter((id) => named.has(id));
  return left.length === named.size ? selection : { all, named: new Set(left) };
}

/** Returns the selection with these rows added or removed. */
export function withRows(selection: RowSelection, ids: readonly number[], chosen: boolean): RowSelection {
  const named = new Set(selection.named);
  for (const id of ids) {
    if (chosen === selection.all) named.delete(id);
    else named.add(id);
  }
  return { ...selection, named };
}

/** Converts a selection to the server's input; `filter` is the list's filter. */
export const selectionInput = <Filter>(
  { all, named }: RowSelection,
  filter: Filter,
): RowSelectionInput<Filter> => (all ? { filter, except: [...named] } : { ids: [...named] });

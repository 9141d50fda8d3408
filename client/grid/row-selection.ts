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

import type { ColumnArrangementInput } from '../graphql/schema.generated';

/** The user's arrangement of a grid's columns. */
export type Arrangement = {
  /** All columns in their order; undefined if unchanged. */
  order?: readonly string[];
  hidden?: readonly string[];
  /** Columns that start hidden but are shown. */
  shown?: readonly string[];
  /** Widths in pixels, by column. */
  widths?: Readonly<Record<string, number>>;
};

/** An arrangement in the shape of a saved view. */
type StoredArrangement = {
  order: string[] | null;
  hidden: string[] | null;
  shown: string[] | null;
  widths: { column: string; width: number }[] | null;
};

const some = (names: readonly string[] | null | undefined) =>
  names && names.length > 0 ? [...names] : undefined;

/** Converts an arrangement to its shape in a saved view; null for the default arrangement. */
export function toSaved({ order, hidden, shown, widths = {} }: Arrangement): ColumnArrangementInput | null {
  const stored = {
    order: some(order),
    hidden: some(hidden),
    shown: some(shown),
    widths: Object.entries(widths).map(([column, width]) => ({ column, width })),
  };
  const nothing = !stored.order && !stored.hidden && !stored.shown && stored.widths.length === 0;
  return nothing ? null : stored;
}

/** Converts the shape in a saved view to an arrangement. */
export function fromSaved(stored: StoredArrangement | null): Arrangement {
  if (!stored) return {};
  return {
    order: some(stored.order),
    hidden: some(stored.hidden),
    shown: some(stored.shown),
    widths: Object.fromEntries((stored.widths ?? []).map(({ column, width }) => [column, width])),
  };
}

/** Returns true if two arrangements show the same. */
export function sameArrangement(one: Arrangement, other: Arrangement): boolean {
  const serialized = ({ order, hidden = [], shown = [], widths = {} }: Arrangement) =>
    JSON.stringify([some(order), [...hidden].sort(), [...shown].sort(), Object.entries(widths).sort()]);
  return serialized(one) === serialized(other);
}

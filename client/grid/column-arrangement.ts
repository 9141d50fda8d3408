import type { ColumnArrangementInput } from '../graphql/schema.generated';

/** How somebody has arranged the columns of a grid. */
export type Arrangement = {
  /** All columns in their order, as far as it was changed. */
  order?: readonly string[];
  hidden?: readonly string[];
  /** Those that are shown although they start hidden. */
  shown?: readonly string[];
  /** Pixels, by column. */
  widths?: Readonly<Record<string, number>>;
};

/** The same as a saved view has it. */
type Kept = {
  order: string[] | null;
  hidden: string[] | null;
  shown: string[] | null;
  widths: { column: string; width: number }[] | null;
};

const some = (names: readonly string[] | null | undefined) =>
  names && names.length > 0 ? [...names] : undefined;

/** What a saved view keeps of an arrangement; null for columns as they come. */
export function toKept({ order, hidden, shown, widths = {} }: Arrangement): ColumnArrangementInput | null {
  const kept = {
    order: some(order),
    hidden: some(hidden),
    shown: some(shown),
    widths: Object.entries(widths).map(([column, width]) => ({ column, width })),
  };
  const nothing = !kept.order && !kept.hidden && !kept.shown && kept.widths.length === 0;
  return nothing ? null : kept;
}

/** The arrangement that a saved view keeps. */
export function fromKept(kept: Kept | null): Arrangement {
  if (!kept) return {};
  return {
    order: some(kept.order),
    hidden: some(kept.hidden),
    shown: some(kept.shown),
    widths: Object.fromEntries((kept.widths ?? []).map(({ column, width }) => [column, width])),
  };
}

/** Whether two arrangements show the same. */
export function sameArrangement(one: Arrangement, other: Arrangement): boolean {
  const told = ({ order, hidden = [], shown = [], widths = {} }: Arrangement) =>
    JSON.stringify([some(order), [...hidden].sort(), [...shown].sort(), Object.entries(widths).sort()]);
  return told(one) === told(other);
}

/** The selection set of a query on an object: fields by response key. */
export interface Selection {
  /** The name of the object type in GraphQL. */
  readonly type: string;
  readonly fields: readonly SelectedField[];
}

export interface SelectedField {
  /** The response key: the name of the field or its alias. */
  readonly key: string;
  readonly name: string;
  /**
   * The selection on the object that the field contains, or on each object of the list. Null for plain
   * values.
   */
  readonly of: Selection | null;
}

/** Returns the selection on the objects in this field. Null if all fields are selected. */
export const selectionOf = (selection: Selection | null, name: string): Selection | null =>
  selection && (selection.fields.find((field) => field.name === name)?.of ?? EMPTY_SELECTION);

/** Returns true if the field is selected, or if all fields are. */
export const isSelected = (selection: Selection | null, name: string): boolean =>
  !selection || selection.fields.some((field) => field.name === name);

const EMPTY_SELECTION: Selection = { type: '', fields: [] };

/** JSON that PostgreSQL wrote for exactly the selected fields. It is sent without being parsed. */
export class RawJson {
  constructor(readonly text: string) {}

  /** Parses the text, for callers that need its values. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** A page of a list whose rows may be unparsed JSON text. */
export type WithRawNodes<Page extends { nodes: unknown }> = Omit<Page, 'nodes'> & {
  nodes: Page['nodes'] | RawJson;
};

/** Memoizes `make` per object, for as long as the object is referenced. */
export function memoize<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const made = new WeakMap<Thing, Made>();
  return (thing) => {
    const known = made.get(thing);
    if (known !== undefined) return known;
    const fresh = make(thing);
    made.set(thing, fresh);
    return fresh;
  };
}

/** Memoizes `make` per selection. A null selection means all fields. */
export function memoizeBySelection<Made>(
  make: (selection: Selection | null) => Made,
): (selection: Selection | null) => Made {
  const all = {};
  const made = memoize((selection: object) => make(selection === all ? null : (selection as Selection)));
  return (selection) => made(selection ?? all);
}

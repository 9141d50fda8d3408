/** The selection set of a query on an object: fields by response key. */
export interface AskedFields {
  /** The name of the object type in GraphQL. */
  readonly type: string;
  readonly fields: readonly AskedField[];
}

export interface AskedField {
  /** The response key: the name of the field or its alias. */
  readonly key: string;
  readonly name: string;
  /**
   * The selection on the object that the field contains, or on each object of the list. Null for plain
   * values.
   */
  readonly of: AskedFields | null;
}

/** Returns the selection on the objects in this field. Null if all fields are selected. */
export const askedOf = (asked: AskedFields | null, name: string): AskedFields | null =>
  asked && (asked.fields.find((field) => field.name === name)?.of ?? NOTHING_ASKED);

/** Returns true if the field is selected, or if all fields are. */
export const isAsked = (asked: AskedFields | null, name: string): boolean =>
  !asked || asked.fields.some((field) => field.name === name);

const NOTHING_ASKED: AskedFields = { type: '', fields: [] };

/** JSON that PostgreSQL wrote for exactly the selected fields. It is sent without being parsed. */
export class JsonText {
  constructor(readonly text: string) {}

  /** Parses the text, for callers that need its values. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** A page of a list whose rows may be unparsed JSON text. */
export type Answered<Page extends { nodes: unknown }> = Omit<Page, 'nodes'> & {
  nodes: Page['nodes'] | JsonText;
};

/** Memoizes `make` per object, for as long as the object is referenced. */
export function remembering<Thing extends object, Made>(
  make: (thing: Thing) => Made,
): (thing: Thing) => Made {
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
export function perAsked<Made>(
  make: (asked: AskedFields | null) => Made,
): (asked: AskedFields | null) => Made {
  const all = {};
  const made = remembering((asked: object) => make(asked === all ? null : (asked as AskedFields)));
  return (asked) => made(asked ?? all);
}

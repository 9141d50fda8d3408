/** What somebody asked of an object: fields, each under the key that it is answered by. */
export interface AskedFields {
  /** The object's name in GraphQL. */
  readonly type: string;
  readonly fields: readonly AskedField[];
}

export interface AskedField {
  /** The name, or the alias that was given for it. */
  readonly key: string;
  readonly name: string;
  /** What was asked of the object, or of each in the list, that the field holds; null for plain values. */
  readonly of: AskedFields | null;
}

/** What was asked of the object, or of each in the list, that this field holds; null where the whole is wanted. */
export const askedOf = (asked: AskedFields | null, name: string): AskedFields | null =>
  asked && (asked.fields.find((field) => field.name === name)?.of ?? NOTHING_ASKED);

/** Whether this field was asked for; it was where the whole is wanted. */
export const isAsked = (asked: AskedFields | null, name: string): boolean =>
  !asked || asked.fields.some((field) => field.name === name);

const NOTHING_ASKED: AskedFields = { type: '', fields: [] };

/** JSON that PostgreSQL wrote for just what was asked: it goes out as it came in. */
export class JsonText {
  constructor(readonly text: string) {}

  /** For whoever looks into it after all. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** A page of a list whose rows may have come as text. */
export type Answered<Page extends { nodes: unknown }> = Omit<Page, 'nodes'> & {
  nodes: Page['nodes'] | JsonText;
};

/** Remembers what `make` makes of a thing, as long as the thing may come again. */
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

/** The same for what is made of the fields that were asked, or of all. */
export function perAsked<Made>(
  make: (asked: AskedFields | null) => Made,
): (asked: AskedFields | null) => Made {
  const all = {};
  const made = remembering((asked: object) => make(asked === all ? null : (asked as AskedFields)));
  return (asked) => made(asked ?? all);
}

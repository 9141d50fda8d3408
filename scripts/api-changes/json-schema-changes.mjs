// Compares two JSON schemas of an API. A request may not be restricted further, and a response may not return anything
// that clients have not had to expect before.

const SHARED = '#/components/schemas/';
const LOWER_LIMITS = ['minimum', 'minLength', 'minItems'];
const UPPER_LIMITS = ['maximum', 'maxLength', 'maxItems'];

const sharedName = (ref) => ref.slice(SHARED.length);

/** Yields the names of the shared schemas that a part of a document refers to. */
export function* namesIn(value) {
  if (typeof value !== 'object' || value === null) return;
  if (typeof value.$ref === 'string' && value.$ref.startsWith(SHARED)) yield sharedName(value.$ref);
  for (const inner of Object.values(value)) yield* namesIn(inner);
}

/**
 * Reports the differences of two schemas. `direction` is input for requests and output for responses. References to
 * the same shared schema are equal here, since that is compared by itself.
 */
export function compareSchemas(comparison) {
  const { before, after, books } = comparison;
  const old = variantsOf(before);
  const now = variantsOf(after);
  for (const ref of [...old.keys()].filter((kind) => isRef(kind) && now.has(kind))) {
    old.delete(ref);
    now.delete(ref);
  }
  // Schemas with new names can contain themselves.
  const pair = [...old.keys(), 'then', ...now.keys()].join(' ');
  const visited = new Set(comparison.visited);
  if (visited.has(pair)) return;
  if ([...old.keys(), ...now.keys()].some(isRef)) visited.add(pair);
  compareKinds({ ...comparison, visited }, followed(old, books.before), followed(now, books.after));
}

const isRef = (kind) => kind.startsWith(SHARED);

/** Returns the alternatives of a schema by their kind: a type, a reference, or `any`. */
function variantsOf(schema) {
  const variants = new Map();
  for (const each of alternativesOf(schema)) {
    const kinds = each.$ref ? [each.$ref] : [typeOf(each)].flat();
    for (const kind of kinds)
      variants.set(kind, variants.has(kind) ? merged(variants.get(kind), each) : each);
  }
  return variants;
}

const alternativesOf = (schema) => {
  const parts = schema.anyOf ?? schema.oneOf;
  return parts ? parts.flatMap(alternativesOf) : [schema];
};

function typeOf(schema) {
  if (schema.type) return schema.type;
  if (schema.properties) return 'object';
  const values = valuesOf(schema);
  if (!values) return 'any';
  return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
}

const valuesOf = (schema) => schema.enum ?? ('const' in schema ? [schema.const] : null);

/** Returns a schema that accepts what either accepts: their values together, or no restriction if one has none. */
function merged(one, other) {
  const values = [valuesOf(one), valuesOf(other)];
  if (values.every(Boolean)) return { ...one, enum: values.flat() };
  return valuesOf(one) ? other : one;
}

/** Returns the variants with references replaced by the shared schemas. */
function followed(variants, book) {
  const result = new Map();
  for (const [kind, schema] of variants) {
    const inner = isRef(kind) ? variantsOf(book[sharedName(kind)] ?? {}) : [[kind, schema]];
    for (const [each, part] of inner) if (!result.has(each)) result.set(each, part);
  }
  return result;
}

function compareKinds(comparison, old, now) {
  const { direction, name, report } = comparison;
  const [source, target] = direction === 'input' ? [old, now] : [now, old];
  // The source is what is sent; the target has to accept it.
  const lost = [...source.keys()].filter((kind) => !accepts(target, kind));
  for (const kind of lost)
    report(
      'breaking',
      name,
      direction === 'input'
        ? `Values of the type ${kind} are no longer accepted.`
        : `The value can now be of the type ${kind}.`,
    );
  for (const [kind, schema] of old) {
    const next = now.get(kind) ?? (kind === 'integer' ? now.get('number') : undefined);
    if (next) compareKind(comparison, schema, next);
  }
}

const accepts = (kinds, kind) =>
  kinds.has(kind) || kinds.has('any') || (kind === 'integer' && kinds.has('number'));

function compareKind(comparison, old, now) {
  compareValues(comparison, old, now);
  compareFormats(comparison, old, now);
  if (comparison.direction === 'input') compareLimits(comparison, old, now);
  if (old.items && now.items) compareSchemas({ ...comparison, before: old.items, after: now.items });
  if (old.properties || now.properties) compareProperties(comparison, old, now);
  const [rest, next] = [old.additionalProperties, now.additionalProperties];
  if (typeof rest === 'object' && typeof next === 'object')
    compareSchemas({ ...comparison, before: rest, after: next });
}

function compareValues({ direction, name, report }, old, now) {
  const [before, after] = [valuesOf(old), valuesOf(now)];
  const isInput = direction === 'input';
  if (!before && after && isInput) report('breaking', name, 'Only listed values are accepted now.');
  if (before && !after && !isInput) report('dangerous', name, 'The value is no longer one of a list.');
  if (!before || !after) return;
  for (const value of before.filter((each) => !after.includes(each)))
    report(isInput ? 'breaking' : 'dangerous', name, `The value \`${value}\` was removed.`);
  for (const value of after.filter((each) => !before.includes(each)))
    report(isInput ? 'safe' : 'dangerous', name, `The value \`${value}\` is new.`);
}

function compareFormats({ direction, name, report }, { format: before }, { format: after }) {
  if (before === after) return;
  const isHarmless = direction === 'input' ? !after : !before;
  if (!isHarmless)
    report('breaking', name, `The format is now ${after ?? 'free'} and was ${before ?? 'free'}.`);
}

function compareLimits({ name, report }, old, now) {
  for (const keyword of LOWER_LIMITS)
    if ((now[keyword] ?? Number.NEGATIVE_INFINITY) > (old[keyword] ?? Number.NEGATIVE_INFINITY))
      report('breaking', name, `${keyword} is now ${now[keyword]}.`);
  for (const keyword of UPPER_LIMITS)
    if ((now[keyword] ?? Number.POSITIVE_INFINITY) < (old[keyword] ?? Number.POSITIVE_INFINITY))
      report('breaking', name, `${keyword} is now ${now[keyword]}.`);
}

function compareProperties(comparison, old, now) {
  const { direction, name, report } = comparison;
  const isInput = direction === 'input';
  const required = { before: new Set(old.required), after: new Set(now.required) };
  for (const [key, before] of Object.entries(old.properties ?? {})) {
    const after = now.properties?.[key];
    const own = `${name}.${key}`;
    if (!after) {
      report('breaking', own, 'The field was removed.', before['x-deprecated']);
      continue;
    }
    if (isInput && required.after.has(key) && !required.before.has(key))
      report('breaking', own, 'The field is now required.');
    if (!isInput && required.before.has(key) && !required.after.has(key))
      report('breaking', own, 'The field can now be absent.');
    if (after.deprecated && !before.deprecated)
      report('deprecated', own, after['x-deprecated'] ?? 'The field is deprecated.');
    compareSchemas({ ...comparison, before, after, name: own });
  }
  for (const key of Object.keys(now.properties ?? {}).filter((each) => !old.properties?.[each])) {
    const isDemanded = isInput && required.after.has(key);
    report(
      isDemanded ? 'breaking' : 'safe',
      `${name}.${key}`,
      `The field is new${isDemanded ? ' and required' : ''}.`,
    );
  }
}

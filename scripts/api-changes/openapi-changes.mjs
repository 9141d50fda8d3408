// Compares two OpenAPI 3.1 documents for integrators.

import { compareSchemas, namesIn } from './json-schema-changes.mjs';

const PARTIAL_OF = 'x-partial-of';

/**
 * Returns the differences between two documents. A shared schema is compared once, as `Supplier.name`, and not for
 * each call that uses it. Everything else is named by its call: `POST business/create body.name`.
 */
export function openApiChanges(before, after) {
  const found = new Map();
  const report = (level, name, text, deprecation) => {
    const known = found.get(`${name} ${text}`);
    // A schema of requests and responses is compared for both.
    if (!known || SEVERITY.indexOf(level) < SEVERITY.indexOf(known.level))
      found.set(`${name} ${text}`, { api: 'REST', level, name, text, ...(deprecation && { deprecation }) });
  };
  const books = { before: before.components.schemas, after: after.components.schemas };
  const calls = { before: callsOf(before), after: callsOf(after) };
  for (const [key, old] of calls.before) {
    const now = calls.after.get(key);
    if (now) compareCalls({ old, now, documents: { before, after }, books, report });
    else report('breaking', old.name, 'The call was removed.', old.operation['x-deprecated']);
  }
  for (const [key, { name }] of calls.after)
    if (!calls.before.has(key)) report('safe', name, 'The call is new.');
  compareWebhooks(before.webhooks ?? {}, after.webhooks ?? {}, books, report);
  for (const [name, directions] of sharedSchemas(before, calls.before))
    if (books.after[name] && !books.before[name][PARTIAL_OF])
      for (const direction of directions)
        compareSchemas({
          before: books.before[name],
          after: books.after[name],
          direction,
          name,
          books,
          report,
        });
  return [...found.values()];
}

/** Audiences that need no sign-in. */
const WITHOUT_SIGN_IN = new Set(['public', 'signing-in', 'link']);
const SEVERITY = ['breaking', 'dangerous', 'deprecated', 'safe'];

/** Returns the calls of a document by method and path, in which the names of parameters do not count. */
const callsOf = ({ paths }) =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
        { name: `${method.toUpperCase()} ${path.slice(1)}`, path, operation },
      ]),
    ),
  );

function compareCalls({ old, now, documents, books, report }) {
  const { name } = now;
  compareAudiences(old, now, report);
  if (now.operation.deprecated && !old.operation.deprecated)
    report('deprecated', name, now.operation['x-deprecated'] ?? 'The call is deprecated.');
  const parameters = {
    before: parametersOf(old, documents.before),
    after: parametersOf(now, documents.after),
  };
  for (const [key, { in: place, schema, name: own }] of parameters.before) {
    const next = parameters.after.get(key);
    if (next) {
      compareSchemas({
        before: schema,
        after: next.schema,
        direction: 'input',
        name: `${name} ${own}`,
        books,
        report,
      });
    } else report('breaking', `${name} ${own}`, `The ${place} parameter was removed.`);
  }
  for (const [key, { in: place, required, name: own }] of parameters.after) {
    const previous = parameters.before.get(key);
    if (!previous)
      report(
        required ? 'breaking' : 'safe',
        `${name} ${own}`,
        `The ${place} parameter is new${required ? ' and required' : ''}.`,
      );
    else if (required && !previous.required)
      report('breaking', `${name} ${own}`, 'The parameter is now required.');
  }
  compareBodies(old, now, books, report);
  compareResponses(old, now, books, report);
}

function compareAudiences({ operation: old }, { name, operation: now }, report) {
  const audience = new Set(now['x-audience']);
  const isForAll = ['public', 'signing-in'].some((each) => audience.has(each));
  const isFor = (role) =>
    isForAll || audience.has(role) || (audience.has('signed-in') && !WITHOUT_SIGN_IN.has(role));
  for (const role of old['x-audience'] ?? [])
    if (!isFor(role)) report('breaking', name, `The call is no longer for ${role}.`);
}

/** Returns the parameters by place and name; those of a path by their position, as their names do not matter. */
function parametersOf({ path, operation }, { components }) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return new Map(
    (operation.parameters ?? [])
      .map((each) => (each.$ref ? components.parameters[each.$ref.split('/').pop()] : each))
      .map((each) => [
        each.in === 'path' ? `path ${inPath.indexOf(each.name)}` : `${each.in} ${each.name}`,
        each,
      ]),
  );
}

function compareBodies({ operation: old }, { name, operation: now }, books, report) {
  if (!old.requestBody) {
    if (now.requestBody) report('breaking', `${name} body`, 'The body is new and required.');
    return;
  }
  if (!now.requestBody) return report('breaking', `${name} body`, 'The body was removed.');
  compareContents(old.requestBody.content, now.requestBody.content, 'input', `${name} body`, books, report);
}

function compareResponses({ operation: old }, { name, operation: now }, books, report) {
  for (const [status, response] of Object.entries(old.responses)) {
    const next = now.responses[status];
    const place = `${name} ${Number(status) < 300 ? 'response' : status}`;
    if (!next) {
      if (Number(status) < 400) report('breaking', place, 'The status was removed.');
      continue;
    }
    // Responses that calls share are the errors, whose schema is a shared one.
    if (response.$ref || next.$ref) continue;
    for (const header of Object.keys(response.headers ?? {}))
      if (!next.headers?.[header]) report('breaking', `${place} ${header}`, 'The header was removed.');
    compareContents(response.content ?? {}, next.content ?? {}, 'output', place, books, report);
  }
}

function compareContents(before, after, direction, name, books, report) {
  for (const [type, { schema }] of Object.entries(before))
    if (after[type])
      compareSchemas({ before: schema, after: after[type].schema, direction, name, books, report });
    else report('breaking', name, `The media type ${type} was removed.`);
}

function compareWebhooks(before, after, books, report) {
  for (const [event, { post }] of Object.entries(before)) {
    const name = `webhook ${event}`;
    if (!after[event]) report('breaking', name, 'The event was removed.');
    else
      compareContents(
        post.requestBody.content,
        after[event].post.requestBody.content,
        'output',
        name,
        books,
        report,
      );
  }
  for (const event of Object.keys(after))
    if (!before[event]) report('safe', `webhook ${event}`, 'The event is new.');
}

/** Returns the shared schemas with the directions in which they are sent: input, output or both. */
function sharedSchemas({ components, webhooks = {} }, calls) {
  const directions = new Map();
  const add = (value, direction) => {
    for (const name of namesIn(value)) {
      const known = directions.get(name) ?? new Set();
      if (known.has(direction)) continue;
      directions.set(name, known.add(direction));
      add(components.schemas[name], direction);
    }
  };
  for (const { operation } of calls.values()) {
    add([operation.parameters, operation.requestBody], 'input');
    add(operation.responses, 'output');
  }
  add([webhooks, components.responses], 'output');
  return directions;
}

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './prepare.mjs';
import { faultOfText } from './prose-faults.mjs';

const PARTS = ['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties'];

/** Returns the properties of a JSON schema and of its parts, with their names and descriptions. */
function* propertiesOf(schema, name) {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    // A reference is described where it leads.
    if (!property.$ref) yield [`${name}.${key}`, property.description ?? property.allOf?.[0]?.description];
    yield* propertiesOf(property, `${name}.${key}`);
  }
  for (const part of PARTS) for (const inner of [schema[part] ?? []].flat()) yield* propertiesOf(inner, name);
}

/** Returns the described parts of a call: its summary, parameters, body and answers. */
function* partsOf(operation, name) {
  yield [name, operation.summary];
  for (const parameter of operation.parameters ?? [])
    if (!parameter.$ref) yield [`${name} ${parameter.name}`, parameter.description];
  for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
    yield* propertiesOf(schema, `${name} body`);
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!response.$ref) yield [`${name} ${status}`, response.description];
    for (const { schema } of Object.values(response.content ?? {}))
      yield* propertiesOf(schema, `${name} ${status}`);
  }
}

function* descriptionsOf({ components, paths }) {
  for (const [name, schema] of Object.entries(components.schemas ?? {})) yield* propertiesOf(schema, name);
  for (const [address, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods))
      yield* partsOf(operation, `${method.toUpperCase()} ${address}`);
}

/** Returns messages about the missing and unclear descriptions of the OpenAPI document. The server has to be built. */
export async function openApiProseFaults() {
  const built = (file) => import(pathToFileURL(path.join(ROOT, 'dist', 'server', 'rest', file)).href);
  const { CALL_GROUPS } = await built('calls.js');
  const { openApiDocument } = await built('openapi/document.js');
  const faults = [...descriptionsOf(openApiDocument(CALL_GROUPS))].map(([name, text = '']) => [
    name,
    text,
    faultOfText(text),
  ]);
  return faults
    .filter(([, , fault]) => fault)
    .map(([name, text, fault]) => `OpenAPI: ${name} ${fault}: ${text.slice(0, 100)}`);
}

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Call } from '../../call.js';
import { CALL_GROUPS, CALLS } from '../../calls.js';
import { openApiDocument } from '../document.js';
import { withoutNull } from '../nullable.js';
import type { JsonSchema, OpenApiResponse, Operation } from '../openapi.type.js';

/** The API document. */
export const document = openApiDocument(CALL_GROUPS);

/** A call with its operation in the document. */
export interface Documented {
  call: Call;
  operation: Operation;
}

const operations = new Map(
  Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation['x-call'], operation]),
);

/** All calls, by `POST business/update`. */
export const documented: ReadonlyMap<string, Documented> = new Map(
  CALLS.map((call) => [
    `${call.method} ${call.path}`,
    { call, operation: operations.get(call.id) as Operation },
  ]),
);

const named = (pointer: string, of: Record<string, unknown>) =>
  of[pointer.slice(pointer.lastIndexOf('/') + 1)];

/** Returns the schema itself, or the shared one that it refers to. */
export const resolved = (schema: JsonSchema = {}): JsonSchema =>
  schema.$ref ? (named(schema.$ref, document.components.schemas) as JsonSchema) : schema;

/** Returns a response of an operation. */
export function responseOf({ responses }: Operation, status: number): OpenApiResponse | undefined {
  const response = responses[status];
  return response && '$ref' in response
    ? (named(response.$ref, document.components.responses) as OpenApiResponse)
    : response;
}

/** Returns the schema of a JSON response. */
export const answerSchema = (operation: Operation, status = 200): JsonSchema | undefined =>
  responseOf(operation, status)?.content?.['application/json']?.schema;

/** Returns the schema of a JSON body. */
export const bodySchema = ({ requestBody }: Operation): JsonSchema | undefined =>
  requestBody?.content['application/json']?.schema;

/** Returns true if the schema accepts null. */
export const isNullable = (schema: JsonSchema): boolean =>
  Boolean(schema['x-any']) || schema.type === 'null' || withoutNull(resolved(schema)).nullable;

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ components: document.components }, 'document');

/** Compiles a schema of the document. Its shared schemas are compiled once. */
export const compiled = (schema: JsonSchema): ValidateFunction =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"document#/components')));

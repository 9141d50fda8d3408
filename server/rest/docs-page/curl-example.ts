import { exampleOf } from '../openapi/example.js';
import type { Operation, Parameter, Reference } from '../openapi/openapi.type.js';
import type { DocumentedCall } from './documented-calls.js';

/** Returns a curl command for the call. */
export function curlExample({ method, path, operation }: DocumentedCall, origin: string): string {
  const parts = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} '${origin}/api${addressOf(path, operation)}'`,
  ];
  if (operation.security.some((way) => 'refreshCookie' in way))
    parts.push('--cookie cookies.txt --cookie-jar cookies.txt');
  else if (!operation.security.some((way) => Object.keys(way).length === 0))
    parts.push(`-H "Authorization: Bearer $TOKEN"`);
  if (operation.parameters?.some(isKey)) parts.push(`-H "Idempotency-Key: $(uuidgen)"`);
  if (operation.requestBody?.content['multipart/form-data']) parts.push(`-F 'file=@photo.jpg'`);
  const body = operation.requestBody?.content['application/json'];
  if (body)
    parts.push(
      `-H 'Content-Type: application/json'`,
      `-d '${JSON.stringify(body.example).replaceAll("'", "'\\''")}'`,
    );
  return parts.join(' \\\n  ');
}

/** Returns true for the parameter Idempotency-Key. */
export const isKey = (parameter: Parameter | Reference) =>
  '$ref' in parameter && parameter.$ref.endsWith('/IdempotencyKey');

function addressOf(path: string, { parameters = [] }: Operation): string {
  const own = parameters.filter((parameter): parameter is Parameter => !('$ref' in parameter));
  const sampleOf = ({ name, schema }: Parameter) => encodeURIComponent(String(exampleOf(schema, {}, name)));
  const filled = own
    .filter((parameter) => parameter.in === 'path')
    .reduce((address, parameter) => address.replace(`{${parameter.name}}`, sampleOf(parameter)), path);
  const query = own.filter(
    (parameter) => parameter.in === 'query' && (parameter.required || parameter.name === 'limit'),
  );
  return query.length === 0
    ? filled
    : `${filled}?${query.map((each) => `${each.name}=${sampleOf(each)}`).join('&')}`;
}

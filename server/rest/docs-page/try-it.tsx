import type { TryItCall } from '../../../shared/try-it-call.js';
import { exampleOf } from '../openapi/example.js';
import type { Parameter } from '../openapi/openapi.type.js';
import { isKey } from './curl-example.js';
import type { DocumentedCall } from './documented-calls.js';

/** The token for all calls, which the script of the page remembers until the tab is closed. */
export function TokenForm() {
  return (
    <div className="token">
      <label htmlFor="token">Token for “Try it”</label>
      <input id="token" type="password" autoComplete="off" spellCheck={false} aria-describedby="token-hint" />
      <p id="token-hint">
        An API token from My Profile. It stays in this tab and is forgotten when you close it. Leave blank to
        send requests as a visitor.
      </p>
    </div>
  );
}

/** The place of the form that sends a call. The script of the page fills it when it is opened. */
export function TryIt({ call }: { call: DocumentedCall }) {
  return (
    <details className="try" data-call={JSON.stringify(tryItCall(call))}>
      <summary>Try it</summary>
    </details>
  );
}

function tryItCall({ method, path, operation }: DocumentedCall): TryItCall {
  const content = operation.requestBody?.content;
  const json = content?.['application/json'];
  return {
    method,
    path,
    parameters: (operation.parameters ?? [])
      .filter((parameter): parameter is Parameter => !('$ref' in parameter))
      .map(({ name, in: place, required, schema }) => ({
        name,
        place: place === 'path' ? 'path' : 'query',
        required,
        example: required || name === 'limit' ? String(exampleOf(schema, {}, name)) : '',
      })),
    ...(json && { body: JSON.stringify(json.example, null, 2) }),
    ...(content?.['multipart/form-data'] && { file: true }),
    ...(operation.parameters?.some(isKey) && { takesKey: true }),
  };
}

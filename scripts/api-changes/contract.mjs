// Reads and writes the contract of the APIs: that of the code, and the copy of the latest release in docs/api.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ROOT } from '../prepare.mjs';
import { unnamedBreaks } from './changelog.mjs';
import { graphqlChanges, withoutDescriptions } from './graphql-changes.mjs';
import { openApiChanges } from './openapi-changes.mjs';

const FOLDER = path.join(ROOT, 'docs', 'api');
const SCHEMA = path.join(FOLDER, 'schema.graphql.gz');
const DOCUMENT = path.join(FOLDER, 'openapi.json.gz');
const LEVEL = 9;

export const CHANGELOG = path.join(ROOT, 'CHANGELOG.md');

/** Returns the contract of the code. The server has to be built, and schema.graphql has to be up to date. */
export async function currentContract() {
  const built = (file) => import(pathToFileURL(path.join(ROOT, 'dist', 'server', 'rest', file)).href);
  const { CALL_GROUPS } = await built('calls.js');
  const { openApiDocument } = await built('openapi/document.js');
  return {
    schema: readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'),
    document: JSON.parse(JSON.stringify(openApiDocument(CALL_GROUPS))),
  };
}

/** Returns the contract of the latest release: `schema` is SDL, `document` an OpenAPI document. */
export const releasedContract = () => ({
  schema: gunzipSync(readFileSync(SCHEMA)).toString(),
  document: JSON.parse(gunzipSync(readFileSync(DOCUMENT)).toString()),
});

/** Stores a contract as that of the latest release, without descriptions and examples. */
export function storeContract({ schema, document }) {
  writeFileSync(SCHEMA, gzipSync(withoutDescriptions(schema), { level: LEVEL }));
  writeFileSync(DOCUMENT, gzipSync(JSON.stringify(withoutProse(document)), { level: LEVEL }));
}

/** Returns all differences between two contracts. */
export const contractChanges = async (before, after) => [
  ...(await graphqlChanges(before.schema, after.schema)),
  ...openApiChanges(before.document, after.document),
];

/** Returns messages about breaking changes that CHANGELOG.md does not name. */
export async function changelogFaults(contract) {
  const changes = await contractChanges(releasedContract(), contract ?? (await currentContract()));
  return unnamedBreaks(readFileSync(CHANGELOG, 'utf8'), changes).map(
    ({ api, name, text }) =>
      `CHANGELOG.md does not name this breaking change (npm run api-changes): ${api} \`${name}\`: ${text}`,
  );
}

const PROSE = new Set(['description', 'summary', 'example', 'examples']);

function withoutProse(value, hasNames = false) {
  if (Array.isArray(value)) return value.map((each) => withoutProse(each));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => hasNames || !PROSE.has(key));
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, withoutProse(inner, !hasNames && key === 'properties')]),
  );
}

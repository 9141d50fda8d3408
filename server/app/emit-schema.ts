import { writeFileSync } from 'node:fs';
import { assertValidSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { TOOLS } from '../mcp/tools.js';
import { CALLS } from '../rest/calls.js';
import { DOCUMENTS } from '../rest/serve-documents.js';
import { audienceLedger } from './audience-ledger.js';
import { createProductApi } from './schema.js';

/** Writes the generated files of the API: schema.graphql and the audience ledger. */
const { executor, rootFields } = createProductApi();
assertValidSchema(executor.schema);
writeFileSync('schema.graphql', `${printSchema(lexicographicSortSchema(executor.schema))}\n`);
writeFileSync('docs/audiences.tsv', audienceLedger(rootFields, [...CALLS, ...DOCUMENTS], TOOLS));

import { z } from 'zod';
import { categoryImport } from '../directory/categories/category-import.js';
import { impactBuyerImport } from '../directory/impact-buyers/impact-buyer-import.js';
import { supplierImport } from '../directory/suppliers/supplier-import.js';
import { receiveImport } from '../kits/imports/receive-import.js';
import { defineCall } from './call.js';
import { fileBody } from './file-body.js';
import { wholeNumberAnswer } from './wire-answers.js';

const IMPORT_DEFINITIONS = {
  suppliers: supplierImport,
  impactBuyers: impactBuyerImport,
  categories: categoryImport,
};
const importType = z
  .enum(['suppliers', 'impactBuyers', 'categories'], { error: 'This cannot be imported.' })
  .describe('The type of records: `suppliers`, `impactBuyers` or `categories`.');

/** Calls for imports of files by staff. */
export const importCalls = [
  defineCall({
    id: 'C128',
    method: 'POST',
    path: 'imports/:noun',
    audience: ['Admin'],
    summary: 'Uploads a CSV file to import',
    details:
      'Send a form with one file, or the file itself. Nothing is imported yet: name the columns and check the file with `checkImport` of the GraphQL API, and import it with `runImport`. An API token also needs the scope to change records of this type, such as `suppliers:write`.',
    params: z.object({ noun: importType }),
    query: z.object({
      name: z.string().max(300).optional().describe('The name of the file, if the body is the file itself.'),
    }),
    body: fileBody,
    answer: z
      .strictObject({ id: wholeNumberAnswer.describe('The id of the import.') })
      .meta({ id: 'SentImport' }),
    refusals: {
      400: 'The file is not CSV or has no rows.',
      413: 'The file is larger than 200 MB.',
      415: 'The body is JSON.',
    },
    limited: true,
    handle: async (context, { params, body }) => ({
      id: await receiveImport(context, IMPORT_DEFINITIONS[params.noun], body),
    }),
  }),
];

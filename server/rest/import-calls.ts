import { z } from 'zod';
import { categoryImport } from '../categories/category-import.js';
import { impactBuyerImport } from '../impact-buyers/impact-buyer-import.js';
import { receiveImport } from '../imports/receive-import.js';
import { supplierImport } from '../suppliers/supplier-import.js';
import { defineCall } from './call.js';
import { fileBody } from './file-body.js';
import { wholeNumberAnswer } from './wire-answers.js';

const NOUNS = { suppliers: supplierImport, impactBuyers: impactBuyerImport, categories: categoryImport };
const nouns = z
  .enum(['suppliers', 'impactBuyers', 'categories'], { error: 'This cannot be imported.' })
  .describe('`suppliers`, `impactBuyers` or `categories`.');

/** Calls for imports of files by staff. */
export const importCalls = [
  defineCall({
    id: 'C128',
    method: 'POST',
    path: 'imports/:noun',
    audience: ['Admin'],
    summary: 'Send a CSV file to import',
    details:
      'A form with one file, or the file itself. Nothing becomes of it before its columns are named and it is checked and run by `checkImport` and `runImport` of the GraphQL API.',
    params: z.object({ noun: nouns }),
    query: z.object({
      name: z.string().max(300).optional().describe('What the file is called, where the body is the file.'),
    }),
    body: fileBody,
    answer: z.strictObject({ id: wholeNumberAnswer }).meta({ id: 'SentImport' }),
    refusals: {
      400: 'It is no CSV file, or has no rows.',
      413: 'It is larger than 200 MB.',
      415: 'The body is JSON.',
    },
    limited: true,
    handle: async (context, { params, body }) => ({
      id: await receiveImport(context, NOUNS[params.noun], body),
    }),
  }),
];

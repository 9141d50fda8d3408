import { z } from 'zod';
import { goodCauseNoun } from '../directory/good-causes/good-cause.noun.js';
import { impactBuyerNoun } from '../directory/impact-buyers/impact-buyer.noun.js';
import { supplierNoun } from '../directory/suppliers/supplier.noun.js';
import type { RecordHistory } from '../kits/history/record-history.js';
import {
  findByExternalRef,
  listExternalRefs,
  removeExternalRef,
  setExternalRef,
} from '../kits/nouns/external-refs.js';
import type { Noun } from '../kits/nouns/noun.js';
import { notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { leadNoun } from '../sales/leads/lead.noun.js';
import { impactBoxOrders } from '../sales/orders/impact-box-order.noun.js';
import { salesEnquiryNoun } from '../sales/sales-enquiries/sales-enquiry.noun.js';
import { type Call, defineCall } from './call.js';
import { conflict } from './conflict.js';
import { wholeNumberAnswer } from './wire-answers.js';
import { wireBody } from './wire-values.js';

const SYSTEM =
  'The code of the other system, such as `xero`: lower-case letters and digits, with . _ or - between them.';

const MAX_LENGTH = 200;

const answer = z
  .strictObject({
    id: wholeNumberAnswer.describe('The id of the record.'),
    externalRefs: z
      .array(
        z.strictObject({
          system: z.string().describe('The code of the other system.'),
          external_id: z.string().describe('The id of the record in the other system.'),
        }),
      )
      .describe('The ids of the record in other systems, by system.'),
  })
  .meta({ id: 'ExternalRefs' });

const taken = z
  .strictObject({ id: wholeNumberAnswer.describe('The id of the record with this external id.') })
  .meta({ id: 'RecordWithId' });

async function wired(context: RequestContext, type: RecordHistory, id: number) {
  const refs = await listExternalRefs(context, type, id);
  const externalRefs = refs.map(({ system, externalId }) => ({ system, external_id: externalId }));
  return { id, externalRefs };
}

const query = z
  .strictObject({
    id: recordId.optional().describe('The id of the record.'),
    system: z.string().max(100).optional().describe(SYSTEM),
    external_id: z.string().max(MAX_LENGTH).optional().describe('The id in the other system.'),
  })
  .refine(
    ({ id, system, external_id }) =>
      (id === undefined) === (system !== undefined && external_id !== undefined),
    {
      error: 'Send either id, or system and external_id.',
    },
  );

/** Returns the id of the requested record. Null if there is none. */
async function idOf(
  context: RequestContext,
  type: RecordHistory,
  { id, system = '', external_id: externalId = '' }: z.infer<typeof query>,
): Promise<number | null> {
  if (id === undefined) return findByExternalRef(context, type, { system, externalId });
  const found = await context.app.database.manager.existsBy(type.records.entity, { id });
  return found ? id : null;
}

interface Own {
  noun: Noun;
  /** The beginning of the paths, which decides the scope of API tokens. */
  path: string;
  /** The singular for people, such as “supplier”. */
  called: string;
  /** The numbers of the calls that look up and that set an id. */
  ids: readonly [get: string, put: string];
}

/** Returns the calls that look up a record by its id in another system, and that set or remove such an id. */
function callsFor({ noun: { history }, path: beginning, called, ids: [get, put] }: Own): Call[] {
  if (!history) throw new Error(`Records of the type ${called} have no history`);
  const [, type] = history;
  const path = `${beginning}/externalRefs`;
  const audience = ['Admin'] as const;
  return [
    defineCall({
      id: get,
      method: 'GET',
      path,
      audience,
      summary: `Finds the ${called} by id or external id, and returns its ids in other systems`,
      details: 'Send either `id`, or `system` and `external_id`.',
      query,
      answer,
      refusals: { 404: `No ${called} has this id.` },
      handle: async (context, { query: asked }) => {
        const id = await idOf(context, type, asked);
        if (id === null) throw notFound(`The ${called} with this id`);
        return wired(context, type, id);
      },
    }),
    defineCall({
      id: put,
      method: 'PUT',
      path,
      audience,
      summary: `Sets or removes the id of the ${called} in another system`,
      details:
        'Can be repeated safely. The version of the record stays the same, and the change feed lists it.',
      body: wireBody(
        z.strictObject({
          id: recordId.describe('The id of the record.'),
          system: z.string().max(100).describe(SYSTEM),
          external_id: z
            .string()
            .max(MAX_LENGTH)
            .nullable()
            .describe('The id in the other system, at most 200 characters. Null removes it.'),
        }),
      ),
      answer,
      refusals: {
        404: `The ${called} does not exist.`,
        409: conflict(taken, `Another ${called} has this id. \`current\` identifies that ${called}.`),
      },
      handle: async (context, { body: { id, system, external_id: externalId } }) => {
        if (externalId === null) await removeExternalRef(context, type, id, system);
        else await setExternalRef(context, type, id, { system, externalId });
        return wired(context, type, id);
      },
    }),
  ];
}

/** Calls for the ids that records have in other systems (ADR 73). */
export const externalRefCalls: readonly Call[] = [
  ...callsFor({ noun: supplierNoun, path: 'business', called: 'supplier', ids: ['C140', 'C141'] }),
  ...callsFor({
    noun: impactBuyerNoun,
    path: 'impactBusiness',
    called: 'impact buyer',
    ids: ['C142', 'C143'],
  }),
  ...callsFor({ noun: goodCauseNoun, path: 'goodCause', called: 'good cause', ids: ['C144', 'C145'] }),
  ...callsFor({ noun: leadNoun, path: 'leads', called: 'lead', ids: ['C146', 'C147'] }),
  ...callsFor({
    noun: salesEnquiryNoun,
    path: 'business/salesEnquiry',
    called: 'enquiry',
    ids: ['C148', 'C149'],
  }),
  ...callsFor({ noun: impactBoxOrders, path: 'orders', called: 'order', ids: ['C150', 'C151'] }),
];

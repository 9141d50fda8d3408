import { z } from 'zod';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../../shared/webhook-events.js';
import { describeEvent } from '../../staff/webhooks/webhook.type.js';
import type { OpenApiDocument, Parameter } from './openapi.type.js';
import type { SchemaBook } from './schema-book.js';

const common = {
  type: z.string().meta({ description: 'The name of the event.', examples: ['enquiry.created'] }),
  timestamp: z.iso.datetime().meta({ description: 'The time of the event.' }),
};

const recordEvent = z
  .object({
    ...common,
    data: z
      .object({
        recordType: z.string().meta({ description: 'The type of the record.', examples: ['SALES_ENQUIRY'] }),
        id: z.int().meta({ description: 'The id of the record.' }),
        version: z.int().meta({ description: 'The version of the record after the event.' }),
      })
      .meta({ description: 'The record. Read it to get its values.' }),
  })
  .meta({ id: 'WebhookRecordEvent', description: 'An event of a record, as a webhook receives it.' });

const certificateEvent = z
  .object({
    ...common,
    data: z
      .object({
        recordType: z
          .literal('CERTIFICATE')
          .meta({ description: 'The type of the record, always `CERTIFICATE`.' }),
        number: z
          .string()
          .meta({ description: 'The number of the certificate.', examples: ['UC-2026-000077'] }),
        version: z.int().meta({ description: 'The version of the certificate.' }),
        impactBuyerId: z.int().meta({ description: 'The id of the impact buyer.' }),
      })
      .meta({ description: 'The certificate that is ready.' }),
  })
  .meta({
    id: 'WebhookCertificateEvent',
    description: 'An event of a certificate, as a webhook receives it.',
  });

const header = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', examples: [example] },
});

const HEADERS = [
  header(
    'webhook-id',
    'The id of the event, the same for all attempts.',
    'msg_5b1f0e6c0a4d4c1c9a0c3f6f0d1b2a34',
  ),
  header('webhook-timestamp', 'The time of the attempt, in seconds since 1970.', '1796042601'),
  header(
    'webhook-signature',
    'The signatures of Standard Webhooks, with spaces between them.',
    'v1,raGSwkkldxENA0bDM7SXeFU/B0u2zbntAdK4Dz/fDjA=',
  ),
];

const RECORD_TYPES: Readonly<Record<string, string>> = {
  buyer: 'IMPACT_BUYER',
  cause: 'GOOD_CAUSE',
  enquiry: 'SALES_ENQUIRY',
  lead: 'LEAD',
  order: 'ORDER',
  supplier: 'SUPPLIER',
};

/** Returns the events that webhooks receive, as OpenAPI describes them. */
export function describeWebhooks(book: SchemaBook): OpenApiDocument['webhooks'] {
  const entry = (event: WebhookEvent) => {
    const certificate = event === 'certificate.ready';
    const schema = book.ofAnswer(certificate ? certificateEvent : recordEvent);
    const data = certificate
      ? { recordType: 'CERTIFICATE', number: 'UC-2026-000077', version: 1, impactBuyerId: 7 }
      : { recordType: RECORD_TYPES[event.split('.')[0] ?? ''], id: 812, version: 7 };
    const example = { type: event, timestamp: '2026-11-30T12:43:21.928Z', data };
    return {
      post: {
        operationId: event.replace('.', '-'),
        summary: `${describeEvent(event)}.`,
        // The signature proves the sender.
        security: [],
        parameters: HEADERS,
        requestBody: { required: true, content: { 'application/json': { schema, example } } },
        responses: {
          '2XX': { description: 'The receiver has taken the event.' },
          '4XX': { description: 'The event is sent again, except that 410 pauses the webhook.' },
        },
      },
    };
  };
  return Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, entry(event)]));
}

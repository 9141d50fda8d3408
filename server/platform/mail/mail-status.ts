import { registerEnumType } from 'type-graphql';

/** The status of a mail in the delivery ledger. */
export const MailStatusEnum = {
  QUEUED: 'queued',
  SENT: 'sent',
  FAILED: 'failed',
  BOUNCED: 'bounced',
} as const;
export type MailStatus = (typeof MailStatusEnum)[keyof typeof MailStatusEnum];
registerEnumType(MailStatusEnum, {
  name: 'MailStatus',
  description: 'The delivery status of an email.',
  valuesConfig: {
    QUEUED: { description: 'Waiting to be sent, or being sent.' },
    SENT: { description: 'Accepted by the mail server.' },
    FAILED: { description: 'Not delivered. We won’t try again.' },
    BOUNCED: { description: 'Accepted by the mail server, but returned as undeliverable.' },
  },
});

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
  description: 'What has become of a mail. BOUNCED: it was taken, and came back.',
});

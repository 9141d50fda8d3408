import { registerEnumType } from 'type-graphql';

/** What has become of a mail, as the delivery ledger knows it. */
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

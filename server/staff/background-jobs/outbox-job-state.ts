export const OUTBOX_JOB_STATES = ['waiting', 'set-aside'] as const;
export type OutboxJobState = (typeof OUTBOX_JOB_STATES)[number];

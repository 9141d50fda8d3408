import type { App } from '../app.js';

/** Every job and what it carries: ids, never personal data, since queues hold it in clear text. */
export interface JobPayloads {
  'mail.deliver': { mailId: string };
  'account.mail-reset-link': { requestId: string };
  'account.mail-sign-in-link': { requestId: string };
  'task.run': { taskId: number };
  'supplier-alert.match': Record<string, never>;
  'certificate.build': { impactBuyerId: number };
}

export type JobName = keyof JobPayloads;

interface JobDefinition<Name extends JobName> {
  /** Tries before the queue gives up; sweepers may start it again. */
  attempts: number;
  /** Longest pause between two tries; the first is a second, then it doubles. */
  maxBackoffMs: number;
  /** Must do nothing when its work is done already. */
  run: (app: App, payload: JobPayloads[Name]) => Promise<void>;
}

/** A definition for each job; one without a handler does not compile. */
export type JobRegistry = { [Name in JobName]: JobDefinition<Name> };

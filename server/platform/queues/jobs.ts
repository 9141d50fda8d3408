import type { App } from '../app.js';

/** All jobs and their payloads: ids, never personal data, since queues store payloads in clear text. */
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
  /** The number of tries before the queue gives up. Sweepers may restart the job. */
  attempts: number;
  /** The longest pause between tries. The first pause is a second, and each one doubles. */
  maxBackoffMs: number;
  /** Runs the job. Must do nothing if the work is done already. */
  run: (app: App, payload: JobPayloads[Name]) => Promise<void>;
}

/** A definition for each job. A job without a handler does not compile. */
export type JobRegistry = { [Name in JobName]: JobDefinition<Name> };

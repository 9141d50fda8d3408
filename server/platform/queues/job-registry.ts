import { deliverMail } from '../mail/deliver-mail.js';
import type { JobRegistry } from './jobs.js';

export const JOBS: JobRegistry = {
  'mail.deliver': {
    attempts: 40,
    maxBackoffMs: 60_000,
    run: (app, { mailId }) => deliverMail(app, mailId),
  },
};

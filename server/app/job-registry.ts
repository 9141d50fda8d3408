import { mailResetLink } from '../accounts/reset-password.js';
import { mailSignInLink } from '../accounts/sign-in-link.js';
import { matchSupplierAlerts } from '../directory/supplier-alerts/match-supplier-alerts.js';
import { runTask } from '../kits/tasks/run-task.js';
import { deliverMail, type OnSent } from '../platform/mail/deliver-mail.js';
import type { JobRegistry } from '../platform/queues/jobs.js';
import { systemContext } from '../platform/request-context.js';
import { runCertificateJob } from '../reports/certificates/run-certificate-job.js';
import { markReplySent } from '../sales/sales-enquiries/update-email-state.js';
import { alertFailedMail } from '../staff/action-centre/alert-failed-mail.js';
import { TASK_KINDS } from './task-kinds.js';

const ON_SENT: OnSent = { 'sales-enquiry.reply': markReplySent };

export const JOBS: JobRegistry = {
  'mail.deliver': {
    attempts: 40,
    maxBackoffMs: 60_000,
    run: (app, { mailId }) => deliverMail(app, mailId, ON_SENT, alertFailedMail),
  },
  'account.mail-reset-link': {
    attempts: 10,
    maxBackoffMs: 30_000,
    run: (app, { requestId }) => mailResetLink(systemContext(app), requestId),
  },
  'account.mail-sign-in-link': {
    attempts: 10,
    maxBackoffMs: 30_000,
    run: (app, { requestId }) => mailSignInLink(systemContext(app), requestId),
  },
  'task.run': {
    attempts: 10,
    maxBackoffMs: 30_000,
    run: (app, { taskId }) => runTask(app, TASK_KINDS, taskId),
  },
  'supplier-alert.match': {
    attempts: 10,
    maxBackoffMs: 60_000,
    run: matchSupplierAlerts,
  },
  'certificate.build': {
    attempts: 10,
    maxBackoffMs: 30_000,
    run: (app, { impactBuyerId }) => runCertificateJob(app, impactBuyerId),
  },
};

const JOBS: Readonly<Record<string, string>> = {
  'mail.deliver': 'Send an email',
  'account.mail-reset-link': 'Email a password reset link',
  'account.mail-sign-in-link': 'Email a sign-in link',
  'task.run': 'Run a task, such as an export or a bulk change',
  'supplier-alert.match': 'Tell people about suppliers they asked for',
  'certificate.build': 'Build an impact certificate',
};

/** Returns the purpose of a job, or its name if this page does not know it. */
export const formatJobName = (name: string): string => JOBS[name] ?? name;

const SCHEDULED: Readonly<Record<string, readonly [title: string, text: string]>> = {
  'clear-expired': ['Remove old data', 'Deletes data whose retention period has ended.'],
  'remove-unused-files': ['Remove unused files', 'Deletes uploaded files that no record uses.'],
  'check-totals': ['Check totals', 'Compares the sales totals with a full recount.'],
  'renew-certificates': ['Renew certificates', 'Builds impact certificates that are missing or out of date.'],
  'forget-search-words': [
    'Remove unused search words',
    'Deletes search words that no supplier uses any more.',
  ],
  'match-supplier-alerts': [
    'Match supplier alerts',
    'Emails people when a supplier they asked for has joined.',
  ],
  'raise-follow-ups': ['Remind staff of follow-ups', 'Adds follow-ups that are due to the action centre.'],
};

/** Returns the title and the description of a scheduled job. */
export const describeScheduledJob = (name: string): readonly [title: string, text: string] =>
  SCHEDULED[name] ?? [name, ''];

import { type CreatedAdmin, createAdmin } from '../../accounts/create-admin.js';
import { commandContext } from '../../platform/request-context.js';
import { type Command, DONE } from './command.js';
import { withApp } from './with-app.js';

/** Creates an Admin or gives the role to an existing account. */
export const createAdminCommand: Command = {
  usage: '--email ADDRESS [--name NAME]',
  summary: 'Creates an account with the role Admin, or gives the role to the account with this address.',
  options: { email: { type: 'string' }, name: { type: 'string' } },
  required: ['email'],
  async run({ values, config, print }) {
    const input = { email: String(values.email), fullName: values.name?.toString() };
    const created = await withApp(config(), (app) => createAdmin(commandContext(app, 'admin:create'), input));
    for (const line of linesOf(created)) print(line);
    return DONE;
  },
};

const OUTCOMES: Record<CreatedAdmin['outcome'], string> = {
  created: 'has a new account with the role Admin',
  raised: 'had an account, which now has the role Admin',
  unchanged: 'already had the role Admin',
};

function linesOf({ email, outcome, link, mailed, passwordRemoved }: CreatedAdmin): string[] {
  const lines = [`${email} ${OUTCOMES[outcome]}.`];
  if (passwordRemoved) lines.push('The address was never confirmed, so the former password no longer works.');
  if (!link) return [...lines, 'The user signs in as before.'];
  lines.push('This link sets the password. It works once, for seven days:', link);
  lines.push(
    mailed
      ? 'A worker also sends it to the address.'
      : 'No email is sent without SMTP_URL: pass the link on yourself.',
  );
  return lines;
}

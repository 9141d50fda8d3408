import { z } from 'zod';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { badField } from '../../platform/errors.js';
import { formGuardFields, type Suspicion, withoutGuard } from '../../platform/form-guard.js';
import { emailAddress, parseInput } from '../../platform/input.js';
import type { Language } from '../../platform/language.js';
import { queueEmail } from '../../platform/mail/email.js';
import { limitRate } from '../../platform/rate-limit.js';
import type { RequestContext } from '../../platform/request-context.js';
import type { ReleasedSubmission } from '../../staff/held-submissions/held-forms.js';
import { holdSubmission, storeOrHold } from '../../staff/held-submissions/hold-submission.js';
import { filterSchema, type SearchFilter } from '../suppliers/supplier-search.sql.js';
import { describeSearch } from './describe-search.js';
import { ALERT_SUBJECT, type SupplierAlert } from './supplier-alert.entity.js';
import { SupplierAlertConfirmationEmail } from './supplier-alert-confirmation.email.js';

const schema = z.object({ email: emailAddress, search: filterSchema, ...formGuardFields });

interface Request {
  email: string;
  search: SearchFilter;
  language: Language;
}

/**
 * Takes a request for one mail when a supplier joins that the search finds, and mails a link that confirms the address.
 * The answer is the same whether or not the address is known. A suspicious request is held for staff.
 * @throws AppError BAD_USER_INPUT, RATE_LIMITED
 */
export async function requestSupplierAlert(context: RequestContext, input: unknown): Promise<boolean> {
  const form = parseInput(schema, input);
  const search = withoutEmpty(form.search);
  if (!search.text && !search.category && !search.subCategory)
    throw badField('search', 'Please search for a service or a category first.');
  await limitRate(context, 'supplier-alert', form.email);
  const request = { ...withoutGuard(form), search };
  const sent = { ...request, language: form.language ?? 'en' };
  await storeOrHold(
    context,
    'requestSupplierAlert',
    { form, answers: request },
    { store: () => storeAlert(context, sent), hold: (reason) => holdAlert(context, sent, reason) },
  );
  return true;
}

/** Releases a held request. */
export const releaseSupplierAlert = (
  context: RequestContext,
  { content }: ReleasedSubmission,
): Promise<void> => storeAlert(context, content as Request);

/** The conditions that say something, so that the same search is stored the same way. */
const withoutEmpty = (search: SearchFilter): SearchFilter =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value)) as SearchFilter;

/** An alert that is confirmed stays as it is; one that waits for its confirmation is mailed its link again. */
const STORE = `INSERT INTO supplier_alert (email, language, trade, place, region, search) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (lower(email), search) DO UPDATE SET language = excluded.language, created_at = now()
  WHERE supplier_alert.confirmed_at IS NULL RETURNING id`;

async function storeAlert(context: RequestContext, { email, search, language }: Request): Promise<void> {
  const { database, config, mailTokens } = context.app;
  const { trade, place, region } = await describeSearch(database, search);
  const [stored]: Pick<SupplierAlert, 'id'>[] = await database.manager.query(STORE, [
    email,
    language,
    trade,
    place,
    region,
    search,
  ]);
  if (!stored) return;
  const mail = new SupplierAlertConfirmationEmail(
    stored.id,
    config.publicUrl,
    mailTokens.alert.issue(String(stored.id)),
    language,
  );
  await recordActivity(context, {
    action: 'supplier-alert.requested',
    subjectType: ALERT_SUBJECT,
    subjectId: stored.id,
    changes: { trade: [null, trade], place: [null, place] },
    followUps: [await queueEmail(context, mail, email)],
  });
}

async function holdAlert(context: RequestContext, sent: Request, reason: Suspicion): Promise<void> {
  const { trade, place } = await describeSearch(context.app.database, sent.search);
  await holdSubmission(context, {
    form: 'Supplier alert',
    reason,
    senderName: sent.email,
    senderEmail: sent.email,
    summary: [trade, place].filter(Boolean).join(' · '),
    answers: [
      ['Trade', trade],
      ['Place', place],
    ],
    content: sent,
  });
}

import { recordActivity } from '../../platform/activity/record-activity.js';
import { badInput } from '../../platform/errors.js';
import { limitRate } from '../../platform/rate-limit.js';
import type { RequestContext } from '../../platform/request-context.js';
import { ALERT_SUBJECT } from './supplier-alert.entity.js';

const CONFIRM = `UPDATE supplier_alert SET confirmed_at = now() WHERE id = $1 AND confirmed_at IS NULL RETURNING id`;
const END = 'DELETE FROM supplier_alert WHERE id = $1 RETURNING id';
const OPEN = { name: 'supplier-alert-is-open', text: 'SELECT id FROM supplier_alert WHERE id = $1' };

/**
 * Confirms the address of an alert by the token in its mail. A second press changes nothing.
 * @throws AppError BAD_USER_INPUT for a token of no open alert; RATE_LIMITED
 */
export async function confirmSupplierAlert(context: RequestContext, token: string): Promise<boolean> {
  const id = await alertOf(context, token);
  await change(context, CONFIRM, id, 'supplier-alert.confirmed');
  if (!(await context.app.database.readOne(OPEN, [id])))
    throw badInput('This alert is over. Please search again to ask for a new one.');
  return true;
}

/**
 * Ends an alert and deletes its address, by the token in its mail. A second press changes nothing.
 * @throws AppError BAD_USER_INPUT for a token of no alert; RATE_LIMITED
 */
export async function endSupplierAlert(context: RequestContext, token: string): Promise<boolean> {
  await change(context, END, await alertOf(context, token), 'supplier-alert.ended');
  return true;
}

async function alertOf(context: RequestContext, token: string): Promise<string> {
  await limitRate(context, 'supplier-alert-link');
  const id = context.app.mailTokens.alert.read(token);
  if (id === null) throw badInput('This link is incomplete. Open it again from your email.');
  return id;
}

/** Matching follows a confirmation: a supplier may have joined meanwhile. */
const change = (context: RequestContext, statement: string, id: string, action: string): Promise<void> =>
  context.app.database.transaction(async (manager) => {
    const [rows]: [unknown[], number] = await manager.query(statement, [id]);
    if (rows.length === 0) return;
    await recordActivity(context, {
      action,
      subjectType: ALERT_SUBJECT,
      subjectId: Number(id),
      followUps: statement === CONFIRM ? [{ job: 'supplier-alert.match', payload: {} }] : [],
    });
  });

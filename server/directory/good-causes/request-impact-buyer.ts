import { z } from 'zod';
import { readFields } from '../../kits/records/record-definition.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { badField, forbidden } from '../../platform/errors.js';
import { onceAMinute } from '../../platform/idempotency.js';
import { requireNotLeft } from '../../platform/identity/signed-in-user.js';
import { parseInput, recordId } from '../../platform/input.js';
import { queueEmail } from '../../platform/mail/email.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { raiseActionItem } from '../../staff/action-centre/raise-action-item.js';
import { goodCauseRecords } from './good-cause.fields.js';
import { causeEditorRoleOf } from './good-cause.policy.js';
import { ImpactBuyerRequestEmail } from './impact-buyer-request.email.js';
import { ImpactBuyerRequest } from './impact-buyer-request.entity.js';
import { impactBuyerRequestFields } from './impact-buyer-request.fields.js';

const CAUSE = { name: 'cause-of-request', text: 'SELECT name FROM good_cause WHERE id = $1 FOR KEY SHARE' };

const readRequest = readFields(impactBuyerRequestFields, ['name', 'email']);
const forCause = z.object({ goodCauseId: recordId });
type Written = Omit<ImpactBuyerRequest, 'id' | 'createdAt' | 'goodCauseId'>;

/** Returns the path of the page on which staff see the requests of a good cause. */
export const requestsPath = (goodCauseId: number) => `/admin/GoodCauses/${goodCauseId}?tab=requests`;

/**
 * Saves a request of a good cause for a new impact buyer (R110), mails it to staff and creates an action
 * item. It does not create the buyer (A97). Users of a good cause can request only for their own, whether or
 * not another one exists. Staff can request for any.
 * @throws AppError BAD_USER_INPUT, FORBIDDEN
 */
export async function requestImpactBuyer(
  context: RequestContext,
  { goodCauseId: given, ...input }: { goodCauseId?: unknown },
): Promise<boolean> {
  const { goodCauseId } = parseInput(forCause, { goodCauseId: given });
  if (!causeEditorRoleOf(context, goodCauseId)) throw forbidden();
  requireNotLeft(userOf(context));
  const request = readRequest(input, true).changes as Written;
  return onceAMinute(context, 'requestImpactBuyer', { goodCauseId, ...request }, () =>
    saveRequest(context, goodCauseId, request),
  );
}

async function saveRequest(context: RequestContext, goodCauseId: number, request: Written): Promise<boolean> {
  const { config, database } = context.app;
  const cause = await database.readOne<{ name: string }>(CAUSE, [goodCauseId]);
  if (!cause) throw badField('goodCauseId', 'There is no such good cause.');
  const inserted = await database.manager.insert(ImpactBuyerRequest, { goodCauseId, ...request });
  const id: number = inserted.identifiers[0]?.id;
  const user = userOf(context);
  const requesterEmail = user?.email ?? config.staffMail;
  const mail = new ImpactBuyerRequestEmail({
    ...request,
    id,
    goodCauseId,
    causeName: cause.name,
    requestedBy: user?.fullName ?? requesterEmail,
    requesterEmail,
    url: `${config.publicUrl}${requestsPath(goodCauseId)}`,
  });
  const followUp = await queueEmail(context, mail, config.staffMail);
  await raiseActionItem(context, {
    type: 'New Impact Buyer Request',
    value: `${cause.name} asks for ${request.name}`,
    redirectUrl: requestsPath(goodCauseId),
    refId: id,
  });
  await recordActivity(context, {
    action: 'good-cause.buyer-requested',
    subjectType: goodCauseRecords.subject,
    subjectId: goodCauseId,
    followUps: [followUp],
  });
  return true;
}

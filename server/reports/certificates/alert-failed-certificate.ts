import { firstCharacters } from '../../../shared/text-length.js';
import type { RequestContext } from '../../platform/request-context.js';
import { raiseActionItem } from '../../staff/action-centre/raise-action-item.js';

/** The type of the action about a certificate that could not be built. */
export const CERTIFICATE_FAILED = 'Certificate failed';
const MAX_WORDS = 300;

/** Raises an action about a certificate that could not be built, with the reason. */
export const alertFailedCertificate = (
  context: RequestContext,
  { impactBuyerId, name, problem }: { impactBuyerId: number; name: string; problem: string },
): Promise<void> =>
  raiseActionItem(context, {
    type: CERTIFICATE_FAILED,
    value: firstCharacters(`The certificate of ${name} could not be created: ${problem}`, MAX_WORDS),
    redirectUrl: '/admin/ImpactBusinessAdmin/{ref_id}',
    refId: impactBuyerId,
  });

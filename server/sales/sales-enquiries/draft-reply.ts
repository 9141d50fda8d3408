import { badInput, forbidden } from '../../platform/errors.js';
import { PRODUCT_NAME } from '../../platform/product.js';
import type { RequestContext } from '../../platform/request-context.js';
import { requireSalesEnquiry } from './sales-enquiry.read-model.js';

/** A draft of a reply, and the version of the enquiry that it is based on. */
export interface ReplyDraft {
  draft: string;
  version: number;
}

/**
 * Returns a reply to the customer with a greeting and the name of the supplier. Sends nothing.
 * @throws AppError NOT_FOUND, FORBIDDEN for a buyer, or BAD_USER_INPUT for an enquiry without an email address
 */
export async function draftReply(context: RequestContext, id: number, message: string): Promise<ReplyDraft> {
  const { viewedAs, email, fullName, enquiryAbout, supplier, version } = await requireSalesEnquiry(
    context,
    id,
  );
  if (viewedAs === 'ImpactBuyer') throw forbidden();
  if (!email) throw badInput('This enquiry has no email address to reply to.');
  const firstName = fullName?.split(' ')[0];
  const about = enquiryAbout ? ` about ${enquiryAbout}` : '';
  const parts = [
    `Kia ora${firstName ? ` ${firstName}` : ''},`,
    `Thank you for your enquiry${about}.`,
    message,
    `Ngā mihi\n${supplier?.name ?? PRODUCT_NAME}`,
  ];
  return { draft: parts.join('\n\n'), version };
}

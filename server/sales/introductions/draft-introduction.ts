import { requireStaffRole } from '../../kits/records/staff-access.js';
import { fillRichText } from '../../platform/mail/fill-rich-text.js';
import { fillLine, type Placeholders } from '../../platform/mail/placeholders.js';
import type { RequestContext } from '../../platform/request-context.js';
import { introductionFacts, introductionSubject } from './introduction-facts.read-model.js';
import { addressOf } from './send-introduction.js';

/** A draft of an introduction for staff to edit and send. */
export interface IntroductionDraft {
  to: string;
  subject: string;
  message: string;
  /** The time at which the customer was last introduced. Null if never. */
  introducedAt: Date | null;
}

const PLACEHOLDERS = {
  supplierName: { label: 'Supplier’s name' },
  introduced: { label: 'Customer' },
  about: { label: 'What they asked about' },
} as const satisfies Placeholders;

const MESSAGE = `<p>Kia ora {{supplierName}},</p>
<p>We would like you to meet {{introduced}}.</p>
<p>They asked about: {{about}}</p>
<p>Please get in touch. Their contact details are below.</p>`;

/**
 * Returns the draft of an introduction of the customer of an enquiry. Values from records are inserted as
 * plain text.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN
 */
export async function draftIntroduction(
  context: RequestContext,
  salesEnquiryId: number,
): Promise<IntroductionDraft> {
  requireStaffRole(context);
  const facts = await introductionFacts(context, { salesEnquiryId });
  const { supplierName, fullName, buyerName, about, introducedAt } = facts;
  const introduced = [fullName, buyerName].filter(Boolean).join(' of ') || 'a customer';
  return {
    to: addressOf(facts),
    subject: fillLine(introductionSubject(facts), {}),
    message: fillRichText(MESSAGE, PLACEHOLDERS, { supplierName, introduced, about }),
    introducedAt,
  };
}

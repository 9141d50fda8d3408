import { registerEnumType } from 'type-graphql';
import type { RequestContext } from '../../platform/request-context.js';

/** One action item stands for all held submissions: a flood of them must not bury the action centre. */
export const HELD_ACTION = {
  type: 'Submissions held for review',
  value: 'Submissions that look automated are waiting: release or discard them.',
  redirectUrl: '/admin/heldSubmissions',
  refId: 0,
} as const;

/** The public forms whose suspicious submissions are held. */
export const HeldFormEnum = {
  SALES_ENQUIRY: 'Sales enquiry',
  MESSAGE: 'Message',
  IMPACT_BOX_ORDER: 'Impact Box order',
  TESTIMONIAL: 'Testimonial',
  SUPPLIER_ALERT: 'Supplier alert',
} as const;
export type HeldForm = (typeof HeldFormEnum)[keyof typeof HeldFormEnum];
registerEnumType(HeldFormEnum, {
  name: 'HeldForm',
  description: 'A public form whose suspicious submissions are held for review.',
  valuesConfig: {
    SALES_ENQUIRY: { description: 'The enquiry form of a supplier.' },
    MESSAGE: { description: 'The contact form or a form to join.' },
    IMPACT_BOX_ORDER: { description: 'The order form of the Impact Box.' },
    TESTIMONIAL: { description: 'The testimonial form of a supplier.' },
    SUPPLIER_ALERT: { description: 'The form that requests a supplier alert.' },
  },
});

/** A submission at the moment of its release. */
export interface ReleasedSubmission {
  /** The validated input, as the form’s use case handed it to `holdSubmission`. */
  content: object;
  /** When it was sent. */
  sentAt: Date;
  /** The id that the sender was given, for forms that answer one. */
  recordId: number | null;
}

/**
 * For each form, the use case that does what an unsuspicious submission does: stores the record, mails, and raises action
 * items. It throws what that use case throws, such as NOT_FOUND for a supplier that is no longer listed.
 */
export type HeldForms = Record<
  HeldForm,
  (context: RequestContext, submission: ReleasedSubmission) => Promise<unknown>
>;

import { z } from 'zod';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { once } from '../../platform/idempotency.js';
import { line, parseInput, text } from '../../platform/input.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { saveReportedIssue } from '../../staff/contact-messages/save-reported-issue.js';
import { enquiryUrl } from './enquiry-links.js';
import { enquiryParties } from './enquiry-parties.read-model.js';
import { ENQUIRY_SUBJECT } from './sales-enquiry.fields.js';
import { requireEnquiryWriter, requireReporter } from './sales-enquiry.policy.js';
import { REPORT_ISSUE_TYPES } from './sales-enquiry.states.js';
import { SalesEnquiryIssueEmail } from './sales-enquiry-issue.email.js';
import { lockSalesEnquiry } from './update-sales-enquiry.js';

const EMPTY = 'This cannot be empty';

/** The schema of a reported issue. Its messages are those of the form (R181). */
export const enquiryIssue = z
  .object({
    issueType: z.enum(REPORT_ISSUE_TYPES, { error: 'Please select an issue type' }),
    otherIssue: line(200).nullish(),
    message: z.preprocess(
      (value) => value ?? '',
      text(5000).refine((value) => value !== '', { message: EMPTY }),
    ),
  })
  .refine(({ issueType, otherIssue }) => issueType !== 'Other' || otherIssue, {
    path: ['otherIssue'],
    message: EMPTY,
  });

/** Returns the supplier of the enquiry, or of the caller if the report names no enquiry. */
async function supplierOf(context: RequestContext, id: number | null): Promise<number | null> {
  if (id === null) return requireReporter(context);
  const enquiry = await lockSalesEnquiry(context, id);
  requireEnquiryWriter(context, enquiry, 'Admin', 'Supplier');
  return enquiry.supplierId;
}

/**
 * Reports an issue with an enquiry to staff (R181): as a message, by mail and as an action item. Without an
 * `id`, the message says which enquiry it is about (C078).
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN
 */
export async function reportSalesEnquiryIssue(
  context: RequestContext,
  id: number | null,
  input: unknown,
): Promise<void> {
  const report = parseInput(enquiryIssue, input);
  await once(context, 'reportSalesEnquiryIssue', { id, ...report }, async () => {
    const supplierId = await supplierOf(context, id);
    const { config } = context.app;
    const supplier = supplierId === null ? null : await enquiryParties.supplier(context, supplierId);
    const user = userOf(context);
    const issue = report.issueType === 'Other' ? `Other: ${report.otherIssue}` : report.issueType;
    const email = user?.email ?? config.staffMail;
    const reported = {
      salesEnquiryId: id,
      supplierId: supplier?.id ?? null,
      supplierName: supplier?.name ?? null,
      fullName: user?.fullName ?? email,
      email,
      issue,
      message: report.message,
    };
    const mailOf = (messageId: number) =>
      new SalesEnquiryIssueEmail({
        ...reported,
        messageId,
        url: id === null ? `${config.publicUrl}/admin/messages/${messageId}` : enquiryUrl(config, id),
      });
    await saveReportedIssue(context, reported, mailOf);
    if (id !== null)
      await recordActivity(context, {
        action: 'sales-enquiry.issue-reported',
        subjectType: ENQUIRY_SUBJECT,
        subjectId: id,
        changes: { issueType: [null, report.issueType] },
      });
    return true;
  });
}

import { z } from 'zod';
import { raiseActionItem } from '../action-centre/raise-action-item.js';
import { recordActivity } from '../platform/activity/record-activity.js';
import { once } from '../platform/idempotency.js';
import { line, parseInput, text } from '../platform/input.js';
import { queueEmail } from '../platform/mail/email.js';
import { type RequestContext, userOf } from '../platform/request-context.js';
import { enquiryUrl } from './enquiry-links.js';
import { enquiryParties } from './enquiry-parties.read-model.js';
import { ENQUIRY_SUBJECT } from './sales-enquiry.fields.js';
import { requireEnquiryWriter } from './sales-enquiry.policy.js';
import { REPORT_ISSUE_TYPES } from './sales-enquiry.states.js';
import { SalesEnquiryIssueEmail } from './sales-enquiry-issue.email.js';
import { lockSalesEnquiry } from './update-sales-enquiry.js';

const EMPTY = 'This cannot be empty';
const ACTION_VALUE_LENGTH = 300;

/** What is wrong with an enquiry; the messages are those of the form (R181). */
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

/**
 * The supplier tells staff that something is wrong with an enquiry (R181): by mail and as an item of
 * the action centre.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN
 */
export async function reportSalesEnquiryIssue(
  context: RequestContext,
  id: number,
  input: unknown,
): Promise<void> {
  const report = parseInput(enquiryIssue, input);
  await once(context, 'reportSalesEnquiryIssue', { id, ...report }, async () => {
    const enquiry = await lockSalesEnquiry(context, id);
    requireEnquiryWriter(context, enquiry, 'Admin', 'Supplier');
    const { config } = context.app;
    const supplier = await enquiryParties.supplier(context, enquiry.supplierId);
    const user = userOf(context);
    const issue = report.issueType === 'Other' ? `Other: ${report.otherIssue}` : report.issueType;
    const reporterEmail = user?.email ?? config.staffMail;
    const mail = new SalesEnquiryIssueEmail({
      enquiryId: id,
      issue,
      message: report.message,
      reportedBy: user?.fullName ?? reporterEmail,
      reporterEmail,
      supplierName: supplier?.name ?? null,
      url: enquiryUrl(config, id),
    });
    const followUp = await queueEmail(context, mail, config.staffMail);
    await raiseActionItem(context, {
      type: 'Issue with a sales enquiry',
      value: `${issue}. ${report.message}`.slice(0, ACTION_VALUE_LENGTH),
      redirectUrl: '/admin/salesEnquiry/{ref_id}',
      refId: id,
    });
    await recordActivity(context, {
      action: 'sales-enquiry.issue-reported',
      subjectType: ENQUIRY_SUBJECT,
      subjectId: id,
      changes: { issueType: [null, report.issueType] },
      followUps: [followUp],
    });
    return true;
  });
}

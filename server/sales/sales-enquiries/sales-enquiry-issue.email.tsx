import { Email } from '../../platform/mail/email.js';
import { EmailLayout, Fact, Paragraph } from '../../platform/mail/email-layout.js';
import { MESSAGE_SUBJECT } from '../../staff/contact-messages/contact-message.kinds.js';
import type { ReportedIssue } from '../../staff/contact-messages/save-reported-issue.js';

export interface EnquiryIssue extends ReportedIssue {
  /** The id of the issue among the messages to staff. */
  messageId: number;
  /** The address of the enquiry, or of the message if the report names no enquiry. */
  url: string;
}

/** Reports an issue with an enquiry to staff (R181). */
export class SalesEnquiryIssueEmail extends Email {
  readonly kind = 'sales-enquiry.issue';

  constructor(private readonly report: EnquiryIssue) {
    super();
  }

  subject() {
    const { messageId, salesEnquiryId, issue } = this.report;
    return `Message ${messageId}: ${headingOf(salesEnquiryId)}: ${issue}`;
  }

  override replyTo() {
    return this.report.email;
  }

  override about() {
    return { type: MESSAGE_SUBJECT, id: this.report.messageId };
  }

  html() {
    return (
      <EmailLayout
        preview={`${this.report.fullName}: ${this.report.issue}`}
        heading={headingOf(this.report.salesEnquiryId)}
        action={{
          label: this.report.salesEnquiryId === null ? 'Open the message' : 'Open the enquiry',
          url: this.report.url,
        }}
      >
        <Paragraph>{OPENING}</Paragraph>
        {this.facts().map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </EmailLayout>
    );
  }

  private facts(): [string, string | null][] {
    const { issue, message, fullName, supplierName } = this.report;
    return [
      ['Issue', issue],
      ['Supplier', supplierName],
      ['Reported by', fullName],
      ['Message', message],
    ];
  }
}

const headingOf = (salesEnquiryId: number | null) =>
  salesEnquiryId === null ? 'Issue with an enquiry' : `Issue with enquiry ${salesEnquiryId}`;

const OPENING =
  'Someone has reported an issue with an enquiry. Reply to this email to contact the person who reported it.';

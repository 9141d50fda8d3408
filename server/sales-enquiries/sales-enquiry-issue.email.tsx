import { Email } from '../platform/mail/email.js';
import { EmailLayout, Fact, Paragraph } from '../platform/mail/email-layout.js';
import { ENQUIRY_SUBJECT } from './sales-enquiry.fields.js';

export interface EnquiryIssue {
  enquiryId: number;
  issue: string;
  message: string;
  reportedBy: string;
  reporterEmail: string;
  supplierName: string | null;
  url: string;
}

/** Tells staff what is wrong with an enquiry (R181). */
export class SalesEnquiryIssueEmail extends Email {
  readonly kind = 'sales-enquiry.issue';

  constructor(private readonly report: EnquiryIssue) {
    super();
  }

  subject() {
    return `Issue with enquiry ${this.report.enquiryId}: ${this.report.issue}`;
  }

  override replyTo() {
    return this.report.reporterEmail;
  }

  override about() {
    return { type: ENQUIRY_SUBJECT, id: this.report.enquiryId };
  }

  html() {
    return (
      <EmailLayout
        preview={`${this.report.reportedBy}: ${this.report.issue}`}
        heading={`Issue with enquiry ${this.report.enquiryId}`}
        action={{ label: 'Open the enquiry', url: this.report.url }}
      >
        <Paragraph>{OPENING}</Paragraph>
        {this.facts().map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </EmailLayout>
    );
  }

  private facts(): [string, string | null][] {
    const { issue, message, reportedBy, supplierName } = this.report;
    return [
      ['Issue', issue],
      ['Supplier', supplierName],
      ['Reported by', reportedBy],
      ['Message', message],
    ];
  }
}

const OPENING = 'Someone has reported an issue with an enquiry. Answer this mail to write to them.';

import { Email } from '../../platform/mail/email.js';
import { EmailLayout, Paragraph } from '../../platform/mail/email-layout.js';
import { PRODUCT_NAME } from '../../platform/product.js';
import { ENQUIRY_SUBJECT } from './sales-enquiry.fields.js';
import { REPLY_MAIL } from './sales-enquiry-detail.sql.js';

export interface EnquiryReply {
  enquiryId: number;
  /** The name of the sender: the supplier, or the product if the enquiry has none. */
  from: string;
  reply: string;
  replyTo: string;
}

/** The reply of a supplier, or of staff, to a customer (R170, R171). */
export class SalesEnquiryReplyEmail extends Email {
  readonly kind: string = REPLY_MAIL;

  constructor(protected readonly answer: EnquiryReply) {
    super();
  }

  subject() {
    return `${this.answer.from} has replied to your enquiry`;
  }

  override replyTo(): string | undefined {
    return this.answer.replyTo;
  }

  override about() {
    return { type: ENQUIRY_SUBJECT, id: this.answer.enquiryId };
  }

  html() {
    return (
      <EmailLayout
        preview={`${this.answer.from} has replied to your enquiry.`}
        heading={`A reply from ${this.answer.from}`}
        footnote={this.footnote()}
      >
        <Paragraph>{this.answer.reply}</Paragraph>
      </EmailLayout>
    );
  }

  private footnote() {
    return `You contacted ${this.answer.from} through ${PRODUCT_NAME}. Reply to this email to write back to them.`;
  }
}

/** The sender’s own copy of a reply. */
export class SalesEnquiryReplyCopyEmail extends SalesEnquiryReplyEmail {
  override readonly kind: string = 'sales-enquiry.reply-copy';

  override subject() {
    return `Copy of your reply to enquiry ${this.answer.enquiryId}`;
  }

  override replyTo(): undefined {
    return undefined;
  }
}

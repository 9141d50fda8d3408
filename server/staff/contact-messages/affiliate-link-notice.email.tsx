import { Email } from '../../platform/mail/email.js';
import { EmailLayout, Fact, Paragraph } from '../../platform/mail/email-layout.js';
import { PRODUCT_NAME } from '../../platform/product.js';
import { MESSAGE_SUBJECT } from './contact-message.kinds.js';

/** The mail to a supplier about a visitor who followed its link from Uplift. */
export class AffiliateLinkNoticeEmail extends Email {
  readonly kind = 'contact-message.affiliate-link';

  constructor(
    private readonly notice: { id: number; supplierId: number; supplierName: string; link: string | null },
  ) {
    super();
  }

  subject() {
    return `Someone clicked your link on ${PRODUCT_NAME}`;
  }

  override about() {
    return { type: MESSAGE_SUBJECT, id: this.notice.id };
  }

  override notifies() {
    return this.notice.supplierId;
  }

  html() {
    return (
      <EmailLayout preview={this.opening()} heading="Someone clicked through to your website">
        <Paragraph>{this.opening()}</Paragraph>
        <Fact label="Your sign-in link" value={this.notice.link} />
        <Paragraph>{CLOSING}</Paragraph>
      </EmailLayout>
    );
  }

  private opening() {
    return `Kia ora ${this.notice.supplierName}, a visitor has just clicked through from your ${PRODUCT_NAME} profile to your website.`;
  }
}

const CLOSING = 'If they buy, please tell us about the sale so the contribution reaches a good cause.';

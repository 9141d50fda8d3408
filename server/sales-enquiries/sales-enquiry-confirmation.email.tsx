import { Email } from '../platform/mail/email.js';
import { EmailLayout, Paragraph } from '../platform/mail/email-layout.js';
import { greeting } from '../platform/mail/greeting.js';
import { PRODUCT_NAME } from '../platform/product.js';
import { ENQUIRY_SUBJECT } from './sales-enquiry.read-model.js';

/**
 * Tells the customer that the enquiry has arrived. It repeats nothing of the message, so that the form
 * cannot be used to send words of one's own to others, and never names the supplier's address.
 */
export class SalesEnquiryConfirmationEmail extends Email {
  readonly kind = 'sales-enquiry.confirmation';

  constructor(
    private readonly enquiry: {
      enquiryId: number;
      fullName: string;
      supplierName: string;
      goodCauseName: string | null;
    },
  ) {
    super();
  }

  subject() {
    return `Your enquiry to ${this.enquiry.supplierName} is on its way`;
  }

  override about() {
    return { type: ENQUIRY_SUBJECT, id: this.enquiry.enquiryId };
  }

  text() {
    return this.paragraphs().join('\n\n');
  }

  html() {
    return (
      <EmailLayout preview="Thank you for your enquiry." heading="Thank you for your enquiry">
        {this.paragraphs().map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </EmailLayout>
    );
  }

  private paragraphs() {
    const { fullName, supplierName, goodCauseName } = this.enquiry;
    return [
      greeting(fullName),
      `We have passed your enquiry on to ${supplierName}. They will get back to you directly.`,
      `If you go ahead, ${supplierName} makes a contribution ${goodCauseName ? `to ${goodCauseName}` : 'to a good cause'}, at no cost to you.`,
      `Was it not you who wrote? Then please ignore this mail.`,
      `Ngā mihi nui,\nthe ${PRODUCT_NAME} team`,
    ];
  }
}

import { Email } from '../../platform/mail/email.js';
import { EmailLayout, Fact, Paragraph } from '../../platform/mail/email-layout.js';
import { PRODUCT_NAME } from '../../platform/product.js';
import { ENQUIRY_SUBJECT } from './sales-enquiry.fields.js';

export interface EnquiryForSupplier {
  enquiryId: number;
  supplierId: number;
  supplierName: string;
  fullName: string;
  email: string;
  mobile: string | null;
  address: string | null;
  enquiryAbout: string | null;
  message: string;
  goodCauseName: string | null;
  url: string;
}

/** Notifies a supplier of a new enquiry. A reply to the mail goes to the customer. */
export class SalesEnquiryToSupplierEmail extends Email {
  readonly kind = 'sales-enquiry.to-supplier';

  constructor(private readonly enquiry: EnquiryForSupplier) {
    super();
  }

  subject() {
    return `New enquiry from ${this.enquiry.fullName}`;
  }

  override replyTo() {
    return this.enquiry.email;
  }

  override about() {
    return { type: ENQUIRY_SUBJECT, id: this.enquiry.enquiryId };
  }

  override notifies() {
    return this.enquiry.supplierId;
  }

  html() {
    return (
      <EmailLayout
        preview={`${this.enquiry.fullName} would like to hear from you.`}
        heading="You have a new enquiry"
        action={{ label: 'Open the enquiry', url: this.enquiry.url }}
      >
        <Paragraph>{this.opening()}</Paragraph>
        {this.facts().map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
        <Fact label="Message" value={this.enquiry.message} />
        <Paragraph>{CLOSING}</Paragraph>
      </EmailLayout>
    );
  }

  private opening() {
    return `Kia ora ${this.enquiry.supplierName}, someone found you on ${PRODUCT_NAME} and would like to hear from you.`;
  }

  private facts(): [string, string | null][] {
    const { fullName, email, mobile, address, enquiryAbout, goodCauseName } = this.enquiry;
    return [
      ['Name', fullName],
      ['Email', email],
      ['Phone', mobile],
      ['Address', address],
      ['About', enquiryAbout],
      ['Good cause chosen by the buyer', goodCauseName],
    ];
  }
}

const CLOSING =
  'A quick reply makes all the difference. Open the enquiry to reply, or just reply to this email. Please keep its status up to date so the contribution reaches its good cause.';

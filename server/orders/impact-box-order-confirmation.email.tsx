import { Email } from '../platform/mail/email.js';
import { EmailLayout, Fact, Paragraph } from '../platform/mail/email-layout.js';
import { greeting } from '../platform/mail/greeting.js';
import { PRODUCT_NAME } from '../platform/product.js';
import type { PlacedOrder } from './impact-box-order-to-staff.email.js';
import { ORDER_SUBJECT, orderLines } from './impact-boxes.js';

/**
 * Tells whoever ordered what we have noted. It repeats nothing that was typed, so that the form cannot be
 * used to send words of one's own to others.
 */
export class ImpactBoxOrderConfirmationEmail extends Email {
  readonly kind = 'impact-box-order.confirmation';

  constructor(private readonly order: PlacedOrder) {
    super();
  }

  subject() {
    return `Your Impact Box order ${this.order.id}`;
  }

  override about() {
    return { type: ORDER_SUBJECT, id: this.order.id };
  }

  text() {
    const { id } = this.order;
    return [
      greeting(this.order.fullName),
      `Thank you. We have noted your order ${id}:`,
      this.lines(),
      ...this.closing(),
    ].join('\n\n');
  }

  html() {
    return (
      <EmailLayout preview="Thank you for your order." heading="Thank you for your order">
        <Paragraph>{greeting(this.order.fullName)}</Paragraph>
        <Fact label={`Order ${this.order.id}`} value={this.lines()} />
        {this.closing().map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </EmailLayout>
    );
  }

  private lines() {
    return orderLines(this.order.boxes, this.order.total);
  }

  private closing() {
    const { goodCauseName } = this.order;
    return [
      'Nothing has been charged. We will confirm the order and the day it arrives, and send the invoice with it.',
      `What is left once the makers are paid goes to ${goodCauseName ?? 'a good cause'}.`,
      'Was it not you who ordered? Then please answer this mail, and nothing will be sent.',
      `Ngā mihi nui,\nthe ${PRODUCT_NAME} team`,
    ];
  }
}

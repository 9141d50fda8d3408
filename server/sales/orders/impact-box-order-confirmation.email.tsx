import type { Language } from '../../platform/language.js';
import { Email } from '../../platform/mail/email.js';
import { EmailLayout, Fact, Paragraph } from '../../platform/mail/email-layout.js';
import { CLOSING, greeting } from '../../platform/mail/greeting.js';
import type { PlacedOrder } from './impact-box-order-to-staff.email.js';
import { ORDER_SUBJECT, orderLines } from './impact-boxes.js';

const WORDS = {
  en: {
    subject: (id: number) => `Your Impact Box order ${id}`,
    preview: 'Thank you for your order.',
    heading: 'Thank you for your order',
    order: (id: number) => `Order ${id}`,
    notCharged: 'You haven’t been charged. We’ll confirm your order and delivery date, and send an invoice.',
    gives: (cause: string | null) => `Once the makers are paid, the rest goes to ${cause ?? 'a good cause'}.`,
    notYou: 'If you didn’t order this, please reply to this email and we’ll cancel it.',
  },
  mi: {
    subject: (id: number) => `Tō tono Pouaka Awe ${id}`,
    preview: 'Ngā mihi mō tō tono.',
    heading: 'Ngā mihi mō tō tono',
    order: (id: number) => `Tono ${id}`,
    notCharged:
      'Kāore he moni kua tangohia. Ka whakaūngia e mātou te tono me te rā e tae atu ai, ka tukuna te nama i te taha.',
    gives: (cause: string | null) =>
      `Ka utua ngā kaihanga, ka haere ngā toenga ki ${cause ?? 'tētahi kaupapa pai'}.`,
    notYou: 'Ehara nāu te tono? Whakautua mai tēnei īmēra, ā, kāore he mea e tukuna.',
  },
} satisfies Record<Language, object>;

/**
 * Confirms an order to the customer. It repeats nothing that was typed, so that the form cannot be used to
 * send texts to others.
 */
export class ImpactBoxOrderConfirmationEmail extends Email {
  readonly kind = 'impact-box-order.confirmation';
  override readonly toTypedAddress = true;

  constructor(
    private readonly order: PlacedOrder,
    private readonly language: Language,
  ) {
    super();
  }

  subject() {
    return WORDS[this.language].subject(this.order.id);
  }

  override about() {
    return { type: ORDER_SUBJECT, id: this.order.id };
  }

  html() {
    const { preview, heading, order } = WORDS[this.language];
    return (
      <EmailLayout preview={preview} heading={heading} language={this.language}>
        <Paragraph>{greeting(this.order.fullName)}</Paragraph>
        <Fact label={order(this.order.id)} value={this.lines()} />
        {this.closing().map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </EmailLayout>
    );
  }

  private lines() {
    return orderLines(this.order.boxes, this.order.total, this.language);
  }

  private closing() {
    const { notCharged, gives, notYou } = WORDS[this.language];
    return [notCharged, gives(this.order.goodCauseName), notYou, CLOSING[this.language]];
  }
}

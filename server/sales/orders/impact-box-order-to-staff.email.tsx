import { Email } from '../../platform/mail/email.js';
import { EmailLayout, Fact, Paragraph } from '../../platform/mail/email-layout.js';
import { ORDER_SUBJECT, type OrderedBox, orderLines } from './impact-boxes.js';

export interface PlacedOrder {
  id: number;
  fullName: string;
  email: string;
  mobile: string | null;
  address: string;
  message: string | null;
  goodCauseName: string | null;
  boxes: readonly OrderedBox[];
  total: number;
}

/** Notifies staff of an order. A reply to the mail goes to the customer. */
export class ImpactBoxOrderToStaffEmail extends Email {
  readonly kind = 'impact-box-order.to-staff';

  constructor(private readonly order: PlacedOrder) {
    super();
  }

  subject() {
    return `Impact Box order ${this.order.id} from ${this.order.fullName}`;
  }

  override replyTo() {
    return this.order.email;
  }

  override about() {
    return { type: ORDER_SUBJECT, id: this.order.id };
  }

  html() {
    return (
      <EmailLayout preview={OPENING} heading={`Impact Box order ${this.order.id}`}>
        <Paragraph>{OPENING}</Paragraph>
        {this.facts().map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </EmailLayout>
    );
  }

  private facts(): [string, string | null][] {
    const { fullName, email, mobile, address, message, goodCauseName, boxes, total } = this.order;
    return [
      ['Ordered', orderLines(boxes, total)],
      ['Good cause', goodCauseName],
      ['Name', fullName],
      ['Email', email],
      ['Phone', mobile],
      ['Send to', address],
      ['Message', message],
    ];
  }
}

const OPENING =
  'Someone has ordered an Impact Box. It hasn’t been paid for. Please send the invoice and confirm the order.';

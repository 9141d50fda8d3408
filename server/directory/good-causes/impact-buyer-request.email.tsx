import { Email } from '../../platform/mail/email.js';
import { EmailLayout, Fact, Paragraph } from '../../platform/mail/email-layout.js';
import { goodCauseRecords } from './good-cause.fields.js';
import type { ImpactBuyerRequest } from './impact-buyer-request.entity.js';

export type RequestForStaff = Omit<ImpactBuyerRequest, 'createdAt'> & {
  causeName: string;
  requestedBy: string;
  requesterEmail: string;
  /** The address of the page on which staff see the requests of the good cause. */
  url: string;
};

/**
 * The mail to staff about a request of a good cause for a new impact buyer (A97). Replies go to the
 * requesting user.
 */
export class ImpactBuyerRequestEmail extends Email {
  readonly kind = 'good-cause.buyer-request';

  constructor(private readonly request: RequestForStaff) {
    super();
  }

  subject() {
    return `New Impact Buyer Request ${this.request.id}: ${this.request.name}`;
  }

  override replyTo() {
    return this.request.requesterEmail;
  }

  override about() {
    return { type: goodCauseRecords.subject, id: this.request.goodCauseId };
  }

  html() {
    return (
      <EmailLayout
        preview={`${this.request.causeName}: ${this.request.name}`}
        heading="New Impact Buyer Request"
        action={{ label: 'Open the good cause', url: this.request.url }}
      >
        <Paragraph>{OPENING}</Paragraph>
        {this.facts().map(([label, value]) => (
          <Fact key={label} label={label} value={value} />
        ))}
      </EmailLayout>
    );
  }

  private facts(): [string, string | null][] {
    const { causeName, requestedBy, name, contactName, contactConnection, contactTitle, phone, email } =
      this.request;
    return [
      ['Good cause', causeName],
      ['Requested by', requestedBy],
      ['Impact buyer', name],
      ['Contact', contactName],
      ['Title', contactTitle],
      ['How they’re connected to the good cause', contactConnection],
      ['Phone', phone],
      ['Email', email],
    ];
  }
}

const OPENING =
  'A good cause has suggested a new impact buyer. No record has been created. Reply to this email to contact the person who made the suggestion.';

import type { Language } from '../../platform/language.js';
import { Email } from '../../platform/mail/email.js';
import { EmailLayout, Paragraph } from '../../platform/mail/email-layout.js';
import { CLOSING, greeting } from '../../platform/mail/greeting.js';
import { ENQUIRY_SUBJECT } from './sales-enquiry.fields.js';

const WORDS = {
  en: {
    subject: (supplier: string) => `Your enquiry to ${supplier} is on its way`,
    preview: 'Thank you for your enquiry.',
    heading: 'Thank you for your enquiry',
    passedOn: (supplier: string) =>
      `We have passed your enquiry on to ${supplier}. They will get back to you directly.`,
    gives: (supplier: string, cause: string | null) =>
      `If you go ahead, ${supplier} makes a contribution to ${cause ?? 'a good cause'}, at no cost to you.`,
    notYou: 'If this wasn’t you, please ignore this email.',
  },
  mi: {
    subject: (supplier: string) => `Kei te haere tō pātai ki a ${supplier}`,
    preview: 'Ngā mihi mō tō pātai.',
    heading: 'Ngā mihi mō tō pātai',
    passedOn: (supplier: string) =>
      `Kua tukuna e mātou tō pātai ki a ${supplier}. Mā rātou tonu koe e whakautu.`,
    gives: (supplier: string, cause: string | null) =>
      `Ki te oti te hokonga, ka tuku a ${supplier} i tētahi takoha ki ${cause ?? 'tētahi kaupapa pai'}. Kāore he utu ki a koe.`,
    notYou: 'Ehara nāu te pātai? Waiho noa tēnei īmēra.',
  },
} satisfies Record<Language, object>;

/**
 * Confirms an enquiry to the customer. It repeats nothing of the message, so that the form cannot be used to
 * send texts to others, and never contains the supplier’s address.
 */
export class SalesEnquiryConfirmationEmail extends Email {
  readonly kind = 'sales-enquiry.confirmation';
  override readonly toTypedAddress = true;

  constructor(
    private readonly enquiry: {
      enquiryId: number;
      fullName: string;
      supplierName: string;
      goodCauseName: string | null;
    },
    private readonly language: Language,
  ) {
    super();
  }

  subject() {
    return WORDS[this.language].subject(this.enquiry.supplierName);
  }

  override about() {
    return { type: ENQUIRY_SUBJECT, id: this.enquiry.enquiryId };
  }

  html() {
    const { preview, heading } = WORDS[this.language];
    return (
      <EmailLayout preview={preview} heading={heading} language={this.language}>
        {this.paragraphs().map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </EmailLayout>
    );
  }

  private paragraphs() {
    const { fullName, supplierName, goodCauseName } = this.enquiry;
    const { passedOn, gives, notYou } = WORDS[this.language];
    return [
      greeting(fullName),
      passedOn(supplierName),
      gives(supplierName, goodCauseName),
      notYou,
      CLOSING[this.language],
    ];
  }
}

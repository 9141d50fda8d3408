import type { Language } from '../../platform/language.js';
import { SupplierAlertEmail } from './supplier-alert.email.js';

/** Asks the visitor to confirm the address. The words of the search are not repeated: anybody may have typed them. */
export class SupplierAlertConfirmationEmail extends SupplierAlertEmail {
  readonly kind = 'supplier-alert.confirmation';
  override readonly toTypedAddress = true;

  constructor(
    alertId: number,
    publicUrl: string,
    private readonly token: string,
    language: Language,
  ) {
    super(alertId, publicUrl, language);
  }

  protected words(language: Language) {
    const path = `/supplier-alert?token=${this.token}`;
    const stopPath = `/supplier-alert?stop=1&token=${this.token}`;
    return language === 'mi'
      ? {
          subject: 'Whakaūngia tō tono whakamōhio',
          paragraphs: [
            'I tonoa he īmēra ki tēnei wāhitau ina uru mai he kaiwhakarato ki Uplift e hāngai ana ki tētahi rapunga. Whakaūngia nāu te tono.',
            'Ehara nāu te tono? Waiho noa tēnei īmēra: ka mukua tō wāhitau i roto i te wiki kotahi.',
          ],
          act: { label: 'Whakaūngia te wāhitau', path },
          stop: { label: 'Whakakorea te tono', path: stopPath },
        }
      : {
          subject: 'Confirm your supplier alert',
          paragraphs: [
            'Someone asked us to email this address when a supplier that matches their search joins Uplift. If it was you, please confirm your address.',
            'If you didn’t ask for this email, ignore it. We’ll delete your email address within a week.',
          ],
          act: { label: 'Confirm email address', path },
          stop: { label: 'Cancel this alert', path: stopPath },
        };
  }
}

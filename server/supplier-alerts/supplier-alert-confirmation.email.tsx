import type { Language } from '../platform/language.js';
import { SupplierAlertEmail } from './supplier-alert.email.js';

/** Asks the visitor to confirm the address. The words of the search are not repeated: anybody may have typed them. */
export class SupplierAlertConfirmationEmail extends SupplierAlertEmail {
  readonly kind = 'supplier-alert.confirmation';
  override readonly toTypedAddress = true;

  protected words(language: Language) {
    const path = `/supplier-alert?token=${this.links.token}`;
    return language === 'mi'
      ? {
          subject: 'Whakaūngia tō tono whakamōhio',
          paragraphs: [
            'I tonoa he īmēra ki tēnei wāhitau ina uru mai he kaiwhakarato ki Uplift e hāngai ana ki tētahi rapunga. Whakaūngia nāu te tono.',
            'Ehara nāu te tono? Waiho noa tēnei īmēra: ka mukua tō wāhitau i roto i te wiki kotahi.',
          ],
          act: { label: 'Whakaūngia te wāhitau', path },
          stop: 'Whakakorea te tono',
        }
      : {
          subject: 'Confirm your supplier alert',
          paragraphs: [
            'A request on Uplift asked us to mail this address when a supplier joins that matches a search. Please confirm that you sent the request.',
            'If you did not ask for this, ignore this mail. We delete your address within a week.',
          ],
          act: { label: 'Confirm address', path },
          stop: 'Cancel this alert',
        };
  }
}

import type { Language } from '../../platform/language.js';
import { SupplierAlertEmail } from './supplier-alert.email.js';

/** An alert and the supplier that ended it. */
export interface MatchedAlert {
  id: number;
  trade: string;
  place: string | null;
  supplierId: number;
  supplierName: string;
}

/** Tells the visitor that a supplier has joined. It is the only mail of the alert. */
export class SupplierAlertMatchEmail extends SupplierAlertEmail {
  readonly kind = 'supplier-alert.match';

  constructor(
    private readonly alert: MatchedAlert,
    publicUrl: string,
    language: Language,
  ) {
    super(alert.id, publicUrl, language);
  }

  protected words(language: Language) {
    const { trade, place, supplierId, supplierName } = this.alert;
    const searchText = place ? `${trade} (${place})` : trade;
    const path = `/business/${supplierId}`;
    return language === 'mi'
      ? {
          subject: `Kua uru mai tētahi kaiwhakarato: ${searchText}`,
          paragraphs: [
            `I rapu koe i a ${searchText} i runga i a Uplift. Kei reira a ${supplierName} ināianei.`,
            'Kua mutu tēnei tono whakamōhio. Kua mukua tō wāhitau i te tono.',
          ],
          act: { label: `Tirohia a ${supplierName}`, path },
        }
      : {
          subject: `A supplier has joined: ${searchText}`,
          paragraphs: [
            `You searched for ${searchText} on Uplift. ${supplierName} now offers this.`,
            'This alert has now ended, and we’ve deleted your email address.',
          ],
          act: { label: `See ${supplierName}`, path },
        };
  }
}

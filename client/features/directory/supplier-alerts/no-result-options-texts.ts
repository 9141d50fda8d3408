import { texts } from '../../../lib/language';

/** Texts of the two options after a search without results. */
export const noResultOptionsTexts = texts(
  {
    wayOn: 'Find the right supplier',
    alertTitle: 'Get an email when a supplier joins',
    alertText:
      'We’ll send one email when a new supplier matches your search. Then we’ll delete your email address.',
    staffTitle: 'Ask us to find a supplier',
    staffText: 'Tell our team what you need and we’ll look for a supplier.',
    askStaff: 'Ask our team',
  },
  {
    wayOn: 'Kimihia te kaiwhakarato tika',
    alertTitle: 'Whiwhi īmēra ina uru mai he kaiwhakarato',
    alertText:
      'Kotahi te īmēra ka tukuna ina uru mai he kaiwhakarato e hāngai ana ki tō rapunga. Kātahi ka mukua tō wāhitau.',
    staffTitle: 'Tonoa mātou kia kimi kaiwhakarato',
    staffText: 'Whakamōhio mai ki tō mātou tīma he aha tō hiahia. Mā mātou e kimi he kaiwhakarato.',
    askStaff: 'Pātai ki tō mātou tīma',
  },
);

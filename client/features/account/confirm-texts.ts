import { texts } from '../../lib/language';

/** What the forms that confirm an address have in common. */
export const confirmTexts = texts(
  {
    confirm: 'Confirm email',
    used: 'This link has been used or is too old.',
    password: 'The password you registered with',
  },
  {
    confirm: 'Whakaūngia te īmēra',
    used: 'Kua whakamahia kētia tēnei hononga, kua tawhito rawa rānei.',
    password: 'Te kupuhipa i rēhita ai koe',
  },
);

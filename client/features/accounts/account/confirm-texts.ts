import { texts } from '../../../lib/language';

/** Texts shared by the forms that confirm an email address. */
export const confirmTexts = texts(
  {
    confirm: 'Confirm email',
    used: 'This link has been used or has expired.',
    password: 'The password you registered with',
  },
  {
    confirm: 'Whakaūngia te īmēra',
    used: 'Kua whakamahia kētia tēnei hononga, kua tawhito rawa rānei.',
    password: 'Te kupuhipa i rēhita ai koe',
  },
);

import { type Language, texts } from '../../../lib/language';

/** The minimum length of a new password, in characters. */
export const PASSWORD_MIN = 10;

/** Labels and messages of the account forms. */
export const accountTexts = texts(
  {
    email: 'Email',
    password: 'Password',
    newPassword: 'New password',
    yourName: 'Your name',
    passwordHint: `At least ${PASSWORD_MIN} characters.`,
    enterEmail: 'Enter your email',
    enterPassword: 'Enter your password',
    enterName: 'Enter your name',
    tooShort: `Use at least ${PASSWORD_MIN} characters`,
    login: 'Login',
    home: 'Go to the home page',
    askAgain: 'Ask for a new link',
  },
  {
    email: 'Īmēra',
    password: 'Kupuhipa',
    newPassword: 'Kupuhipa hou',
    yourName: 'Tō ingoa',
    passwordHint: `Kia ${PASSWORD_MIN} pūāhua, neke atu rānei.`,
    enterEmail: 'Tuhia tō īmēra',
    enterPassword: 'Tuhia tō kupuhipa',
    enterName: 'Tuhia tō ingoa',
    tooShort: `Kia ${PASSWORD_MIN} pūāhua, neke atu rānei`,
    login: 'Takiuru',
    home: 'Haere ki te Kāinga',
    askAgain: 'Tonoa he hononga hou',
  },
);

const HELPS = 'He pai ake kia toru, kia whā rānei ngā kupu kāore e hono ana tētahi ki tētahi.';

/** Reasons for refusing a password, in te reo Māori. The server supplies the English ones. */
export const passwordReasons: Record<Language, Partial<Record<string, string>>> = {
  en: {},
  mi: {
    own: `Nō tō ingoa, nō tō īmēra rānei tēnei, koinā te tuatahi ka whakamātauria. ${HELPS}`,
    common: `Koinei tētahi o ngā kupuhipa ka whakamātauria i te tuatahi. ${HELPS}`,
    pattern: `He tere te matapae i ngā pūāhua tāruarua, i ngā rārangi pātuhi me ngā rā. ${HELPS}`,
    weak: `Tērā pea ka matapaea tēnei. ${HELPS}`,
    missing: 'Tuhia te kupuhipa i rēhita ai koe.',
    wrong: 'Ehara tēnei i te kupuhipa o te rēhitatanga.',
  },
};

import { texts } from '../../lib/language';

/** The shortest password that is accepted for a new one. */
export const PASSWORD_MIN = 10;

/** What the forms of accounts ask for, and what they say about it. */
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
    home: 'Go to Home',
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

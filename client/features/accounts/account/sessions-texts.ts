import type { SignInMethod } from '../../../graphql/schema.generated';
import { type Language, texts } from '../../../lib/language';

/** Texts of the list of sign-ins. */
export const sessionsTexts = texts(
  {
    title: 'Your sign-ins',
    about:
      'The devices on which you’re signed in. Only you can see their network addresses, which we delete when a sign-in ends.',
    none: 'You aren’t signed in on any device.',
    thisDevice: 'This device',
    unknown: 'Unknown device',
    on: 'on',
    signedIn: 'Signed in',
    lastUsed: 'Last used',
    address: 'Network address',
    signOut: 'Sign out',
    signOutTitle: 'Sign out this device',
    signOutQuestion: 'will be signed out straight away.',
    signOutOthers: 'Sign out everywhere else',
    signOutOthersQuestion:
      'Every device but this one will be signed out straight away. API tokens keep working.',
    cancel: 'Cancel',
    signedOut: 'Device signed out',
    othersSignedOut: 'Signed out everywhere else',
    failed: 'Something went wrong',
  },
  {
    title: 'Ō takiurunga',
    about:
      'Ngā pūrere e takiuru ana koe. Ko koe anake ka kite i ngā wāhitau whatunga; ka mukua ina mutu te takiurunga.',
    none: 'Kāore koe i te takiuru i tētahi pūrere.',
    thisDevice: 'Tēnei pūrere',
    unknown: 'Pūrere tē mōhiotia',
    on: 'i runga i',
    signedIn: 'Takiurunga',
    lastUsed: 'Whakamahinga whakamutunga',
    address: 'Wāhitau whatunga',
    signOut: 'Takiputa',
    signOutTitle: 'Takiputaina tēnei pūrere',
    signOutQuestion: '– ka takiputaina ināianei tonu.',
    signOutOthers: 'Takiputaina ērā atu pūrere katoa',
    signOutOthersQuestion:
      'Ka takiputaina ināianei tonu ngā pūrere katoa, atu i tēnei. Ka mahi tonu ngā tohu API.',
    cancel: 'Whakakore',
    signedOut: 'Kua takiputaina te pūrere',
    othersSignedOut: 'Kua takiputaina ērā atu pūrere katoa',
    failed: 'Kāore i tutuki',
  },
);

/** The ways of signing in, after the time of a sign-in. */
export const methodTexts: Record<Language, Record<SignInMethod, string>> = {
  en: { PASSWORD: 'with your password', GOOGLE: 'with Google', EMAIL_LINK: 'with a link in an email' },
  mi: { PASSWORD: 'mā tō kupuhipa', GOOGLE: 'mā Google', EMAIL_LINK: 'mā te hononga i tētahi īmēra' },
};

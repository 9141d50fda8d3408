import { LANGUAGE_KEY } from '../lib/language';
import { colorModeScript } from '../theme/color-mode';

/** Addresses that exist in English alone: the screens behind the sign-in and the pages with a secret key. */
const ENGLISH_ONLY =
  'mi|admin|userprofile|entitylink|prospectingbuyers|login|register|forgot-password|reset-password|confirm-email';

/** Whoever has chosen te reo Māori in this browser reads the page in it, before anything is painted. */
const languageScript = `(function(){var l;try{l=localStorage.getItem('${LANGUAGE_KEY}')}catch(e){}var p=location.pathname;if(l==='mi'&&!/^\\/(${ENGLISH_ONLY})(\\/|$)/i.test(p))location.replace('/mi'+(p==='/'?'':p)+location.search+location.hash)})()`;

/** The one inline script. Constant text, so that its hash can stand in the content security policy. */
export const headScript = `${colorModeScript};${languageScript}`;

import { LANGUAGE_KEY } from '../lib/language';
import { colorModeScript } from '../theme/color-mode';

/** Addresses that exist in English alone: the screens behind the sign-in and the pages with a secret key. */
const ENGLISH_ONLY =
  'mi|admin|userprofile|entitylink|prospectingbuyers|login|register|forgot-password|reset-password|confirm-email';

/** Whoever has chosen te reo Māori in this browser reads the page in it, before anything is painted. */
const languageScript = `(function(){var l;try{l=localStorage.getItem('${LANGUAGE_KEY}')}catch(e){}var p=location.pathname;if(l==='mi'&&!/^\\/(${ENGLISH_ONLY})(\\/|$)/i.test(p))location.replace('/mi'+(p==='/'?'':p)+location.search+location.hash)})()`;

/** Names the scripts of a page: the entry first, then what it imports. */
export const SCRIPTS_ELEMENT = 'uplift-scripts';

/**
 * Fetches the scripts of a rendered page once it has been painted: what is seen does not share the line with
 * them. Pages that only the browser draws have their scripts in the document.
 */
const startScript = `addEventListener('DOMContentLoaded',function(){var d=document,e=d.getElementById('${SCRIPTS_ELEMENT}');if(e)requestAnimationFrame(function(){setTimeout(function(){JSON.parse(e.textContent).forEach(function(h,i){var t=d.createElement(i?'link':'script');if(i){t.rel='modulepreload';t.href=h}else{t.type='module';t.src=h}t.crossOrigin='';d.head.appendChild(t)})})})})`;

/** The one inline script. Constant text, so that its hash can stand in the content security policy. */
export const headScript = `${colorModeScript};${languageScript};${startScript}`;

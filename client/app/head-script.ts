import { ENGLISH_ONLY, LANGUAGE_KEY } from '../lib/language';
import { colorModeScript } from '../theme/color-mode';

/** Whoever has chosen te reo Māori in this browser reads the page in it, before anything is painted. */
const languageScript = `(function(){var l;try{l=localStorage.getItem('${LANGUAGE_KEY}')}catch(e){}var p=location.pathname;if(l==='mi'&&!/^\\/(${['mi', ...ENGLISH_ONLY].join('|')})(\\/|$)/i.test(p))location.replace('/mi'+(p==='/'?'':p)+location.search+location.hash)})()`;

/**
 * Whoever comes back to a page finds it scrolled as it was, for which all of it has to be laid out; and so does whoever
 * begins to use one: the End key leads to its end, and what is scrolled to has its place for good.
 */
const wholeScript = `(function(){var n=performance.getEntriesByType('navigation')[0],w=function(){document.documentElement.dataset.whole=''};if(location.hash||(n&&n.type!=='navigate'))return w();['keydown','pointerdown','pointermove','touchstart','wheel','scroll','beforeprint'].forEach(function(e){addEventListener(e,w,{once:true,passive:true})})})()`;

/** Names the scripts of a page, each after what it imports. */
export const SCRIPTS_ELEMENT = 'uplift-scripts';

/**
 * Fetches the scripts of a rendered page once it has been painted, so that what is seen does not share the line
 * with them; then runs them one after another, so that the page answers to touch between any two. A script that
 * cannot be had is left to whoever imports it. Pages that only the browser draws have theirs in the document.
 */
const startScript = `addEventListener('DOMContentLoaded',function(){var d=document,e=d.getElementById('${SCRIPTS_ELEMENT}');if(!e)return;var s=JSON.parse(e.textContent),w=function(f){setTimeout(f)};function fetchNext(i){if(i===s.length)return runNext(0);var l=d.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href=s[i];d.head.appendChild(l);w(function(){fetchNext(i+1)})}function runNext(i){if(i===s.length)return;var n=function(){w(function(){runNext(i+1)})};import(s[i]).then(n,n)}requestAnimationFrame(function(){w(function(){fetchNext(0)})})})`;

/** The one inline script. Constant text, so that its hash can stand in the content security policy. */
export const headScript = `${colorModeScript};${languageScript};${wholeScript};${startScript}`;

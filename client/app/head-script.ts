import { audienceModes, MODE_KEY } from '../lib/audience-mode';
import { ENGLISH_ONLY, LANGUAGE_KEY } from '../lib/language';
import { IN_USE, USE_BEGUN } from '../lib/page-use';
import { RESULTS_ADDRESS } from '../navigation/paths';
import { colorModeScript } from '../theme/color-mode';

const besidesGeneral = audienceModes.filter((mode) => mode !== 'General');

/**
 * What this browser remembers leads to the address that shows it, before anything is painted: te reo Māori to its
 * page, and a mode other than General to the results in that mode (R017).
 */
const rememberedScript = `(function(){var l,m;try{l=localStorage.getItem('${LANGUAGE_KEY}');m=localStorage.getItem('${MODE_KEY}')}catch(e){}var p=location.pathname,q=location.search,a=p+q;if(l==='mi'&&!/^\\/(${['mi', ...ENGLISH_ONLY].join('|')})(\\/|$)/i.test(p))p='/mi'+(p==='/'?'':p);if(/^(${besidesGeneral.join('|')})$/.test(m)&&${RESULTS_ADDRESS}.test(p)&&!/[?&]${MODE_KEY}=/.test(q))q+=(q?'&':'?')+'${MODE_KEY}='+m;if(p+q!==a)location.replace(p+q+location.hash)})()`;

/** What people do when they begin to use a page. `scroll` is the page's own: parts that move by themselves do not count. */
const SIGNS_OF_USE =
  "'keydown','pointerdown','pointermove','touchstart','wheel','scroll','focusin','beforeprint'";

/**
 * Notes, for styles and scripts, that a page is in use: from the first sign of it, or at once where somebody comes back
 * to it, who finds it scrolled as it was. Here, so that nothing that happens before the other scripts come is missed.
 */
const pageUseScript = `(function(){var h=document.documentElement,n=performance.getEntriesByType('navigation')[0],w=function(){if(!h.hasAttribute('${IN_USE}')){h.setAttribute('${IN_USE}','');dispatchEvent(new Event('${USE_BEGUN}'))}};if(location.hash||(n&&n.type!=='navigate'))return w();[${SIGNS_OF_USE}].forEach(function(e){addEventListener(e,w,{once:true,passive:true})})})()`;

/** Names the scripts of a page, each after what it imports. */
export const SCRIPTS_ELEMENT = 'uplift-scripts';

/** Milliseconds after which scripts no longer wait for a picture or a font that does not come. */
const LONGEST_WAIT_MS = 1000;

/**
 * Fetches the scripts of a rendered page once it has been painted with its first pictures and fonts, so that what is
 * seen does not share the line with them; then runs them one after another, so that the page answers to touch between
 * any two. A script that cannot be had is left to whoever imports it. Pages that only the browser draws have theirs in
 * the document.
 */
const startScript = `addEventListener('DOMContentLoaded',function(){var d=document,e=d.getElementById('${SCRIPTS_ELEMENT}');if(!e)return;var begun=false,s=JSON.parse(e.textContent),w=function(f){setTimeout(f)};function fetchNext(i){if(i===s.length)return runNext(0);var l=d.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href=s[i];d.head.appendChild(l);w(function(){fetchNext(i+1)})}function runNext(i){if(i===s.length)return;var n=function(){w(function(){runNext(i+1)})};import(s[i]).then(n,n)}function begin(){if(begun)return;begun=true;requestAnimationFrame(function(){w(function(){fetchNext(0)})})}addEventListener('load',begin);setTimeout(begin,${LONGEST_WAIT_MS})})`;

/** The one inline script. Constant text, so that its hash can stand in the content security policy. */
export const headScript = `${colorModeScript};${rememberedScript};${pageUseScript};${startScript}`;

import { BADGE_SIZES } from '../../shared/badge-sizes';
import { badgeAddress } from './badge-address';

/*
 * Stands alone on the pages of other sites (docs/badge.md): it sets nothing that they could see, keeps nothing, and needs
 * of a content policy only that scripts and pictures may come from here.
 */

const here = (document.currentScript as HTMLScriptElement | null)?.src;

const WHOSE = /^(supplier|impactbuyer|goodcause)\/[^/?#\s]+$/i;

/** Says the figures to those who hear the page, where it may ask us for them. */
async function tellFigures(picture: HTMLImageElement, address: string): Promise<void> {
  const answer = await fetch(address, { credentials: 'omit' });
  const { text } = await answer.json();
  if (answer.ok) picture.alt = text;
}

/** Puts the badge in place of the words of the link; they stay where there is no badge, and are its name where there is. */
function placeBadge(link: HTMLAnchorElement): void {
  const {
    upliftBadge: whose = '',
    upliftLang: lang,
    upliftTheme: theme,
    upliftSize: size,
    upliftAlt,
  } = link.dataset;
  if (!WHOSE.test(whose) || link.querySelector('img')) return;
  const { origin } = new URL(here || link.href);
  const { width, height } = BADGE_SIZES[size === 'compact' ? size : 'card'];
  const words = [...link.childNodes];
  const picture = new Image(width, height);
  picture.alt = (link.textContent ?? '').trim();
  picture.loading = 'lazy';
  // Without cookies, whoever looks.
  picture.crossOrigin = 'anonymous';
  picture.style.maxWidth = '100%';
  picture.style.height = 'auto';
  picture.onerror = () => link.replaceChildren(...words);
  picture.src = badgeAddress(origin, whose, '.svg', { lang, theme, size });
  link.replaceChildren(picture);
  if (upliftAlt === 'figures')
    tellFigures(picture, badgeAddress(origin, whose, '.json', { lang })).catch(() => undefined);
}

const placeAll = () =>
  document.querySelectorAll<HTMLAnchorElement>('a[data-uplift-badge]').forEach(placeBadge);

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', placeAll);
else placeAll();

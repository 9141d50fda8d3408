import { BADGE_SIZES } from '../../shared/badge-sizes';
import { badgeAddress } from './badge-address';

/*
 * A standalone script for the pages of other sites (docs/badge.md): it defines nothing global, stores nothing, and
 * their content policy only needs to allow scripts and pictures from here.
 */

const here = (document.currentScript as HTMLScriptElement | null)?.src;

const OWNER_PATH = /^(supplier|impactbuyer|goodcause)\/[^/?#\s]+$/i;

/** Sets the figures as the picture's alternative text for screen readers, if the page's policy allows the request. */
async function describeFigures(picture: HTMLImageElement, address: string): Promise<void> {
  const answer = await fetch(address, { credentials: 'omit' });
  const { text } = await answer.json();
  if (answer.ok) picture.alt = text;
}

/**
 * Replaces the text of the link by the badge. Without a badge the text stays; with one it is the badge's accessible
 * name.
 */
function placeBadge(link: HTMLAnchorElement): void {
  const {
    upliftBadge: ownerPath = '',
    upliftLang: lang,
    upliftTheme: theme,
    upliftSize: size,
    upliftAlt,
  } = link.dataset;
  if (!OWNER_PATH.test(ownerPath) || link.querySelector('img')) return;
  const { origin } = new URL(here || link.href);
  const { width, height } = BADGE_SIZES[size === 'compact' ? size : 'card'];
  const words = [...link.childNodes];
  const picture = new Image(width, height);
  picture.alt = (link.textContent ?? '').trim();
  picture.loading = 'lazy';
  // Requested without cookies.
  picture.crossOrigin = 'anonymous';
  picture.style.maxWidth = '100%';
  picture.style.height = 'auto';
  picture.onerror = () => link.replaceChildren(...words);
  picture.src = badgeAddress(origin, ownerPath, '.svg', { lang, theme, size });
  link.replaceChildren(picture);
  if (upliftAlt === 'figures')
    describeFigures(picture, badgeAddress(origin, ownerPath, '.json', { lang })).catch(() => undefined);
}

const placeAll = () =>
  document.querySelectorAll<HTMLAnchorElement>('a[data-uplift-badge]').forEach(placeBadge);

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', placeAll);
else placeAll();

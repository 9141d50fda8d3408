import { BADGE_SIZES, type BadgeSize } from '../../shared/badge-sizes';
import { inLanguage, type Language } from '../lib/language';
import { paths } from '../navigation/paths';
import { badgeAddress } from './badge-address';

export type BadgeKind = 'supplier' | 'impactbuyer' | 'goodcause';
type BadgeOption = 'script' | 'picture' | 'frame';

/** The record that the badge is about. */
export interface BadgeOwner {
  kind: BadgeKind;
  id: number;
  name: string;
}

/** The owner's choices for the badge. */
export interface BadgeChoice {
  lang: Language;
  theme: 'auto' | 'light' | 'dark';
  size: BadgeSize;
  option: BadgeOption;
}

const pages: Record<BadgeKind, (id: number) => string> = {
  supplier: paths.supplier,
  impactbuyer: paths.impactBuyer,
  goodcause: paths.goodCause,
};

/** The text of the link where the badge cannot be shown. */
const words: Record<Language, (name: string) => string> = {
  en: (name) => `The impact that ${name} has made with Uplift`,
  mi: (name) => `Te whaitake o ${name} mā Uplift`,
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const ownerPath = ({ kind, id }: BadgeOwner) => `${kind}/${id}`;

/** Returns only the choices that differ from the default, to keep the address short. */
const lookOf = ({ lang, theme, size }: BadgeChoice) => ({
  lang: lang === 'en' ? undefined : lang,
  theme: theme === 'auto' ? undefined : theme,
  size: size === 'card' ? undefined : size,
});

/** Returns the address of the badge's picture, below `origin`. */
export const pictureOf = (origin: string, owner: BadgeOwner, choice: BadgeChoice): string =>
  badgeAddress(origin, ownerPath(owner), '.svg', lookOf(choice));

/** Returns the address of the badge's figures. */
export const figuresOf = (origin: string, owner: BadgeOwner, lang: Language): string =>
  badgeAddress(origin, ownerPath(owner), '.json', { lang: lang === 'en' ? undefined : lang });

/** Returns the HTML that shows the badge on another site. Typed text in it is escaped. */
export function badgeSnippet(origin: string, owner: BadgeOwner, choice: BadgeChoice): string {
  const { lang, size, option } = choice;
  const page = origin + inLanguage(lang, pages[owner.kind](owner.id));
  const text = escaped(words[lang](owner.name));
  const { width, height } = BADGE_SIZES[size];
  const look = lookOf(choice);
  if (option === 'frame')
    return `<iframe src="${escaped(badgeAddress(origin, ownerPath(owner), '/frame', look))}" title="${text}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`;
  if (option === 'picture')
    return `<a href="${page}"><img src="${escaped(pictureOf(origin, owner, choice))}" alt="${text}" width="${width}" height="${height}" loading="lazy"></a>`;
  const data = Object.entries(look)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` data-uplift-${name}="${value}"`)
    .join('');
  return `<a href="${page}" data-uplift-badge="${ownerPath(owner)}" data-uplift-alt="figures"${data}>${text}</a>\n<script src="${origin}/badge.js" async></script>`;
}

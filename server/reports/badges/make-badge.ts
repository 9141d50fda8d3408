import type { Database } from '../../platform/database/database.js';
import { inLanguage } from '../../platform/language.js';
import type { BadgeAppearance, BadgeKind } from './badge.input.js';
import { type BadgeFacts, loadBadge } from './badge.read-model.js';
import { badgeFrame } from './badge-frame.js';
import { badgeTexts } from './badge-texts.js';
import { drawBadge } from './draw-badge.js';

/** The forms of a badge: a picture, a page for an iframe, or its figures. */
export const BADGE_FORMS = ['svg', 'frame', 'json'] as const;
export type BadgeForm = (typeof BADGE_FORMS)[number];

/** A request for a badge. */
export interface BadgeRequest {
  kind: BadgeKind;
  /** The id or the keyword of the record. */
  key: string;
  form: BadgeForm;
  look: BadgeAppearance;
}

export interface RenderedBadge {
  /** The id of the record. */
  id: number;
  text: string;
}

const PAGES: Record<BadgeKind, string> = {
  supplier: '/business',
  impactbuyer: '/ImpactBuyer',
  goodcause: '/GoodCauses',
};

type Maker = (kind: BadgeKind, facts: BadgeFacts, look: BadgeAppearance, url: string) => string;

const FORMS: Record<BadgeForm, Maker> = {
  svg: (kind, facts, look) => drawBadge(kind, facts, look),
  frame: (kind, facts, look, url) =>
    badgeFrame(drawBadge(kind, facts, look), badgeTexts(kind, facts, look.lang).title, url, look),
  json: (kind, facts, { lang }, url) =>
    JSON.stringify({
      name: facts.name,
      contribution: facts.contribution,
      equivalentHours: facts.hours,
      text: badgeTexts(kind, facts, lang).sentence,
      url,
    }),
};

/**
 * Returns the badge of a record with a public page below `origin`, or null if the record is not public (A29,
 * A153, R280).
 */
export async function makeBadge(
  database: Database,
  origin: string,
  { kind, key, form, look }: BadgeRequest,
): Promise<RenderedBadge | null> {
  const facts = await loadBadge(database, kind, key);
  if (!facts) return null;
  const url = origin + inLanguage(look.lang, `${PAGES[kind]}/${facts.id}`);
  return { id: facts.id, text: FORMS[form](kind, facts, look, url) };
}

import type { Database } from '../platform/database/database.js';
import { inLanguage } from '../platform/language.js';
import type { BadgeKind, BadgeLook } from './badge.input.js';
import { type BadgeFacts, loadBadge } from './badge.read-model.js';
import { badgeFrame } from './badge-frame.js';
import { badgeTexts } from './badge-words.js';
import { drawBadge } from './draw-badge.js';

/** In what form a badge is asked for: a picture, a page for an iframe, or its figures. */
export const BADGE_FORMS = ['svg', 'frame', 'json'] as const;
export type BadgeForm = (typeof BADGE_FORMS)[number];

/** Which badge, and how it is to look. */
export interface BadgeWanted {
  kind: BadgeKind;
  /** Id or keyword. */
  key: string;
  form: BadgeForm;
  look: BadgeLook;
}

export interface MadeBadge {
  /** Of the record that it is about. */
  id: number;
  text: string;
}

const PAGES: Record<BadgeKind, string> = {
  supplier: '/business',
  impactbuyer: '/ImpactBuyer',
  goodcause: '/GoodCauses',
};

type Maker = (kind: BadgeKind, facts: BadgeFacts, look: BadgeLook, url: string) => string;

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

/** The badge of a record with a public page below `origin`, or null where the public sees none (A29, A153, R280). */
export async function makeBadge(
  database: Database,
  origin: string,
  { kind, key, form, look }: BadgeWanted,
): Promise<MadeBadge | null> {
  const facts = await loadBadge(database, kind, key);
  if (!facts) return null;
  const url = origin + inLanguage(look.lang, `${PAGES[kind]}/${facts.id}`);
  return { id: facts.id, text: FORMS[form](kind, facts, look, url) };
}

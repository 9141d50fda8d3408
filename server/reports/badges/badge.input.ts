import { z } from 'zod';
import { oneOf } from '../../../shared/limit-messages.js';
import { LanguageEnum } from '../../platform/language.js';

/** The kinds of record with a badge, as in its address. */
export const BADGE_KINDS = ['supplier', 'impactbuyer', 'goodcause'] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

/** The themes of a badge. `auto` follows the colour scheme of the visitor's system. */
const BADGE_THEMES = ['auto', 'light', 'dark'] as const;
export type BadgeTheme = (typeof BADGE_THEMES)[number];

const choice = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values, { error: oneOf(values) }).default(values[0]);

/** The look of a badge. Other parameters in its address, such as `?v=2`, have no effect. */
export const badgeAppearance = z.object({
  lang: choice([LanguageEnum.EN, LanguageEnum.MI]),
  theme: choice(BADGE_THEMES),
  size: choice(['card', 'compact']),
});
export type BadgeAppearance = z.output<typeof badgeAppearance>;

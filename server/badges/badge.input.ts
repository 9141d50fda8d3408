import { z } from 'zod';
import { LanguageEnum } from '../platform/language.js';

/** Whose badge it is, as its address says it. */
export const BADGE_KINDS = ['supplier', 'impactbuyer', 'goodcause'] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

/** `auto` follows whoever looks: light by day, dark where their system is. */
const BADGE_THEMES = ['auto', 'light', 'dark'] as const;
export type BadgeTheme = (typeof BADGE_THEMES)[number];

const choice = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values, { error: `This must be one of: ${values.join(', ')}.` }).default(values[0]);

/** How a badge looks. What else stands in an address, as `?v=2`, changes nothing. */
export const badgeLook = z.object({
  lang: choice([LanguageEnum.EN, LanguageEnum.MI]),
  theme: choice(BADGE_THEMES),
  size: choice(['card', 'compact']),
});
export type BadgeLook = z.output<typeof badgeLook>;

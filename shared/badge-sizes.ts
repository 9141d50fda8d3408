/** The size of a badge on other sites, in pixels. */
export const BADGE_SIZES = {
  card: { width: 360, height: 208 },
  compact: { width: 356, height: 64 },
} as const;
export type BadgeSize = keyof typeof BADGE_SIZES;

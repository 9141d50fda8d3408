/**
 * SQL that tells whether everybody sees the listing `slide`: with a supplier, while that is listed; without one, as long
 * as it has something to say.
 */
export const isShown = (
  slide: string,
): string => `CASE WHEN ${slide}.supplier_id IS NULL THEN ${slide}.title IS NOT NULL
  ELSE EXISTS (SELECT FROM supplier shown WHERE shown.id = ${slide}.supplier_id AND shown.listed) END`;

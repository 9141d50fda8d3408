/**
 * Returns the SQL that is true if visitors see the listing `slide`: its supplier is listed, or it has a title
 * and no supplier.
 */
export const isShown = (
  slide: string,
): string => `CASE WHEN ${slide}.supplier_id IS NULL THEN ${slide}.title IS NOT NULL
  ELSE EXISTS (SELECT FROM supplier shown WHERE shown.id = ${slide}.supplier_id AND shown.listed) END`;

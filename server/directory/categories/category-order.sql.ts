/**
 * Returns the SQL of the order of categories, or of the sub categories of one: by the position that staff
 * set, then by name without regard to case (R287).
 */
export const categoryOrder = (alias: string): string =>
  `${alias}.position, lower(${alias}.name), ${alias}.id`;

const ordered = (value: string) => `CASE WHEN c.position IS NOT NULL THEN ${value} END`;

/**
 * The categories or sub categories in the rows of the table `links`, as `c`: the FROM clause and the order.
 * Sub categories of several categories form one list: those with a position first, in the order of their
 * categories (R287).
 */
export const namedCategories = {
  category: (links: string) => ({
    from: `${links} x JOIN category c ON c.id = x.category_id`,
    order: categoryOrder('c'),
  }),
  sub_category: (links: string) => ({
    from: `${links} x JOIN sub_category c ON c.id = x.sub_category_id JOIN category parent ON parent.id = c.category_id`,
    order: `c.position IS NULL, ${ordered('parent.position')}, ${ordered('lower(parent.name)')}, ${categoryOrder('c')}`,
  }),
} as const;

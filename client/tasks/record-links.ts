import { adminPaths } from '../navigation/admin-paths';

const links: Readonly<Record<string, (id: number) => string>> = {
  supplier: adminPaths.supplier,
  'impact-buyer': adminPaths.impactBuyer,
  'impact-certificate': adminPaths.impactBuyer,
  lead: adminPaths.lead,
  'sales-enquiry': adminPaths.enquiry,
  order: adminPaths.order,
  message: adminPaths.message,
  mail: adminPaths.mail,
};

/** Where a record of this noun is kept up to date; null for nouns without such a screen. */
export const recordLink = (noun: string, id: number): string | null => links[noun]?.(id) ?? null;

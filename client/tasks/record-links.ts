import { paths } from '../navigation/paths';

const links: Readonly<Record<string, (id: number) => string>> = {
  supplier: paths.admin.supplier,
  'impact-buyer': paths.admin.impactBuyer,
  'sales-enquiry': paths.admin.enquiry,
};

/** Where a record of this noun is kept up to date; null for nouns without such a screen. */
export const recordLink = (noun: string, id: number): string | null => links[noun]?.(id) ?? null;

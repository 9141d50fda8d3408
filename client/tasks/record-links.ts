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

/** Returns the address of a record's form; null for types without such a screen. */
export const recordLink = (recordType: string, id: number): string | null => links[recordType]?.(id) ?? null;

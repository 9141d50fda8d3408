import { writeCondition } from '../../grid/column-conditions';
import { CONDITIONS } from '../../grid/use-grid-url';
import { adminPaths } from '../../navigation/admin-paths';

/** The list of suppliers for staff, with those that are listed and meet one condition more. */
export function listedSuppliers(column: string, test: 'CONTAINS' | 'EQUALS', value: string): string {
  const conditions = [
    writeCondition({ column: 'LISTED', test: 'EQUALS', values: ['true'] }),
    writeCondition({ column, test, values: [value] }),
  ];
  const asked = new URLSearchParams(conditions.map((condition) => [CONDITIONS, condition]));
  return `${adminPaths.suppliers()}?${asked}`;
}

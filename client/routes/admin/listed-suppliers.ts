import { writeCondition } from '../../grid/column-conditions';
import { CONDITIONS } from '../../grid/use-grid-url';
import { adminPaths } from '../../navigation/admin-paths';

/** Returns the address of the staff list of suppliers, filtered to listed ones that meet one further condition. */
export function listedSuppliers(column: string, test: 'CONTAINS' | 'EQUALS', value: string): string {
  const conditions = [
    writeCondition({ column: 'LISTED', test: 'EQUALS', values: ['true'] }),
    writeCondition({ column, test, values: [value] }),
  ];
  const params = new URLSearchParams(conditions.map((condition) => [CONDITIONS, condition]));
  return `${adminPaths.suppliers()}?${params}`;
}

import { PlacesScreen } from '../../features/places/places-screen';
import { useSessionState } from '../../graphql/use-session';
import { writeCondition } from '../../grid/column-conditions';
import { CONDITIONS } from '../../grid/use-grid-url';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole } from '../../navigation/guards';
import { paths } from '../../navigation/paths';

/** The list of suppliers for staff, with those that are listed and meet one condition more. */
function listed(column: string, test: 'CONTAINS' | 'EQUALS', value: string): string {
  const conditions = [
    writeCondition({ column: 'LISTED', test: 'EQUALS', values: ['true'] }),
    writeCondition({ column, test, values: [value] }),
  ];
  const asked = new URLSearchParams(conditions.map((condition) => [CONDITIONS, condition]));
  return `${adminPaths.suppliers()}?${asked}`;
}

const forStaff = {
  region: (name: string) => listed('SERVICE_REGIONS', 'CONTAINS', name),
  town: (name: string) => listed('PHYSICAL_CITY', 'EQUALS', name),
};

const forOthers = {
  region: (name: string) => (name === 'Nationwide' ? paths.search() : paths.searchIn(name)),
  town: null,
};

/** Where suppliers are (P075): staff go on to their list, others to the site. */
export function Component() {
  const { user } = useSessionState();
  return <PlacesScreen hrefs={user && hasRole(user, 'ADMIN') ? forStaff : forOthers} />;
}

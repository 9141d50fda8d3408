import { PlacesScreen } from '../../features/directory/places/places-screen';
import { useSessionState } from '../../graphql/use-session';
import { hasRole } from '../../navigation/guards';
import { paths } from '../../navigation/paths';
import { listedSuppliers } from './listed-suppliers';

const forStaff = {
  region: (name: string) => listedSuppliers('SERVICE_REGIONS', 'CONTAINS', name),
  town: (name: string) => listedSuppliers('PHYSICAL_CITY', 'EQUALS', name),
};

const forOthers = {
  region: (name: string) => (name === 'Nationwide' ? paths.search() : paths.searchIn(name)),
  town: null,
};

/** The map of suppliers (P075): it links to the supplier list for staff, to the site for others. */
export function Component() {
  const { user } = useSessionState();
  return <PlacesScreen hrefs={user && hasRole(user, 'ADMIN') ? forStaff : forOthers} />;
}

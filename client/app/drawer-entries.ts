import type { SignedInUser } from '../graphql/session';
import { adminPaths } from '../navigation/admin-paths';
import { hasRole } from '../navigation/guards';
import { paths } from '../navigation/paths';

export type DrawerIcon =
  | 'home'
  | 'bell'
  | 'inbox'
  | 'lead'
  | 'buyers'
  | 'chart'
  | 'store'
  | 'heart'
  | 'quote'
  | 'tag'
  | 'star'
  | 'users'
  | 'dashboard'
  | 'box'
  | 'user';

export type DrawerEntry = { to: string; label: string; icon: DrawerIcon; alert?: boolean };

function adminEntries(pendingActions: number): DrawerEntry[] {
  return [
    { to: '/home', label: 'Home', icon: 'home' },
    { to: adminPaths.actionCentre(), label: 'Action Centre', icon: 'bell', alert: pendingActions > 0 },
    { to: adminPaths.enquiries(), label: 'Sales Tracking', icon: 'inbox' },
    { to: adminPaths.leads(), label: 'Leads', icon: 'lead' },
    { to: adminPaths.impactBuyers(), label: 'Impact Buyers', icon: 'buyers' },
    { to: adminPaths.statistics(), label: 'Statistics', icon: 'chart' },
    { to: adminPaths.suppliers(), label: 'Suppliers', icon: 'store' },
    { to: adminPaths.goodCauses(), label: 'Good Causes', icon: 'heart' },
    { to: adminPaths.testimonials(), label: 'Testimonials', icon: 'quote' },
    { to: adminPaths.categories(), label: 'Categories', icon: 'tag' },
    { to: adminPaths.featuredListings(), label: 'Featured Listings', icon: 'star' },
    { to: adminPaths.users(), label: 'Users', icon: 'users' },
    { to: paths.dashboard(), label: 'Old Dashboard', icon: 'dashboard' },
    { to: adminPaths.orders(), label: 'Impact Box Orders', icon: 'box' },
  ];
}

/**
 * Returns the entries of the admin drawer, in order. Admin sees only its own fourteen entries, whatever other roles the
 * user has (R044); suppliers and buyers see R042, good causes R043 with links to their own dashboard (R351) and page
 * (A158).
 */
export function drawerEntries(user: SignedInUser): DrawerEntry[] {
  if (hasRole(user, 'ADMIN')) return adminEntries(user.pendingActionCount);
  const trades = hasRole(user, 'BUSINESS') || hasRole(user, 'IMPACT_BUSINESS');
  const entries: DrawerEntry[] = [
    { to: paths.home(), label: 'Home', icon: 'home' },
    { to: paths.dashboard(), label: 'My Dashboard', icon: 'dashboard' },
  ];
  if (trades) entries.push({ to: adminPaths.yourProfile(), label: 'Your Profile', icon: 'user' });
  if (hasRole(user, 'BUSINESS'))
    entries.push({ to: adminPaths.enquiries(), label: 'Your Enquiries', icon: 'inbox' });
  if (hasRole(user, 'GOOD_CAUSE')) {
    entries.push({ to: adminPaths.benefittingEnquiries(), label: 'Enq. Benefitting', icon: 'heart' });
    if (user.goodCauseId)
      entries.push({ to: adminPaths.goodCause(user.goodCauseId), label: 'Your Good Cause', icon: 'user' });
  }
  return entries;
}

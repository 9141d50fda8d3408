import type { SignedInUser } from '../graphql/session';
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
  const { admin } = paths;
  return [
    { to: '/home', label: 'Home', icon: 'home' },
    { to: admin.actionCentre(), label: 'Action Centre', icon: 'bell', alert: pendingActions > 0 },
    { to: admin.enquiries(), label: 'Sales Tracking', icon: 'inbox' },
    { to: admin.leads(), label: 'Leads', icon: 'lead' },
    { to: admin.impactBuyers(), label: 'Impact Buyers', icon: 'buyers' },
    { to: admin.statistics(), label: 'Statistics', icon: 'chart' },
    { to: admin.suppliers(), label: 'Suppliers', icon: 'store' },
    { to: admin.goodCauses(), label: 'Good Causes', icon: 'heart' },
    { to: admin.testimonials(), label: 'Testimonials', icon: 'quote' },
    { to: admin.categories(), label: 'Categories', icon: 'tag' },
    { to: admin.featuredListings(), label: 'Featured Listings', icon: 'star' },
    { to: admin.users(), label: 'Users', icon: 'users' },
    { to: admin.dashboard(), label: 'Old Dashboard', icon: 'dashboard' },
    { to: admin.orders(), label: 'Impact Box Orders', icon: 'box' },
  ];
}

/**
 * What the admin drawer shows, in order. Admin sees only its own fourteen entries, whatever else the user is (R044);
 * suppliers and buyers see R042, good causes R043 and the way to their own dashboard (R351).
 */
export function drawerEntries(user: SignedInUser): DrawerEntry[] {
  if (hasRole(user, 'ADMIN')) return adminEntries(user.pendingActionCount);
  const { admin } = paths;
  const trades = hasRole(user, 'BUSINESS') || hasRole(user, 'IMPACT_BUSINESS');
  const entries: DrawerEntry[] = [
    { to: paths.home(), label: 'Home', icon: 'home' },
    { to: admin.dashboard(), label: 'My Dashboard', icon: 'dashboard' },
  ];
  if (trades) entries.push({ to: admin.yourProfile(), label: 'Your Profile', icon: 'user' });
  if (hasRole(user, 'BUSINESS'))
    entries.push({ to: admin.enquiries(), label: 'Your Enquiries', icon: 'inbox' });
  if (hasRole(user, 'GOOD_CAUSE')) {
    entries.push({ to: admin.benefittingEnquiries(), label: 'Enq. Benefitting', icon: 'heart' });
  }
  return entries;
}

import { userWith } from '../testing/users';
import { drawerEntries } from './drawer-entries';

const list = (...user: Parameters<typeof userWith>) =>
  drawerEntries(userWith(...user)).map(({ to, label }) => `${to} ${label}`);

const adminList = [
  '/home Home',
  '/admin/actionCenter Action Centre',
  '/admin/salesEnquiry Sales Tracking',
  '/admin/leads Leads',
  '/admin/ImpactBusinessAdmin Impact Buyers',
  '/admin/salesTrackingStats Statistics',
  '/admin/businesses Suppliers',
  '/admin/GoodCauses Good Causes',
  '/admin/testimonials Testimonials',
  '/admin/categories Categories',
  '/admin/featuredListings Featured Listings',
  '/admin/users Users',
  '/admin/dashboard Old Dashboard',
  '/admin/orders Impact Box Orders',
];

it('shows Admin these fourteen entries in this order R044', () => {
  expect(list(['ADMIN'])).toEqual(adminList);
});

it('shows an Admin who is also a supplier only the Admin entries R044', () => {
  expect(list(['BUSINESS', 'ADMIN', 'GOOD_CAUSE'])).toEqual(adminList);
});

it('shows an impact buyer Home, dashboard and profile, and a supplier enquiries as well R042', () => {
  const buyer = ['/ Home', '/admin/dashboard My Dashboard', '/admin/yourProfile Your Profile'];
  expect(list(['IMPACT_BUSINESS'])).toEqual(buyer);
  expect(list(['BUSINESS'])).toEqual([...buyer, '/admin/salesEnquiry Your Enquiries']);
  expect(list(['BUSINESS', 'IMPACT_BUSINESS'])).toEqual([...buyer, '/admin/salesEnquiry Your Enquiries']);
});

it('shows a good cause its dashboard and benefitting enquiries, but no profile R043 R351', () => {
  expect(list(['GOOD_CAUSE'])).toEqual([
    '/ Home',
    '/admin/dashboard My Dashboard',
    '/admin/gcEnquiries Enq. Benefitting',
  ]);
});

it('links the user of a good cause to its own page and to no other A158', () => {
  const drawerOf = (...roles: Parameters<typeof userWith>[0]) =>
    drawerEntries(userWith(roles, { goodCauseId: 4 })).map(({ to }) => to);
  expect(drawerOf('GOOD_CAUSE')).toContain('/admin/GoodCauses/4');
  expect(drawerOf('BUSINESS')).not.toContain('/admin/GoodCauses/4');
});

it('the Action Centre shows a red dot while actions are pending R045', () => {
  const alerts = (pendingActionCount: number) =>
    drawerEntries(userWith(['ADMIN'], { pendingActionCount })).filter((entry) => entry.alert);
  expect(alerts(0)).toEqual([]);
  expect(alerts(3)).toMatchObject([{ label: 'Action Centre' }]);
});

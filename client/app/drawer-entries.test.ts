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

it('Admin sees only these fourteen entries, in this order R044', () => {
  expect(list(['ADMIN'])).toEqual(adminList);
});

it('Admin who is also a supplier still sees only this list R044', () => {
  expect(list(['BUSINESS', 'ADMIN', 'GOOD_CAUSE'])).toEqual(adminList);
});

it('an impact buyer sees Home, dashboard and profile; a supplier the enquiries too R042', () => {
  const buyer = ['/ Home', '/admin/dashboard My Dashboard', '/admin/yourProfile Your Profile'];
  expect(list(['IMPACT_BUSINESS'])).toEqual(buyer);
  expect(list(['BUSINESS'])).toEqual([...buyer, '/admin/salesEnquiry Your Enquiries']);
  expect(list(['BUSINESS', 'IMPACT_BUSINESS'])).toEqual([...buyer, '/admin/salesEnquiry Your Enquiries']);
});

it('a good cause sees the enquiries that benefit it and its dashboard, but no profile R043 R351', () => {
  expect(list(['GOOD_CAUSE'])).toEqual([
    '/ Home',
    '/admin/dashboard My Dashboard',
    '/admin/gcEnquiries Enq. Benefitting',
  ]);
});

it('a user of a good cause finds its own page, and that of no other A158', () => {
  const drawerOf = (...roles: Parameters<typeof userWith>[0]) =>
    drawerEntries(userWith(roles, { goodCauseId: 4 })).map(({ to }) => to);
  expect(drawerOf('GOOD_CAUSE')).toContain('/admin/GoodCauses/4');
  expect(drawerOf('BUSINESS')).not.toContain('/admin/GoodCauses/4');
});

it('the Action Centre carries a red dot while actions are pending R045', () => {
  const alerts = (pendingActionCount: number) =>
    drawerEntries(userWith(['ADMIN'], { pendingActionCount })).filter((entry) => entry.alert);
  expect(alerts(0)).toEqual([]);
  expect(alerts(3)).toMatchObject([{ label: 'Action Centre' }]);
});

import type { Role } from '../graphql/schema.generated';
import { Session, type SignedInUser } from '../graphql/session';
import { userWith as user } from '../testing/users';
import {
  hasRole,
  leaveWhenSignedIn,
  mayEnterAdminArea,
  requireAdminArea,
  requireRole,
  requireSignedIn,
  safeRedirect,
} from './guards';

function sessionOf(someone: SignedInUser | null): Session {
  const session = new Session(null);
  if (someone) session.adopt({ accessToken: 'token', user: someone });
  return session;
}

async function destination(work: Promise<unknown>): Promise<string | null> {
  const outcome = await work.catch((thrown: unknown) => thrown);
  return outcome instanceof Response ? outcome.headers.get('location') : null;
}

it.each<Role>(['ADMIN', 'BUSINESS', 'IMPACT_BUSINESS', 'GOOD_CAUSE'])(
  '%s can open the admin area R310',
  async (role) => {
    expect(await destination(requireAdminArea(sessionOf(user([role]))))).toBeNull();
  },
);

it('redirects signed-out and role-less visitors from the admin area to Home R310', async () => {
  expect(await destination(requireAdminArea(sessionOf(null)))).toBe('/');
  expect(await destination(requireAdminArea(sessionOf(user([]))))).toBe('/');
});

it('compares roles exactly R344', () => {
  expect(hasRole(user(['IMPACT_BUSINESS']), 'BUSINESS')).toBe(false);
  expect(hasRole(user(['superAdmin' as Role]), 'ADMIN')).toBe(false);
  expect(mayEnterAdminArea(user(['superAdmin' as Role]))).toBe(false);
});

it('redirects a supplier from an Admin screen to the dashboard R315', async () => {
  expect(await destination(requireRole(sessionOf(user(['BUSINESS'])), 'ADMIN'))).toBe('/admin/dashboard');
  expect(await destination(requireRole(sessionOf(user(['ADMIN'])), 'ADMIN'))).toBeNull();
});

it.each([
  ['supplierStatus', 'BUSINESS'],
  ['goodCauseStatus', 'GOOD_CAUSE'],
] as const)('redirects a user whose %s is Left & Removed to Home R047', async (field, role) => {
  const gone = user([role], { [field]: 'LEFT_AND_REMOVED' });
  expect(await destination(requireAdminArea(sessionOf(gone)))).toBe('/');
  expect(mayEnterAdminArea(user(['ADMIN'], { [field]: 'LEFT_AND_REMOVED' }))).toBe(true);
});

it('any signed-in user can open the profile R297', async () => {
  expect(await destination(requireSignedIn(sessionOf(user([]))))).toBeNull();
  expect(await destination(requireSignedIn(sessionOf(null)))).toBe('/');
});

it('redirects a signed-in user from /login to the dashboard R308', async () => {
  expect(await destination(leaveWhenSignedIn(sessionOf(user(['ADMIN']))))).toBe('/admin/dashboard');
  expect(await destination(leaveWhenSignedIn(sessionOf(null)))).toBeNull();
});

it.each(['/admin/leads', '/admin/salesEnquiry/5?tab=notes#reply', '/userProfile'])(
  'returns to %s R307',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

it.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'admin/leads',
  '/ok\\..\\evil',
])('refuses %p as a redirect R307', (target) => {
  expect(safeRedirect(target)).toBe('/admin/dashboard');
});

it('guards wait for a pending session', async () => {
  const storage = { getItem: () => 'true', setItem: () => {}, removeItem: () => {} };
  const session = new Session(storage);
  const guarded = destination(requireAdminArea(session));
  session.adopt({ accessToken: 'token', user: user(['ADMIN']) });
  expect(await guarded).toBeNull();
});

describe('while the server is down', () => {
  const storage = { getItem: () => 'true', setItem: () => {}, removeItem: () => {} };

  it.each([
    ['the admin area', requireAdminArea],
    ['the profile', requireSignedIn],
  ])('a signed-in user is not redirected from %s, since the session is unknown', async (_, guard) => {
    const session = new Session(storage);
    const entering = guard(session).catch((thrown: unknown) => thrown);
    session.giveUp();
    expect(await entering).toBeInstanceOf(Error);
    session.adopt({ accessToken: 'token', user: user(['ADMIN']) });
    expect(await destination(guard(session))).toBeNull();
  });

  it('a user who signs out is redirected to Home', async () => {
    const session = new Session(storage);
    session.giveUp();
    session.clear();
    expect(await destination(requireAdminArea(session))).toBe('/');
  });
});

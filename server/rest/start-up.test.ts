import { startActionFixture } from '../testing/action-fixture.js';

/** The calls that a client makes at start, before and after signing in. */
const LISTS = [
  'business/all/available',
  'impactBusiness/all/available',
  'category/all',
  'goodCause/all/available',
];
const SIGNED_IN = ['user/CurrentUserData', 'actionsCenter?assignedToMe=true&status=New'];

describe('requests of a client at startup', () => {
  let fixture: Awaited<ReturnType<typeof startActionFixture>>;
  beforeAll(async () => {
    fixture = await startActionFixture();
  });
  afterAll(() => fixture.uplift.stop());

  it('return the lists without a sign-in, and neither a user nor actions R251 A38', async () => {
    await fixture.make.supplier({ status: 'Approved & Live' });
    await fixture.make.impactBuyer({ status: 'Live Report' });
    await fixture.make.category();
    await fixture.make.goodCause({ status: 'Approved & Live' });
    for (const path of LISTS) {
      const answer = await fixture.rest('GET', path, undefined, null);
      expect([path, answer.statusCode, answer.json().length]).toEqual([path, 200, 1]);
    }
    for (const path of SIGNED_IN) {
      const { statusCode } = await fixture.rest('GET', path, undefined, null);
      expect([path, statusCode]).toEqual([path, 401]);
    }
  });

  it('also return the user and the actions after signing in; the actions only to Admin R251 A139', async () => {
    await fixture.action();
    for (const roles of [[], ['Business'], ['ImpactBusiness'], ['GoodCause'], ['Admin']] as const) {
      const as = await fixture.uplift.user({ roles: [...roles] });
      const answers = await Promise.all(
        [...LISTS, ...SIGNED_IN].map((path) => fixture.rest('GET', path, undefined, as)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
      const [user, actions] = answers.slice(-2).map((answer) => answer.json());
      expect([user.email, actions.length]).toEqual([
        as.email,
        roles.some((role) => role === 'Admin') ? 1 : 0,
      ]);
    }
  });
});

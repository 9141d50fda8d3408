import { TestUplift } from '../testing/test-uplift.js';

describe('currentUser', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it('returns null to a visitor', async () => {
    const { data } = await uplift.graphql('{ currentUser { id } }');
    expect(data).toEqual({ currentUser: null });
  });

  it('returns the user of the bearer token', async () => {
    const user = await uplift.user({ roles: ['Admin'] });
    const { data } = await uplift.graphql('{ currentUser { email roles } }', {}, { as: user });
    expect(data.currentUser).toEqual({ email: user.email, roles: ['ADMIN'] });
  });

  it('refuses an invalid token with 401', async () => {
    const { status, errors } = await uplift.graphql(
      '{ currentUser { id } }',
      {},
      { headers: { authorization: 'Bearer x.y.z' } },
    );
    expect([status, errors?.[0]?.extensions.code]).toEqual([401, 'TOKEN_INVALID']);
  });
});

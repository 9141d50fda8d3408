import { factories } from '../testing/factories';
import { TestUplift, type TestUser } from '../testing/test-uplift';

describe('the settings of the site', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const shown = async () =>
    (await uplift.graphql('{ impactSummary { contributions } }')).data.impactSummary.contributions;

  it('C032 C033 R284 A113 Admin sets the contributions that Home shows; without, they are counted', async () => {
    const make = factories(uplift.app.database);
    await make.salesEnquiry({ progress: 'Completed', contribution: 40 });
    expect(await shown()).toBe(40);
    const saved = await uplift.rest('PUT', 'general/settings', {
      as: admin,
      body: { contributions: '125000.5' },
    });
    expect(saved.json()).toEqual({ contributions: 125000.5 });
    expect((await uplift.rest('GET', 'general/settings')).json()).toEqual({ contributions: 125000.5 });
    expect(await shown()).toBe(125000.5);
    const [row] = await uplift.app.database.manager.query(
      "SELECT changes FROM activity WHERE action = 'settings.changed' ORDER BY id DESC LIMIT 1",
    );
    expect(row.changes).toEqual({ contributions: [0, 125000.5] });
  });

  it.each([[-1], ['abc'], [1e15], [null]])('C033 refuses %s and changes nothing', async (contributions) => {
    const before = (await uplift.rest('GET', 'general/settings')).json();
    const { statusCode } = await uplift.rest('PUT', 'general/settings', {
      as: admin,
      body: { contributions },
    });
    expect(statusCode).toBe(400);
    expect((await uplift.rest('GET', 'general/settings')).json()).toEqual(before);
  });

  it('a stale change is refused with the newer settings', async () => {
    const { errors } = await uplift.graphql(
      'mutation { saveSiteSettings(input: { contributions: 5, version: 0 }) { version } }',
      {},
      { as: admin },
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      current: { contributions: expect.any(Number) },
    });
  });
});

import { factories } from '../../testing/factories.js';
import { whoMay } from '../../testing/field-values.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { SiteSettings } from './site-settings.entity.js';
import { siteSettingsFields } from './site-settings.fields.js';

describe('the site settings', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const shown = async () =>
    (await uplift.graphql('{ impactSummary { contributions } }')).data.impactSummary.contributions;

  it('Admin sets the contributions that Home shows; without a setting they are counted C032 C033 R284 A113', async () => {
    const make = factories(uplift.app.database);
    await make.salesEnquiry({ progress: 'Completed', contribution: 40 });
    expect(await shown()).toBe(40);
    const saved = await uplift.rest('PUT', 'general/settings', {
      as: admin,
      body: { contributions: '125000.5' },
    });
    expect(saved.json()).toEqual({ version: expect.any(Number), contributions: 125000.5 });
    expect((await uplift.rest('GET', 'general/settings')).json()).toEqual(saved.json());
    expect(await shown()).toBe(125000.5);
    const [row] = await uplift.app.database.manager.query(
      "SELECT changes FROM activity WHERE action = 'settings.changed' ORDER BY id DESC LIMIT 1",
    );
    expect(row.changes).toEqual({ contributions: [0, 125000.5] });
  });

  it.each([[-1], ['abc'], [1e15], [null]])('refuses %s and changes nothing C033', async (contributions) => {
    const before = (await uplift.rest('GET', 'general/settings')).json();
    const { statusCode } = await uplift.rest('PUT', 'general/settings', {
      as: admin,
      body: { contributions },
    });
    expect(statusCode).toBe(400);
    expect((await uplift.rest('GET', 'general/settings')).json()).toEqual(before);
  });

  it('each setting is visible to all users and changed by staff only C032 C033 A32', () => {
    const all = ['contributions'];
    expect(Object.keys(siteSettingsFields)).toEqual(all);
    expect(whoMay(siteSettingsFields, 'sees')).toEqual({ Admin: all, Visitor: all });
    expect(whoMay(siteSettingsFields, 'changes')).toEqual({ Admin: all });
  });

  it.each([
    ['the user of a supplier', 'Business'],
    ['the user of a buyer', 'ImpactBusiness'],
    ['the user of a cause', 'GoodCause'],
    ['a member', null],
    ['a visitor', undefined],
  ] as const)('%s reads every setting and cannot change any C032 C033 A32', async (_who, role) => {
    const as = role === undefined ? null : await uplift.user({ roles: role ? [role] : [] });
    const before = await uplift.app.database.manager.findOneByOrFail(SiteSettings, { id: 1 });
    for (const name of Object.keys(siteSettingsFields) as (keyof typeof siteSettingsFields)[]) {
      const { data } = await uplift.graphql(`{ siteSettings { ${name} version } }`, {}, { as });
      expect(data.siteSettings).toEqual({ [name]: before[name], version: before.version });
      const refused = await uplift.graphql(
        `mutation { saveSiteSettings(input: { ${name}: 7, version: ${before.version} }) { version } }`,
        {},
        { as },
      );
      expect(refused.errors?.[0]?.extensions.code).toBe(as ? 'FORBIDDEN' : 'UNAUTHENTICATED');
      const wire = siteSettingsFields[name].wire;
      const { statusCode } = await uplift.rest('PUT', 'general/settings', { as, body: { [wire]: 7 } });
      expect(statusCode).toBe(as ? 403 : 401);
    }
    expect(await uplift.app.database.manager.findOneByOrFail(SiteSettings, { id: 1 })).toEqual(before);
  });

  it('an unknown setting changes nothing, for every user R284', async () => {
    const before = await uplift.app.database.manager.findOneByOrFail(SiteSettings, { id: 1 });
    const body = { contributions: before.contributions, id: 2, version: 900, other: 'x' };
    await uplift.rest('PUT', 'general/settings', { as: admin, body });
    expect(await uplift.app.database.manager.find(SiteSettings)).toEqual([before]);
  });

  it('a change is in the timeline, where Undo reverts it A155 A156', async () => {
    const before = (await uplift.rest('GET', 'general/settings')).json();
    await uplift.rest('PUT', 'general/settings', { as: admin, body: { contributions: 777 } });
    const read = await uplift.graphql(
      `{ siteSettings { version }
         timeline(recordType: SITE_SETTINGS, id: 1, first: 1) { nodes { action changes { field after } } } }`,
      {},
      { as: admin },
    );
    expect(read.data.timeline.nodes).toEqual([
      { action: 'settings.changed', changes: [{ field: 'contributions', after: '777' }] },
    ]);
    await uplift.graphql(
      'mutation ($version: Int!) { undoChange(recordType: SITE_SETTINGS, id: 1, version: $version) }',
      { version: read.data.siteSettings.version },
      { as: admin },
    );
    expect((await uplift.rest('GET', 'general/settings')).json().contributions).toBe(before.contributions);
  });

  it('refuses a stale version and returns the newer settings', async () => {
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

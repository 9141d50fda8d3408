import { Activity } from '../../platform/activity/activity.entity.js';
import { READ_BUYER, startBuyerFixture } from '../../testing/buyer-fixture.js';
import { BUYER_TYPES, BuyerTypeEnum } from './buyer-types.js';
import { ImpactBuyer } from './impact-buyer.entity.js';

const ROTATE = `mutation ($id: Int!) { rotateImpactBuyerLinkKey(id: $id) { version linkKey } }`;

describe('saving an impact buyer', () => {
  let fixture: Awaited<ReturnType<typeof startBuyerFixture>>;
  beforeAll(async () => {
    fixture = await startBuyerFixture();
  });
  afterAll(() => fixture.uplift.stop());
  beforeEach(() => fixture.begin());

  const stored = (id = fixture.records.own.id) =>
    fixture.uplift.app.database.manager.findOneByOrFail(ImpactBuyer, { id });
  const lastActivity = (subjectId: number) =>
    fixture.uplift.app.database.manager.findOneOrFail(Activity, {
      where: { subjectType: 'impact-buyer', subjectId },
      order: { id: 'DESC' },
    });

  it.each([
    ['R133', 'name', 150],
    ['R135', 'whoWeAre', 700],
    ['R136', 'recentImpactStory', 700],
    ['R137', 'buyersSlogan', 100],
    ['R137', 'contributionsGeneratedSlogan', 100],
    ['R137', 'communityHoursSlogan', 100],
    ['R137', 'communityHoursSloganSupplier', 100],
    ['R137', 'suppliersSlogan', 100],
    ['R137', 'contributionsGeneratedSloganSupplier', 100],
    ['R137', 'tradieSlogan', 100],
    ['R137', 'tradieMessage1', 100],
    ['R137', 'tradieMessage2', 100],
    ['R137', 'tradieStat1', 55],
    ['R137', 'tradieStat2', 55],
  ])('%s %s accepts at most %i characters', async (_, name, most) => {
    expect((await fixture.update('admin', { [name]: 'ā'.repeat(most) })).code).toBeUndefined();
    const message = `Maximum of ${most} characters allowed.`;
    expect((await fixture.update('admin', { [name]: 'ā'.repeat(most + 1) })).fields).toEqual([
      { field: name, message },
    ]);
  });

  it('the story is rich text of up to 700 visible characters, in both APIs A40 R051 R136', async () => {
    const { id } = fixture.records.own;
    const story = `<h2>Forty hours</h2><p><b>${'ā'.repeat(680)}</b></p>`;
    const sanitized = story.replaceAll('b>', 'strong>');
    await fixture.update('admin', { recentImpactStory: `${story}<script>x</script>` });
    expect((await stored()).recentImpactStory).toBe(sanitized);
    expect(
      (await fixture.update('admin', { recentImpactStory: `${story}<p>and much more</p>` })).fields,
    ).toEqual([{ field: 'recentImpactStory', message: 'Maximum of 700 characters allowed.' }]);
    const read = () => fixture.uplift.rest('GET', `impactBusiness/${id}`, { as: fixture.people.admin });
    const sent = (recentImpactStory: string) =>
      fixture.rest('admin', 'impactBusiness/update', { id, recentImpactStory });
    expect((await read()).json()[0].recentImpactStory).toBe(sanitized);
    await sent('<h3 onclick="x()">Now</h3><img src=x onerror=x()>1 < 2');
    expect((await stored()).recentImpactStory).toBe('<h3>Now</h3>1 &lt; 2');
    await sent('Forty hours,\nno marks');
    expect((await read()).json()[0].recentImpactStory).toBe('Forty hours,\nno marks');
  });

  it.each([
    ['R115', 'status', 'Elsewhere'],
    ['R116', 'interestedStatus', 'Perhaps'],
    ['R117', 'chanceOfLead', 'Medium'],
    ['R146', 'buyerType', 'Small Service Business (2 - 20)'],
    ['R125', 'suppliersUsed', -1],
    ['R125', 'supplierContributionTotal', -0.01],
    ['R124', 'website', 'javascript:alert(1)'],
    ['R134', 'email', 'nobody'],
    ['A20', 'goodCauseId', 999_999],
    ['R147', 'supplierId', 999_999],
  ])('%s %s refuses any other value', async (_, name, value) => {
    expect((await fixture.update('admin', { [name]: value })).fields).toMatchObject([
      { field: expect.stringMatching(`^(input.)?${name}$`) },
    ]);
    expect((await stored()).version).toBe(1);
  });

  it('accepts each of the eighteen types by its exact name R146', async () => {
    for (const buyerType of Object.keys(BuyerTypeEnum)) await fixture.update('own', { buyerType });
    expect((await stored()).buyerType).toBe('Government ( National Entity )');
    expect(BUYER_TYPES).toHaveLength(18);
    expect((await fixture.update('own', { buyerType: null })).code).toBeUndefined();
  });

  it('a keyword is unique in any case, and never digits only A14', async () => {
    await fixture.make.impactBuyer({ urlKeyword: 'Kereru' });
    const said = async (urlKeyword: string) =>
      (await fixture.update('admin', { urlKeyword })).fields?.[0]?.message;
    expect(await said('kereru')).toBe('Another impact buyer has this keyword.');
    expect(await said('2026')).toBe('A keyword cannot be digits alone.');
    expect(await said('two words')).toContain('without blanks');
    expect(await said('kura-2026')).toBeUndefined();
    expect(await said('KURA-2026')).toBeUndefined();
  });

  it('gives a keyword to only one of two simultaneous requests A14', async () => {
    const ids = [fixture.records.own.id, fixture.records.neighbour.id];
    const answers = await Promise.all(
      ids.map((id) => fixture.update('admin', { urlKeyword: 'wanted' }, undefined, id)),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    for (const { code } of answers) expect([undefined, 'BAD_USER_INPUT', 'CONFLICT']).toContain(code);
  });

  it('changes sent fields, empties null fields, and returns the buyer R138 C049', async () => {
    await fixture.update('own', { phone: '021 555', description: 'A school, Nelson' });
    const rest = await fixture.rest('own', 'impactBusiness/update', {
      id: fixture.records.own.id,
      impactPhone: null,
      description: '',
      website: 'kura.example.nz',
    });
    expect(rest.json()).toMatchObject({
      impactPhone: null,
      description: null,
      website: 'https://kura.example.nz',
      name: fixture.records.own.name,
      version: 3,
    });
    const withoutId = await fixture.rest('own', 'impactBusiness/update', { description: 'x' });
    expect(withoutId.json().fields).toMatchObject([{ field: 'id' }]);
  });

  it('ignores computed fields and unknown keys C049', async () => {
    const { id } = fixture.records.own;
    const send = async (body: object) => fixture.rest('admin', 'impactBusiness/update', { id, ...body });
    const worked = { cCTotal: 1, enquiryTotal: 2, ownerName: 'X', business_id: 9, goodCauseLinkKey: 'key' };
    expect((await send(worked)).json()).toMatchObject({
      cCTotal: 0,
      enquiryTotal: 0,
      ownerName: null,
      version: 1,
    });
    for (const key of ['prospectingEntered', 'searchedText', 'supplierId'])
      expect((await send({ [key]: 1 })).json().fields).toEqual([
        { field: key, message: 'There is no such field.' },
      ]);
  });

  it('accepts a whole record as it was returned, and changes nothing C049', async () => {
    const { id } = fixture.records.own;
    await fixture.uplift.app.database.manager.update(ImpactBuyer, id, {
      goodCauseId: (await fixture.make.goodCause()).id,
      supplierContributionTotal: 12.5,
      suppliersUsed: 3,
    });
    for (const who of ['own', 'admin'] as const) {
      const path = `impactBusiness/${id}`;
      const [whole] = (await fixture.uplift.rest('GET', path, { as: fixture.people[who] })).json();
      const sent = await fixture.rest(who, 'impactBusiness/update', whole);
      expect([who, sent.statusCode, sent.json()]).toEqual([who, 200, whole]);
    }
  });

  it('treats another user’s buyer as not found R132', async () => {
    const { id } = fixture.records.neighbour;
    expect((await fixture.update('own', { name: 'Mine' }, undefined, id)).code).toBe('FORBIDDEN');
    const [theirs, none] = await Promise.all(
      [id, 999_999].map((requestedId) =>
        fixture.rest('own', 'impactBusiness/update', { id: requestedId, name: 'Mine' }),
      ),
    );
    expect([theirs?.statusCode, theirs?.json().message]).toEqual([403, none?.json().message]);
    expect((await stored(id)).name).toBe(fixture.records.neighbour.name);
  });

  it('refuses a stale version and returns the current values', async () => {
    await fixture.update('admin', { name: 'Newer', adminNotes: 'ours' }, 1);
    const stale = await fixture.update('own', { whoWeAre: 'Us' }, 1);
    expect([stale.code, stale.current.name, stale.current.version]).toEqual(['CONFLICT', 'Newer', 2]);
    expect(stale.current.adminNotes).toBeNull();
  });

  it('logs the changes, without the content of personal fields A156', async () => {
    await fixture.update('admin', { status: 'DRAFTING', contactName: 'Ana', email: 'ana@buyer.example' });
    const { changes } = await lastActivity(fixture.records.own.id);
    expect(changes).toMatchObject({ status: ['Data Only', 'Drafting'], contactName: null, email: null });
    expect(JSON.stringify(changes)).not.toContain('ana@');
  });

  it('users of a supplier that has left can change nothing, not even their buyer A157', async () => {
    const gone = await fixture.make.supplier({ status: 'Left & Removed' });
    fixture.people.own = await fixture.uplift.user({
      roles: ['Business', 'ImpactBusiness'],
      impactBuyerId: fixture.records.own.id,
      supplierId: gone.id,
    });
    expect((await fixture.update('own', { whoWeAre: 'Us' })).code).toBe('FORBIDDEN');
  });

  it('shows staff the key of its good cause, if it has one R127 A20', async () => {
    const cause = await fixture.make.goodCause({ linkKey: 'the-secret-key-of-the-cause' });
    const { id } = fixture.records.own;
    const seen = async (who: 'admin' | 'own') => (await fixture.call(who, READ_BUYER, { id })).record;
    expect(await seen('admin')).toMatchObject({ goodCause: null, goodCauseLinkKey: null });
    await fixture.update('admin', { goodCauseId: cause.id });
    expect(await seen('admin')).toMatchObject({ goodCauseLinkKey: 'the-secret-key-of-the-cause' });
    expect(await seen('own')).toMatchObject({
      goodCause: { id: cause.id, name: cause.name },
      goodCauseLinkKey: null,
      linkKey: fixture.records.own.linkKey,
    });
  });

  describe('link keys', () => {
    it('staff create a new key, and the old key disappears everywhere A25', async () => {
      const { id, linkKey } = fixture.records.own;
      const { record } = await fixture.call('admin', ROTATE, { id });
      expect(record).toEqual({ version: 2, linkKey: expect.stringMatching(/^[\w-]{22,}$/) });
      expect(record.linkKey).not.toBe(linkKey);
      const { manager } = fixture.uplift.app.database;
      for (const table of ['impact_buyer', 'activity', 'personal_change'])
        expect(
          await manager.query(`SELECT FROM ${table} t WHERE t::text LIKE '%' || $1 || '%'`, [linkKey]),
        ).toEqual([]);
      expect((await lastActivity(id)).action).toBe('impact-buyer.link-key-rotated');
      expect((await fixture.call('own', ROTATE, { id })).code).toBe('FORBIDDEN');
      expect((await fixture.call('admin', ROTATE, { id: 999_999 })).code).toBe('NOT_FOUND');
    });
  });
});

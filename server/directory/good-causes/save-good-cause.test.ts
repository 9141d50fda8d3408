import { Activity } from '../../platform/activity/activity.entity.js';
import { CREATE_CAUSE, startCauseFixture } from '../../testing/cause-fixture.js';
import { sentFile } from '../../testing/sent-file.js';
import { GoodCause } from './good-cause.entity.js';

const ROTATE = `mutation ($id: Int!) { rotateGoodCauseLinkKey(id: $id) { version linkKey } }`;
const DELETE = `mutation ($id: Int!) { deleteGoodCause(id: $id) }`;
const RESTORE = `mutation ($id: Int!) { restoreRecord(recordType: GOOD_CAUSE, id: $id) }`;

describe('saving good causes', () => {
  let fixture: Awaited<ReturnType<typeof startCauseFixture>>;
  beforeAll(async () => {
    fixture = await startCauseFixture();
  });
  afterAll(() => fixture.uplift.stop());

  const stored = (id: number) => fixture.uplift.app.database.manager.findOneByOrFail(GoodCause, { id });

  it('staff create a cause, which starts as Drafting with its own key, and can read it R107 C029', async () => {
    const { record } = await fixture.call('admin', CREATE_CAUSE, { input: { name: ' Māra Kai ' } });
    expect(record).toMatchObject({
      name: 'Māra Kai',
      status: 'DRAFTING',
      version: 1,
      special: false,
      buyerCount: 0,
      enquiryTotal: 0,
      contributionTotal: 0,
      linkKey: expect.stringMatching(/^[\w-]{22,}$/),
    });
    const made = await fixture.rest('admin', 'goodCause/create', { name: 'Nelson (Impact an Area)' });
    expect(made.json()).toEqual({ goodCauseID: expect.any(Number) });
    const path = `goodCause/${made.json().goodCauseID}`;
    const [read] = (await fixture.uplift.rest('GET', path, { as: fixture.people.admin })).json();
    expect(read).toMatchObject({ name: 'Nelson (Impact an Area)', status: 'Drafting' });
  });

  it('a cause sent twice is created once C029', async () => {
    const key = { 'idempotency-key': 'a-cause-key-1' };
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const { record } = await fixture.call('admin', CREATE_CAUSE, { input: { name: 'Once' } }, key);
        return record.id;
      }),
    );
    expect(ids[0]).toBe(ids[1]);
  });

  it('public pages show changes by staff at once R105 R106 C025', async () => {
    const { id } = await fixture.make.goodCause({ status: 'Drafting' });
    const listed = async () => {
      const { data } = await fixture.uplift.graphql('{ goodCauses { id special } }');
      return data.goodCauses.find((cause: { id: number }) => cause.id === id);
    };
    expect(await listed()).toBeUndefined();
    await fixture.update({ status: 'APPROVED_AND_LIVE', name: 'Otago (Impacts Overall)' }, { id });
    expect(await listed()).toEqual({ id, special: true });
    await fixture.update({ status: 'LEFT_AND_REMOVED' }, { id });
    expect(await listed()).toBeUndefined();
    const { manager } = fixture.uplift.app.database;
    const [activity] = await manager.find(Activity, {
      where: { subjectType: 'good-cause', subjectId: id },
      order: { id: 'DESC' },
    });
    expect(activity).toMatchObject({
      action: 'good-cause.changed',
      changes: { status: ['Approved & Live', 'Left & Removed'] },
    });
  });

  it.each([
    ['name', null, 'Good Cause Name is required'],
    ['name', '  ', 'Good Cause Name is required'],
    ['name', 'ā'.repeat(151), 'Maximum of 150 characters allowed.'],
    ['status', 'Elsewhere', expect.stringContaining('This must be one of')],
    ['website', 'javascript:alert(1)', 'Please enter a web address like https://example.nz.'],
    ['description', 'x'.repeat(5001), 'Maximum of 5000 characters allowed.'],
    ['imageUrl', 'https://elsewhere.example/a.png', expect.any(String)],
  ])('%s refuses %j with a message', async (name, value, message) => {
    const { id } = await fixture.make.goodCause();
    expect((await fixture.update({ [name]: value }, { id })).fields).toEqual([
      { field: expect.stringMatching(`^(input.)?${name}$`), message },
    ]);
    expect((await stored(id)).version).toBe(1);
    const body = { id, [name]: value };
    if (typeof value === 'string' && value.trim() !== '')
      expect((await fixture.rest('admin', 'goodCause/update', body)).statusCode).toBe(400);
  });

  it('refuses a duplicate name in any case A91', async () => {
    const [one, other] = [await fixture.make.goodCause({ name: 'Kauri' }), await fixture.make.goodCause()];
    const taken = await fixture.update({ name: 'KAURI' }, { id: other.id });
    expect(taken.fields).toEqual([{ field: 'name', message: 'Another good cause has this name.' }]);
    expect((await fixture.update({ name: 'KAURI' }, { id: one.id })).code).toBeUndefined();
    const made = await Promise.all(
      [1, 2].map(() => fixture.call('admin', CREATE_CAUSE, { input: { name: 'At once' } })),
    );
    const codes = made.map(({ code }) => code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    for (const code of codes) expect([undefined, 'BAD_USER_INPUT', 'CONFLICT']).toContain(code);
  });

  it('accepts only a picture uploaded for good causes R108 R317', async () => {
    const { database } = fixture.uplift.app;
    const { id } = await fixture.make.goodCause();
    const uploadedById = fixture.people.admin.id;
    const [right, wrong] = [
      await sentFile(database, 'goodCauseImages', { uploadedById }),
      await sentFile(database, 'categoryImages', { uploadedById }),
    ];
    expect((await fixture.update({ imageUrl: wrong }, { id })).fields).toMatchObject([{ field: 'imageUrl' }]);
    expect((await fixture.update({ imageUrl: right }, { id })).record.imageUrl).toBe(right);
    expect((await fixture.update({ imageUrl: null }, { id })).record.imageUrl).toBeNull();
    const made = await fixture.call('admin', CREATE_CAUSE, { input: { name: 'Pictured', imageUrl: right } });
    expect([made.record?.imageUrl ?? null, made.fields ?? null]).toEqual([
      null,
      [expect.objectContaining({ field: 'imageUrl' })],
    ]);
  });

  it('accepts a whole record, changes nothing, and refuses a stale version C028', async () => {
    const { id } = await fixture.make.goodCause({ linkKey: 'another-secret-key-of-it' });
    const as = fixture.people.admin;
    const [whole] = (await fixture.uplift.rest('GET', `goodCause/${id}`, { as })).json();
    const sent = await fixture.rest('admin', 'goodCause/update', whole);
    expect([sent.statusCode, sent.json()]).toEqual([200, whole]);
    await fixture.update({ description: 'Newer' }, { id, version: 1 });
    const stale = await fixture.update({ description: 'Older' }, { id, version: 1 });
    expect([stale.code, stale.current.description]).toEqual(['CONFLICT', 'Newer']);
    expect((await fixture.rest('admin', 'goodCause/update', whole)).statusCode).toBe(409);
    expect((await fixture.rest('admin', 'goodCause/update', { name: 'x' })).json().fields).toMatchObject([
      { field: 'id' },
    ]);
    expect((await fixture.rest('admin', 'goodCause/update', { id: 999_999, name: 'x' })).statusCode).toBe(
      404,
    );
  });

  it('staff create a new key, and the old key disappears everywhere A25', async () => {
    const { id, linkKey } = await fixture.make.goodCause({ linkKey: 'an-old-secret-key-of-it' });
    const { record } = await fixture.call('admin', ROTATE, { id });
    expect(record).toEqual({ version: 2, linkKey: expect.stringMatching(/^[\w-]{22,}$/) });
    const { manager } = fixture.uplift.app.database;
    for (const table of ['good_cause', 'activity', 'personal_change'])
      expect(
        await manager.query(`SELECT FROM ${table} t WHERE t::text LIKE '%' || $1 || '%'`, [linkKey]),
      ).toEqual([]);
    expect((await fixture.call('own', ROTATE, { id: fixture.own.id })).code).toBe('FORBIDDEN');
    expect((await fixture.call('admin', ROTATE, { id: 999_999 })).code).toBe('NOT_FOUND');
  });

  describe('deleting a good cause A155 C030', () => {
    it('staff delete an unreferenced cause, and restore it from the trash unchanged', async () => {
      const { id, name } = await fixture.make.goodCause({ description: 'Kai' });
      expect((await fixture.call('own', DELETE, { id: fixture.own.id })).code).toBe('FORBIDDEN');
      expect((await fixture.call('admin', DELETE, { id })).record).toBe(true);
      expect((await fixture.call('admin', DELETE, { id })).code).toBe('NOT_FOUND');
      expect((await fixture.call('admin', RESTORE, { id })).record).toBe(true);
      expect(await stored(id)).toMatchObject({ name, description: 'Kai' });
    });

    it('refuses to delete a referenced cause, and names the references', async () => {
      const { id } = await fixture.make.goodCause();
      await fixture.make.salesEnquiry({ goodCauseId: id });
      await fixture.make.impactBuyer({ goodCauseId: id });
      await fixture.make.impactBuyer({ goodCauseId: id });
      await fixture.uplift.user({ roles: ['GoodCause'], goodCauseId: id });
      expect((await fixture.call('admin', DELETE, { id })).message).toBe(
        'This good cause cannot be deleted: 1 enquiry, 2 impact buyers and 1 user refer to it. Change the record’s status to “Left & Removed” instead.',
      );
      const rest = await fixture.rest('admin', 'goodCause/delete', { id });
      expect([rest.statusCode, rest.json().current.references]).toEqual([
        409,
        [
          { kind: 'enquiries', count: 1 },
          { kind: 'impact buyers', count: 2 },
          { kind: 'users', count: 1 },
        ],
      ]);
      expect((await stored(id)).id).toBe(id);
    });
  });
});

import { startLeadFixture } from '../../testing/lead-fixture.js';
import type { Lead } from './lead.entity.js';
import { OPEN_ALREADY } from './open-lead.js';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

describe('changing leads', () => {
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;
  beforeAll(async () => {
    fixture = await startLeadFixture();
  });
  afterAll(() => fixture.uplift.stop());

  const isNow = (stamp: unknown) => Math.abs(new Date(stamp as string).getTime() - Date.now()) < 60_000;

  it.each([
    ['ACTION_TAKEN', 20, 'actionTakenAt'],
    ['SOUNDING_POSITIVE', 60, 'soundingPositiveAt'],
    ['NO_OPPORTUNITY', 0, 'noOpportunityAt'],
    ['SLIM_CHANCE', 10, 'slimChanceAt'],
    ['SALE', 100, null],
    ['FUTURE_FOLLOW_UP', 40, null],
    ['ENQUIRY_CREATED', 70, null],
    ['ALREADY_USING', 70, null],
  ])(
    '%s sets the chance to %s and the date %s, and changes nothing else R194 R195 A63',
    async (status, chance, stamp) => {
      const stamps = {
        actionTakenAt: null,
        soundingPositiveAt: null,
        noOpportunityAt: null,
        slimChanceAt: null,
      };
      const { id } = await fixture.lead({ chance: 70 });
      const { record } = await fixture.update(id, { status });
      expect([record.status, record.chance]).toEqual([status, chance]);
      if (stamp) expect(isNow(record[stamp])).toBe(true);
      expect({ ...record, ...(stamp && { [stamp]: null }) }).toMatchObject(stamps);
    },
  );

  it('the server sets chance and date over REST too, and ignores those of the client A145', async () => {
    const { id } = await fixture.lead();
    const sent = { id, status: 'Sounding Positive', chance: 10, soundingPositive: '2019-05-05T00:00:00Z' };
    const answer = (await fixture.rest('PUT', 'leads', sent)).json();
    expect([answer.status, answer.chance, isNow(answer.soundingPositive)]).toEqual([
      'Sounding Positive',
      60,
      true,
    ]);
  });

  it('a chance that is sent together with a status wins A145', async () => {
    const { id } = await fixture.lead();
    const { record } = await fixture.update(id, { status: 'SOUNDING_POSITIVE', chance: 80 });
    expect([record.status, record.chance, isNow(record.soundingPositiveAt)]).toEqual([
      'SOUNDING_POSITIVE',
      80,
      true,
    ]);
  });

  it('returning to a status sets its date again; saving the same status is no change A65', async () => {
    const { id } = await fixture.lead({ status: 'Action Taken', actionTakenAt: LONG_AGO, chance: 50 });
    const same = await fixture.update(id, { status: 'ACTION_TAKEN' });
    expect([same.record.actionTakenAt, same.record.chance, same.record.version]).toEqual([
      LONG_AGO.toISOString(),
      50,
      1,
    ]);
    const noted = await fixture.update(id, { status: 'ACTION_TAKEN', notes: 'Rang.' });
    expect([noted.record.actionTakenAt, noted.record.chance]).toEqual([LONG_AGO.toISOString(), 50]);
    await fixture.update(id, { status: 'FUTURE_FOLLOW_UP' });
    const again = await fixture.update(id, { status: 'ACTION_TAKEN' });
    expect([isNow(again.record.actionTakenAt), again.record.chance]).toEqual([true, 20]);
  });

  it('the chance can be changed separately, in steps of ten R194', async () => {
    const { id } = await fixture.lead({ status: 'Action Taken', chance: 20 });
    expect((await fixture.update(id, { chance: 90 })).record).toMatchObject({
      status: 'ACTION_TAKEN',
      chance: 90,
    });
    expect((await fixture.update(id, { chance: 95 })).fields?.[0]?.field).toBe('chance');
  });

  it.each([
    ['R210', 'estimatedRevenueBand', 6],
    ['R211', 'estimatedContributionBand', 0],
    ['R203', 'weight', 11],
    ['R216', 'personResponsibleId', 999_999],
  ])('%s %s cannot be set to %s', async (_, field, value) => {
    const { id } = await fixture.lead();
    expect((await fixture.update(id, { [field]: value })).fields?.[0]?.field).toBe(field);
  });

  it('bands count as the dollar amounts of their labels R210 R211', async () => {
    const { id } = await fixture.lead();
    const bands = async (band: number) => {
      const input = { estimatedRevenueBand: band, estimatedContributionBand: band };
      const { record } = await fixture.update(id, input);
      return [record.estimatedRevenue, record.estimatedContribution];
    };
    expect([await bands(1), await bands(2), await bands(3), await bands(4), await bands(5)]).toEqual([
      [500, 100],
      [2000, 200],
      [5000, 500],
      [10_000, 1000],
      [10_000, 1000],
    ]);
  });

  it('the name can be empty R208', async () => {
    const { id } = await fixture.lead({ fromName: 'Ben' });
    expect((await fixture.update(id, { fromName: '' })).record.fromName).toBeNull();
  });

  it('the buyer’s response, the enquiry and both parties cannot be changed through an update R207 R191', async () => {
    const before = await fixture.lead({ customersComments: 'Please ring me.' });
    const [other, supplier] = [await fixture.make.impactBuyer(), await fixture.make.supplier()];
    const enquiry = await fixture.make.salesEnquiry();
    const sent = {
      id: before.id,
      customersComments: 'Never!',
      salesEnquiry_id: enquiry.id,
      business_id: other.id,
      leadFor_business_id: supplier.id,
    };
    expect((await fixture.rest('PUT', 'leads', sent)).statusCode).toBe(200);
    const { version: _, updatedAt: __, ...unchanged } = await fixture.stored(before.id);
    expect(before).toMatchObject(unchanged);
  });

  it('archiving can be reversed, and deletes nothing A62 R209', async () => {
    const { id } = await fixture.lead();
    const archived = await fixture.update(id, { archived: true });
    expect([archived.record.archived, isNow(archived.record.archivedAt)]).toEqual([true, true]);
    expect((await fixture.update(id, { archived: true })).record.version).toBe(archived.record.version);
    expect((await fixture.rest('PUT', 'leads', { id, archived: 0 })).json().archived).toBe(0);
    expect((await fixture.stored(id)).archivedAt).toBeNull();
  });

  it('refuses to reopen a lead while the pair has another open lead A71', async () => {
    const first = await fixture.lead({ archivedAt: new Date() });
    const { impactBuyerId, supplierId } = first;
    const lost = await fixture.lead({ impactBuyerId, supplierId, status: 'No Opportunity' });
    await fixture.lead({ impactBuyerId, supplierId });
    for (const refused of [
      await fixture.update(first.id, { archived: false }),
      await fixture.update(lost.id, { status: 'ACTION_TAKEN' }),
    ])
      expect([refused.code, refused.message]).toEqual(['CONFLICT', OPEN_ALREADY]);
  });

  it('opens only one of two leads reopened at the same moment A71', async () => {
    const first = await fixture.lead({ archivedAt: new Date() });
    const { impactBuyerId, supplierId } = first;
    const second = await fixture.lead({ impactBuyerId, supplierId, archivedAt: new Date() });
    const opened = await Promise.all(
      [first, second].map(({ id }) => fixture.update(id, { archived: false })),
    );
    const refused = opened.filter(({ code }) => code);
    expect(refused.map(({ code, message }) => [code, message])).toEqual([['CONFLICT', OPEN_ALREADY]]);
  });

  it('refuses a stale version and returns the newer lead A126', async () => {
    const { id } = await fixture.lead();
    await fixture.update(id, { weight: 3 });
    const stale = await fixture.update(id, { weight: 4 }, 1);
    expect([stale.code, stale.current]).toEqual(['CONFLICT', expect.objectContaining({ weight: 3 })]);
  });

  it('accepts one of many simultaneous moves, and returns the current status to the others A126', async () => {
    const { id } = await fixture.lead();
    const statuses = ['ACTION_TAKEN', 'SOUNDING_POSITIVE', 'NO_OPPORTUNITY', 'SALE', 'FUTURE_FOLLOW_UP'];
    const moves = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        fixture.update(id, { status: statuses[at % statuses.length] }, 1),
      ),
    );
    const [moved, ...others] = moves.filter(({ code }) => !code);
    expect([moved?.record.version, others]).toEqual([2, []]);
    const refused = moves.filter(({ code }) => code);
    expect(refused).toHaveLength(19);
    const { status, chance } = await fixture.stored(id);
    expect(chance).toBe(moved?.record.chance);
    const now = { status: status.toUpperCase().replaceAll(' ', '_'), chance, version: 2 };
    for (const { code, current } of refused)
      expect([code, current]).toEqual(['CONFLICT', expect.objectContaining(now)]);
    const written = await fixture.uplift.app.database.manager.query(
      'SELECT action, record_version AS version FROM activity WHERE subject_type = $1 AND subject_id = $2',
      ['lead', id],
    );
    expect(written).toEqual([{ action: 'lead.changed', version: 2 }]);
  });

  it('Undo restores the status with its chance and dates A155', async () => {
    const { id } = await fixture.lead({ chance: 30 });
    const { record } = await fixture.update(id, { status: 'SOUNDING_POSITIVE' });
    expect((await fixture.ask('undo', { id, version: record.version })).code).toBeUndefined();
    expect(await fixture.stored(id)).toMatchObject({
      status: 'Card Created',
      chance: 30,
      soundingPositiveAt: null,
    });
  });

  it('Undo archives a lead again, but does not open a second lead of a pair A155', async () => {
    const { id, impactBuyerId, supplierId } = await fixture.lead();
    const { record } = await fixture.update(id, { archived: true });
    await fixture.lead({ impactBuyerId, supplierId });
    const undone = await fixture.ask('undo', { id, version: record.version });
    expect([undone.code, undone.message]).toEqual(['CONFLICT', OPEN_ALREADY]);
  });

  it('a deleted lead is restored from the trash unchanged, with its enquiry C091 A155', async () => {
    const enquiry = await fixture.make.salesEnquiry();
    const before = await fixture.lead({ salesEnquiryId: enquiry.id, status: 'Enquiry Created' });
    const { manager } = fixture.uplift.app.database;
    const link = async () =>
      (await manager.query('SELECT lead_id FROM sales_enquiry WHERE id = $1', [enquiry.id]))[0].lead_id;
    await manager.query('UPDATE sales_enquiry SET lead_id = $1 WHERE id = $2', [before.id, enquiry.id]);
    expect((await fixture.rest('POST', 'leads/delete', { id: before.id })).json().Result).toBe('Success');
    await expect(fixture.stored(before.id)).rejects.toThrow();
    expect(await link()).toBeNull();
    expect((await fixture.ask('restore', { id: before.id })).code).toBeUndefined();
    expect(await link()).toBe(before.id);
    const after = await fixture.stored(before.id);
    expect(after).toEqual({ ...before, version: expect.any(Number), updatedAt: expect.any(Date) });
  });

  it('refuses to restore a deleted lead while the pair has another open lead A71 A155', async () => {
    const { id, impactBuyerId, supplierId } = await fixture.lead();
    await fixture.ask('remove', { id });
    await fixture.lead({ impactBuyerId, supplierId });
    const back = await fixture.ask('restore', { id });
    expect([back.code, back.message]).toEqual(['CONFLICT', expect.stringContaining('another open lead')]);
  });

  it('a lead has one of four types, or none R202', async () => {
    const { id } = await fixture.lead();
    const typed = async (leadType: string | null) =>
      (await fixture.update(id, { leadType })).record?.leadType;
    for (const type of ['DIRECT', 'THEIR_CLIENT', 'OUT_SOURCING', 'COLLABORATIVE', null])
      expect(await typed(type)).toBe(type);
    expect(await typed('INDIRECT')).toBeUndefined();
    const rest = async (leadType: string) =>
      (await fixture.rest('PUT', 'leads', { id, leadType })).statusCode;
    for (const type of ['Direct', 'Their Client', 'Out Sourcing', 'Collaborative'])
      expect([type, await rest(type)]).toEqual([type, 200]);
    expect(await rest('Indirect')).toBe(400);
    expect((await fixture.stored(id)).leadType).toBe('Collaborative');
  });

  it('refuses an unknown status R192', async () => {
    const { id } = await fixture.lead();
    const refused: Partial<Record<keyof Lead, unknown>>[] = [
      { status: 'Lost' },
      { chance: 15 },
      { weight: 11 },
      { leadType: 'Indirect' },
      { customersResponse: 'Maybe' },
      { estimatedRevenueBand: 6 },
    ];
    for (const columns of refused)
      await expect(fixture.uplift.app.database.manager.update('lead', id, columns)).rejects.toThrow(
        /check constraint/,
      );
  });
});

import ICAL from 'ical.js';
import { CalendarLink } from '../accounts/calendar-link.entity.js';
import { mailedResetToken, resetPassword } from '../accounts/testing/account-calls.js';
import { todayInNewZealand } from '../platform/new-zealand-today.js';
import { ActionItem } from '../staff/action-centre/action-item.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

const CREATE = 'mutation { createCalendarLink { url calendarLink { createdAt lastUsedAt } } }';
const ORIGIN = 'https://uplift.example';

describe('the calendar of a staff member', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  let colleague: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start({ PUBLIC_URL: ORIGIN, RATE_LIMIT_PER_MINUTE: '1000' });
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
    colleague = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());
  beforeEach(() => sql('TRUNCATE lead, sales_enquiry, action_item, calendar_link CASCADE'));

  const sql = (text: string, values: unknown[] = []) => uplift.app.database.manager.query(text, values);
  const pathOf = async (as = admin): Promise<string> => {
    const { data } = await uplift.graphql(CREATE, {}, { as });
    return data.createCalendarLink.url.replace(ORIGIN, '');
  };
  const get = (url: string, headers: Record<string, string> = {}) =>
    uplift.http.inject({ method: 'GET', url, headers });
  const status = async (path: string) => (await get(path)).statusCode;
  const eventsOf = async (path: string) => {
    const { body } = await get(path);
    const calendar = new ICAL.Component(ICAL.parse(body));
    return calendar.getAllSubcomponents('vevent').map((event) => ({
      uid: event.getFirstPropertyValue('uid'),
      day: String(event.getFirstPropertyValue('dtstart')),
      isAllDay: (event.getFirstPropertyValue('dtstart') as ICAL.Time).isDate,
      summary: event.getFirstPropertyValue('summary'),
      description: event.getFirstPropertyValue('description'),
    }));
  };
  const summaries = async (path: string) => (await eventsOf(path)).map(({ summary }) => summary);
  const lead = async (fields: object, buyer = 'Nīkau School') => {
    const { id: impactBuyerId } = await make.impactBuyer({ name: buyer });
    const { id: supplierId } = await make.supplier({ name: 'Kōwhai Plumbing' });
    return make.lead({ impactBuyerId, supplierId, futureActionOn: todayInNewZealand(), ...fields });
  };
  const action = (fields: object) =>
    uplift.app.database.manager.save(ActionItem, { type: 'Job', value: 'Call the printer', ...fields });

  it('has all-day events for follow-ups and due actions, with stable ids and links R190 A57', async () => {
    const { id: leadId } = await lead({ futureActionOn: '2031-03-04' });
    const enquiry = await make.salesEnquiry({ fullName: 'Ana', followUpOn: '2031-03-05' });
    // 23:30 on 6 March in New Zealand.
    const { id: actionId } = await action({ dueBy: new Date('2031-03-06T10:30:00Z') });
    const path = await pathOf();
    const events = await eventsOf(path);
    expect(events).toEqual([
      {
        uid: `lead-${leadId}@uplift.example`,
        day: '2031-03-04',
        isAllDay: true,
        summary: 'Lead to follow up: Nīkau School · Kōwhai Plumbing',
        description: `${ORIGIN}/admin/leads/${leadId}`,
      },
      {
        uid: `sales-enquiry-${enquiry.id}@uplift.example`,
        day: '2031-03-05',
        isAllDay: true,
        summary: 'Enquiry to follow up: Ana',
        description: `${ORIGIN}/admin/salesEnquiry/${enquiry.id}`,
      },
      {
        uid: `action-${actionId}@uplift.example`,
        day: '2031-03-06',
        isAllDay: true,
        summary: 'Job: Call the printer',
        description: `${ORIGIN}/admin/actionCenter/${actionId}`,
      },
    ]);
    await sql(`UPDATE lead SET future_action_on = '2031-03-07'`);
    const moved = (await eventsOf(path)).find(({ uid }) => uid === events[0]?.uid);
    expect(moved?.day).toBe('2031-03-07');
  });

  it('has own events and those that all staff share, and none of a colleague', async () => {
    await lead({ personResponsibleId: admin.id }, 'Own School');
    await lead({ personResponsibleId: colleague.id }, 'Other School');
    await lead({ personResponsibleId: null }, 'Shared School');
    const former = await uplift.user({ roles: ['Business'] });
    await lead({ personResponsibleId: former.id }, 'Former School');
    const named = (await summaries(await pathOf())).map((text) => /(\w+) School/.exec(String(text))?.[1]);
    expect(named.sort()).toEqual(['Former', 'Own', 'Shared']);
  });

  it('leaves out what is closed, archived or long past', async () => {
    await lead({ archivedAt: new Date() });
    await lead({ futureActionOn: '2020-01-01' });
    await action({ dueBy: new Date(), status: 'Done' });
    await action({ dueBy: new Date(), raisedFor: todayInNewZealand(), raised: true });
    expect(await summaries(await pathOf())).toEqual([]);
  });

  it('escapes and folds long texts so that a parser reads them as they were', async () => {
    const name = `${'Kererū; print, paper\\n & "pens" '.repeat(4)}😀`;
    await lead({}, name);
    const path = await pathOf();
    expect(await summaries(path)).toEqual([`Lead to follow up: ${name} · Kōwhai Plumbing`]);
    const { body } = await get(path);
    expect(body.endsWith('END:VCALENDAR\r\n')).toBe(true);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('is private, and is not sent again while it is unchanged', async () => {
    await lead({});
    const path = await pathOf();
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const again = await get(path, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await lead({});
    expect((await get(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
  });

  it('has an address that is shown once and stored as a hash, and records its use', async () => {
    const { data } = await uplift.graphql(CREATE, {}, { as: admin });
    const { url, calendarLink } = data.createCalendarLink;
    expect(url).toMatch(/^https:\/\/uplift\.example\/calendar\/[\w-]{43}\.ics$/);
    const shown = async () =>
      (await uplift.graphql('{ calendarLink { createdAt lastUsedAt } }', {}, { as: admin })).data;
    expect(await shown()).toEqual({ calendarLink: { createdAt: calendarLink.createdAt, lastUsedAt: null } });
    const [row] = await sql('SELECT * FROM calendar_link');
    expect(JSON.stringify({ ...row, secret_hash: row.secret_hash.toString() })).not.toContain(
      url.slice(-47, -4),
    );
    await get(url.replace(ORIGIN, ''));
    expect((await shown()).calendarLink.lastUsedAt).not.toBeNull();
  });

  it('stops when its address is replaced or revoked', async () => {
    const first = await pathOf();
    const second = await pathOf();
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    const revoke = () => uplift.graphql('mutation { revokeCalendarLink }', {}, { as: admin });
    expect((await revoke()).data).toEqual({ revokeCalendarLink: true });
    expect(await status(second)).toBe(404);
  });

  it('stops when another staff member revokes its address, of which its owner is notified', async () => {
    const path = await pathOf(colleague);
    const own = await pathOf();
    const { id } = colleague;
    const READ_LINK = 'query ($id: Int) { calendarLink(userId: $id) { lastUsedAt } }';
    const shown = async () => (await uplift.graphql(READ_LINK, { id }, { as: admin })).data.calendarLink;
    const revoke = (userId: number, as = admin) =>
      uplift.graphql('mutation ($id: Int) { revokeCalendarLink(userId: $id) }', { id: userId }, { as });
    expect(await shown()).toEqual({ lastUsedAt: null });
    const seller = await uplift.user({ roles: ['Business'] });
    expect((await revoke(id, seller)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await revoke(999_999)).data).toEqual({ revokeCalendarLink: true });
    expect([await status(path), await status(own)]).toEqual([200, 200]);
    expect((await revoke(id)).data).toEqual({ revokeCalendarLink: true });
    expect([await status(path), await status(own), await shown()]).toEqual([404, 200, null]);
    const { data } = await uplift.graphql('{ notifications { nodes { action } } }', {}, { as: colleague });
    const actions = data.notifications.nodes.map(({ action }: { action: string | null }) => action);
    expect(actions).toContain('account.calendar-link-revoked');
  });

  it('stops when its owner is no longer staff, is deactivated, or gets a new password from an emailed link', async () => {
    const owner = await uplift.user({ roles: ['Admin'] });
    const path = await pathOf(owner);
    await sql(`UPDATE user_account SET roles = '{Business}' WHERE id = $1`, [owner.id]);
    expect(await status(path)).toBe(404);
    await sql(`UPDATE user_account SET roles = '{Admin}' WHERE id = $1`, [owner.id]);
    expect(await status(path)).toBe(200);
    const deactivate = (deactivated: boolean) =>
      uplift.graphql(
        'mutation ($id: Int!, $deactivated: Boolean!) { deactivateUser(id: $id, deactivated: $deactivated) { id } }',
        { id: owner.id, deactivated },
        { as: admin },
      );
    await deactivate(true);
    expect(await status(path)).toBe(404);
    await deactivate(false);
    expect(await status(path)).toBe(404);
    const other = await uplift.user({ roles: ['Admin'] });
    const otherPath = await pathOf(other);
    await resetPassword(uplift, await mailedResetToken(uplift, other.email), 'seven dull purple kettles');
    expect(await status(otherPath)).toBe(404);
  });

  it('is for the owner of the address, whoever else signs in', async () => {
    await pathOf(colleague);
    const mine = await pathOf();
    await lead({ personResponsibleId: colleague.id });
    const headers = { authorization: `Bearer ${uplift.token(colleague)}` };
    const { body } = await get(mine, headers);
    expect(body).not.toContain('Nīkau School');
    expect(await uplift.app.database.manager.count(CalendarLink)).toBe(2);
  });

  it.each(['', 'x', `${'a'.repeat(43)}`, 'a'.repeat(1500), '%00', '..%2f'])(
    'is not found at a made-up address (%#)',
    async (secret) => {
      const { statusCode } = await get(`/calendar/${secret}.ics`);
      expect([400, 404]).toContain(statusCode);
    },
  );
});

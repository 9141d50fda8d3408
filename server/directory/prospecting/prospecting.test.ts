import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

const FIELDS = `id name buyerType actionNotes chanceOfLead interestedStatus contactName phone contactTitle contactConnection
  email readOnly goodCauseAction goodCauseComments`;
const OPEN = `query ($key: String!) { prospectingBuyers(key: $key) { goodCauseName buyers { ${FIELDS} } } }`;
const SAVE = `mutation ($key: String!, $id: Int!, $input: ProspectingBuyerInput!) {
  saveProspectingBuyer(key: $key, id: $id, input: $input) { ${FIELDS} } }`;

describe('the prospecting page of a good cause', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  let number = 0;
  async function aCause() {
    const linkKey = `the-key-of-good-cause-no-${++number}`;
    const { id } = await make.goodCause({ name: `Cause ${number}` });
    await uplift.app.database.manager.query('UPDATE good_cause SET link_key = $2 WHERE id = $1', [
      id,
      linkKey,
    ]);
    const person = await uplift.user({ roles: ['GoodCause'], goodCauseId: id });
    const buyer = (fields: Parameters<typeof make.impactBuyer>[0] = {}) =>
      make.impactBuyer({ goodCauseId: id, goodCauseLinkEnabled: true, ...fields });
    return { id, linkKey, person, buyer };
  }
  const open = async (key: string, as: TestUser | null) => {
    const { data, errors } = await uplift.graphql(OPEN, { key }, { as });
    return errors ? errors[0]?.extensions.code : data.prospectingBuyers;
  };
  const save = async (key: string, id: number, input: object, as: TestUser) => {
    const { data, errors } = await uplift.graphql(SAVE, { key, id, input }, { as });
    return errors
      ? { code: errors[0]?.extensions.code, message: errors[0]?.message }
      : data.saveProspectingBuyer.find((each: { id: number }) => each.id === id);
  };
  const stored = async (id: number) => {
    const [row] = await uplift.app.database.manager.query(
      `SELECT contact_name AS "contactName", phone, email, good_cause_action AS action, good_cause_comments AS comments,
        name, admin_notes AS "adminNotes", version FROM impact_buyer WHERE id = $1`,
      [id],
    );
    return row;
  };

  it('lists the enabled buyers of the cause by name, with their known data R240 R244', async () => {
    const { linkKey, person, buyer } = await aCause();
    const second = await buyer({ name: 'Tui School', contactName: 'Hana', actionNotes: 'Ring first' });
    const first = await buyer({ name: 'Awa Ltd' });
    await buyer({ goodCauseLinkEnabled: false });
    await (await aCause()).buyer();
    for (const as of [person, admin]) {
      const page = await open(linkKey, as);
      expect(page.buyers.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id]);
      expect(page.buyers[1]).toMatchObject({
        actionNotes: 'Ring first',
        contactName: 'Hana',
        goodCauseAction: 'NOT_DONE',
        interestedStatus: 'PROSPECTING',
      });
    }
  });

  it('requires the sign-in of the cause or of staff, and also the key R245 A26', async () => {
    const { linkKey } = await aCause();
    const other = await aCause();
    const supplier = await make.supplier();
    const member = await uplift.user({ roles: [] });
    const business = await uplift.user({ roles: ['Business'], supplierId: supplier.id });
    // A cause of theirs without the role opens nothing.
    const former = await uplift.user({ roles: ['ImpactBusiness'], goodCauseId: other.id });
    expect(await open(linkKey, null)).toBe('UNAUTHENTICATED');
    for (const as of [member, business, former]) expect(await open(linkKey, as)).toBe('FORBIDDEN');
    expect(await open(linkKey, other.person)).toBeNull();
    for (const key of ['nobody-has-it', '', "' OR true --"]) expect(await open(key, admin)).toBeNull();
    const rest = (key: string, as: TestUser | null) =>
      uplift.rest('GET', `entityLink/prospectingBuyers?goodCauseLinkKey=${key}`, { as });
    expect((await rest(linkKey, null)).statusCode).toBe(401);
    expect((await rest(linkKey, other.person)).json()).toEqual([]);
    expect((await rest(linkKey, admin)).headers['cache-control']).toBe('no-store');
  });

  it('stores the cause’s actions and findings with their author R241', async () => {
    const { linkKey, person, buyer } = await aCause();
    const { id } = await buyer();
    const input = { goodCauseAction: 'IN_PROCESS', goodCauseComments: 'Met at the fair.' };
    expect(await save(linkKey, id, input, person)).toMatchObject(input);
    const [{ actor_id: actor, changes }] = await uplift.app.database.manager.query(
      `SELECT actor_id, changes FROM activity WHERE subject_type = 'impact-buyer' AND subject_id = $1`,
      [id],
    );
    expect([actor, changes.goodCauseAction]).toEqual([person.id, ["Haven't Done", 'In Process']]);
    expect(await save(linkKey, id, { goodCauseAction: 'Whatever' }, person)).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  it('protects a contact that staff entered; one entered here can be corrected here R243 A77', async () => {
    const { linkKey, person, buyer } = await aCause();
    const { id, email } = await buyer({ contactName: null, phone: '021 555 111' });
    const sent = { contactName: 'Hana', phone: '021 000 000', email: 'other@example.nz' };
    const first = await save(linkKey, id, sent, person);
    expect(first).toMatchObject({ contactName: 'Hana', phone: '021 555 111', email });
    expect(first.readOnly.sort()).toEqual(['email', 'phone']);
    await save(linkKey, id, { contactName: 'Hana Te Rangi' }, person);
    expect(await stored(id)).toMatchObject({ contactName: 'Hana Te Rangi', phone: '021 555 111', email });
    const staff =
      'mutation ($id: Int!) { updateImpactBuyer(id: $id, input: { contactName: "Hana T." }) { id } }';
    expect((await uplift.graphql(staff, { id }, { as: admin })).errors).toBeUndefined();
    const last = await save(linkKey, id, { contactName: 'Somebody' }, person);
    expect([last.contactName, last.readOnly.includes('contactName')]).toEqual(['Hana T.', true]);
  });

  it('refuses buyers of other causes, disabled and unknown buyers alike, and changes nothing R243 R245', async () => {
    const { linkKey, person, buyer } = await aCause();
    const foreign = await (await aCause()).buyer();
    const disabled = await buyer({ goodCauseLinkEnabled: false });
    const input = { goodCauseComments: 'Mine' };
    const answers = [foreign.id, disabled.id, 999_999].map((id) => save(linkKey, id, input, person));
    for (const answer of await Promise.all([...answers, save('wrong', foreign.id, input, person)]))
      expect(answer).toEqual({ code: 'NOT_FOUND', message: 'This impact buyer was not found.' });
    for (const { id } of [foreign, disabled]) expect((await stored(id)).comments).toBeNull();
  });

  it('old clients read rows with their flags and send them back C103 C104 A144 A78', async () => {
    const { linkKey, person, buyer } = await aCause();
    const { id, email, name } = await buyer({ phone: null });
    const other = await buyer();
    const read = await uplift.rest('GET', `entityLink/prospectingBuyers?goodCauseLinkKey=${linkKey}`, {
      as: person,
    });
    const rows: Record<string, unknown>[] = read.json();
    expect(rows.find((row) => row.id === id)).toMatchObject({
      impactPhoneReadOnly: false,
      impactEmailReadOnly: true,
    });
    const data = rows.map((row) =>
      row.id === id
        ? {
            ...row,
            impactPhone: '09 555 01',
            impactEmail: 'x@example.nz',
            name: 'Renamed',
            impactAdminNotes: 'Bad',
            goodCauseAction: null,
            goodCauseComments: '',
          }
        : row,
    );
    const sent = await uplift.rest('POST', 'entityLink/saveAll/prospectingBuyers', {
      as: person,
      body: { linkKey, data },
    });
    expect([sent.statusCode, sent.json()]).toEqual([200, { Result: 'Success' }]);
    expect(await stored(id)).toMatchObject({
      phone: '09 555 01',
      email,
      name,
      adminNotes: null,
      action: "Haven't Done",
      comments: null,
    });
    expect((await stored(other.id)).version).toBe(1);
  });

  it('saves either all rows or none C104', async () => {
    const { linkKey, person, buyer } = await aCause();
    const { id } = await buyer();
    const data = [
      { id, goodCauseComments: 'Kept?' },
      { id: 999_999, goodCauseComments: 'No' },
    ];
    const sent = await uplift.rest('POST', 'entityLink/saveAll/prospectingBuyers', {
      as: person,
      body: { linkKey, data },
    });
    expect([sent.statusCode, (await stored(id)).comments]).toEqual([404, null]);
  });

  it('users of a cause that has left change nothing A157', async () => {
    const { id: causeId, linkKey, person, buyer } = await aCause();
    const { id } = await buyer();
    const { manager } = uplift.app.database;
    await manager.query(`UPDATE good_cause SET status = 'Left & Removed' WHERE id = $1`, [causeId]);
    expect(await save(linkKey, id, { goodCauseComments: 'Late' }, person)).toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

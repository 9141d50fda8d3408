import { startLeadFixture } from '../testing/lead-fixture.js';

describe('lead calls', () => {
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;
  beforeAll(async () => {
    fixture = await startLeadFixture();
  });
  afterAll(() => fixture.uplift.stop());

  const parties = async () => ({
    business_id: (await fixture.make.impactBuyer()).id,
    leadFor_business_id: (await fixture.make.supplier()).id,
  });

  it('return a new lead under the documented names C089 R225', async () => {
    const sent = {
      ...(await parties()),
      callRailPhone: '0800 1',
      urlKeyword: 'taps',
      listTitle: 'Plumber',
      leadSummary: 'Fixes taps.',
      opportunitySummary: 'Toilets',
      leadFromName: 'Mere',
      leadFromPhone: '021 1',
      leadFromEmail: 'mere@kura.example',
      impactBuyerType: 'School',
      leadFromType: 'Impact Buyer',
    };
    const { result, lead } = (await fixture.rest('POST', 'leads', sent)).json();
    expect([result, lead]).toEqual(['Success', expect.objectContaining({ ...sent, status: 'Card Created' })]);
  });

  it('report an obstacle with 200, and an invalid field with 400 C089 R213 A71', async () => {
    const sent = await parties();
    await fixture.rest('POST', 'leads', sent);
    const refused = [sent, { ...sent, business_id: 999_999 }, { business_id: sent.business_id }, {}];
    for (const body of refused) {
      const answer = await fixture.rest('POST', 'leads', body);
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { result: 'Error', Message: expect.any(String) },
      ]);
    }
    const mistake = await fixture.rest('POST', 'leads', { ...(await parties()), leadFromEmail: 'nobody' });
    expect([mistake.statusCode, mistake.json().fields[0].field]).toEqual([400, 'leadFromEmail']);
  });

  it('change only the differing fields of a lead that is sent back whole C088 C090', async () => {
    const { id } = await fixture.lead({ status: 'Action Taken', chance: 20, actualRevenue: 1234.56 });
    const read = (await fixture.rest('GET', `leads/${id}`)).json();
    expect(read).toMatchObject({ id, actRev: 1234.56, customerHidden: null, leadFor_enquiryTotal: 0 });
    const filled = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null));
    const answer = await fixture.rest('PUT', 'leads', { ...filled, leadNotes: 'Rang.', estRev: '2' });
    expect(answer.json()).toEqual({ ...read, leadNotes: 'Rang.', estRev: 2, version: 2 });
    expect((await fixture.rest('PUT', 'leads', { id, version: 1, weight: 3 })).statusCode).toBe(409);
  });

  it('list all leads that are not archived, latest first C087 A62', async () => {
    const [first, second] = [await fixture.lead(), await fixture.lead({ archivedAt: new Date() })];
    const third = await fixture.lead();
    const ids = (await fixture.rest('GET', 'leads')).json().map(({ id }: { id: number }) => id);
    expect(ids.slice(0, 2)).toEqual([third.id, first.id]);
    expect(ids).not.toContain(second.id);
    const part = await fixture.rest('GET', 'leads?limit=1&offset=1&columns=id');
    expect([part.json(), part.headers['x-total-count']]).toEqual([[{ id: first.id }], String(ids.length)]);
  });

  it('list buyers and suppliers to choose from, without the excluded one C093 C094 R219', async () => {
    const { business_id, leadFor_business_id } = await parties();
    for (const [path, id, seen] of [
      ['leadsFrom', business_id, { impactInterestedStatus: 'Prospecting', leadsCount: 0, cCTotal: 0 }],
      ['leadsFor', leadFor_business_id, { status: 'Approved & Live', category: '', canService: '' }],
    ] as const) {
      const rows: { id: number }[] = (await fixture.rest('GET', `leads/${path}`)).json();
      expect(rows.find((row) => row.id === id)).toMatchObject(seen);
      const others: { id: number }[] = (await fixture.rest('GET', `leads/${path}?excludedID=${id}`)).json();
      expect(others.map((row) => row.id)).toEqual(rows.map((row) => row.id).filter((one) => one !== id));
    }
  });

  it('create several leads, and return skipped ones with the reason C095 R220 A72', async () => {
    const [first, second] = [await parties(), await parties()];
    const sent = [first, second, first, { ...second, business_id: 999_999 }];
    const answer = (await fixture.rest('POST', 'leads/createMultipleLeads', sent)).json();
    expect(answer.result).toBe('Success');
    expect(answer.leads).toMatchObject([first, second].map((each) => ({ ...each, status: 'Card Created' })));
    expect(answer.skipped.map(({ index }: { index: number }) => index)).toEqual([2, 3]);
    const none = (await fixture.rest('POST', 'leads/createMultipleLeads', [first])).json();
    expect(none).toMatchObject({ result: 'Error', Message: expect.any(String), leads: [] });
  });

  const preview = async (path: string, body: object) => {
    const answer = await fixture.rest('POST', `leads/${path}`, body);
    return answer.statusCode === 200 ? answer.json() : answer.json().fields;
  };

  it('fill in the email to a buyer from the request, with whole links C096 R252 R254', async () => {
    const sent = {
      buyerName: 'Mere',
      opportunitySummary: 'Toilets <b>& taps</b>',
      supplierName: 'Kōwhai Plumbing',
      supplierType: 'Plumber',
      linkToProfileListing: '/business/5',
      leadsLinkWithID: 'some-key/7',
      emailToIB: 'mere@kura.example',
      user: { id: 1 },
      replyToEmail: 'aroha@uplift.example',
    };
    const answer = await preview('loadIBEmailPreview', sent);
    expect(answer).toMatchObject({
      subject: 'Would Kōwhai Plumbing be a good fit for you?',
      to: [{ email: 'mere@kura.example' }],
      toCC: [],
      toBCC: [],
    });
    const { publicUrl } = fixture.uplift.app.config;
    for (const part of [
      'Toilets &lt;b&gt;&amp; taps&lt;/b&gt;',
      `"${publicUrl}/business/5"`,
      `"${publicUrl}/EntityLink/some-key/7"`,
    ])
      expect(answer.body).toContain(part);
    const buyer = await fixture.make.impactBuyer({ email: 'kura@kura.example' });
    const known = await preview('loadIBEmailPreview', { buyer_id: buyer.id });
    expect(known.to).toEqual([{ email: 'kura@kura.example' }]);
    expect(known.body).toContain(`"${publicUrl}/EntityLink/${buyer.linkKey}"`);
    for (const leadsLinkWithID of ['javascript:alert(1)', '//evil.example', 'mailto:a@b.nz', 'a b'])
      expect((await preview('loadIBEmailPreview', { leadsLinkWithID }))[0].field).toBe('leadsLinkWithID');
    for (const field of ['emailToIB', 'replyToEmail'])
      expect((await preview('loadIBEmailPreview', { [field]: 'a@b.nz, c@d.nz' }))[0].field).toBe(field);
  });

  it('address the email to a supplier to its introductions address C098 R253', async () => {
    const supplier = await fixture.make.supplier({ introsEmail: 'intros@kowhai.example' });
    const answer = await preview('loadASEmailPreview', {
      supplierName: 'Kōwhai Plumbing',
      opportunitySummary: 'Toilets',
      buyerName: 'Kura',
      buyerType: 'School',
      buyerEmail: 'ben@kura.example',
      buyerContactNumber: '021 2',
      leadFor_business_id: supplier.id,
      buyerContactPerson: 'Ben',
      user: 'Aroha',
      replyToEmail: 'aroha@uplift.example',
    });
    expect(answer.to).toEqual([{ email: 'intros@kowhai.example' }]);
    for (const part of [
      'Toilets',
      'Contact: Ben',
      'Email: ben@kura.example',
      'Phone: 021 2',
      'School',
      'Aroha Staff',
    ])
      expect(answer.body).toContain(part);
  });

  it('advance the lead after a sent email, and leave it after a refused one C097 C099 R196 R197 R255 A141', async () => {
    const { id } = await fixture.lead({ fromEmail: 'mere@kura.example' });
    const mail = {
      leadID: id,
      subject: 'Hi',
      body: 'Kia ora',
      to: [{ email: 'mere@kura.example' }],
      toCC: ['a@a.nz'],
    };
    const send = async (path: string, more: object = {}) => {
      const answer = await fixture.rest('POST', `leads/${path}`, { ...mail, ...more });
      return [answer.statusCode, answer.json().Result ?? answer.json().fields?.[0]?.message];
    };
    expect(await send('sendIBEmail', { to: [] })).toEqual([400, 'Email To is Required']);
    expect(await send('sendIBEmail', { subject: '' })).toEqual([400, 'Email Subject is Required']);
    expect((await fixture.stored(id)).status).toBe('Card Created');
    expect(await send('sendIBEmail')).toEqual([200, 'Success']);
    expect(await fixture.stored(id)).toMatchObject({ status: 'Action Taken', chance: 20 });
    const wrong = await fixture.rest('POST', 'leads/sendASEmail', {
      ...mail,
      toBCC: [{ email: 'a,b@c.nz' }],
    });
    expect(wrong.json().fields[0].field).toBe('toBCC');
    const contact = { fullName: 'Ben', mobile: '021 2', email: 'ben@kura.example' };
    expect(await send('sendASEmail', contact)).toEqual([200, 'Success']);
    const { salesEnquiryId } = await fixture.stored(id);
    const [made] = await fixture.uplift.app.database.manager.query(
      'SELECT full_name AS "fullName", mobile, email, lead_id FROM sales_enquiry WHERE id = $1',
      [salesEnquiryId],
    );
    expect(made).toEqual({ ...contact, lead_id: id });
    expect((await send('sendASEmail'))[0]).toBe(409);
    const [{ also_to: alsoTo, cc }] = await fixture.uplift.app.database.manager.query(
      'SELECT also_to, cc FROM mail_delivery WHERE subject_id = $1 ORDER BY id LIMIT 1',
      [id],
    );
    expect([alsoTo, cc]).toEqual([[], ['a@a.nz']]);
  });

  it('return another timestamp after each change of any lead C100 R215', async () => {
    const timestamp = async () => (await fixture.rest('GET', 'realtime/leads')).json().timestamp;
    const { id } = await fixture.lead();
    const seen = [await timestamp()];
    const changes = [
      () => fixture.rest('PUT', 'leads', { id, weight: 7 }),
      async () => fixture.rest('POST', 'leads', await parties()),
      () => fixture.rest('POST', 'leads/delete', { id }),
    ];
    for (const change of changes) {
      await change();
      seen.push(await timestamp());
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect([...seen].sort()).toEqual(seen);
  });
});

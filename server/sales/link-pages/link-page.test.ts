import { ActionItem } from '../../staff/action-centre/action-item.entity.js';
import { factories } from '../../testing/factories.js';
import { startLeadFixture } from '../../testing/lead-fixture.js';
import { TestUplift } from '../../testing/test-uplift.js';

const PAGE = `estimatedContribution equivalentHours leads { id listTitle supplierId supplierName hasProfile summary
  specificBenefits imageUrl customersResponse customersComments customerHidden estimatedContributionBand
  estimatedContribution equivalentHours }`;
const OPEN = `query ($key: String!) { leadsByLink(key: $key) { ${PAGE} } }`;
const SAVE = `mutation ($key: String!, $leadId: Int!, $input: LeadResponseInput!) {
  saveLeadResponse(key: $key, leadId: $leadId, input: $input) { ${PAGE} } }`;

describe('the link page of an impact buyer', () => {
  let fixture: Awaited<ReturnType<typeof startLeadFixture>>;
  beforeAll(async () => {
    fixture = await startLeadFixture();
  });
  afterAll(() => fixture.uplift.stop());

  const open = async (key: string) =>
    (await fixture.uplift.graphql(OPEN, { key }, { as: null })).data?.leadsByLink;
  const save = async (key: string, leadId: number, input: object) => {
    const { data, errors } = await fixture.uplift.graphql(SAVE, { key, leadId, input }, { as: null });
    const [error] = errors ?? [];
    return {
      page: data?.saveLeadResponse,
      code: error?.extensions?.code,
      message: error?.message,
      field: (error?.extensions?.fields as { field: string }[] | undefined)?.[0]?.field,
    };
  };
  const buyerWithLead = async (fields: Parameters<typeof fixture.lead>[0] = {}) => {
    const buyer = await fixture.make.impactBuyer();
    const lead = await fixture.lead({ ...fields, impactBuyerId: buyer.id });
    return { buyer, lead, key: buyer.linkKey };
  };
  const itemsOf = (refId: number) =>
    fixture.uplift.app.database.manager.findBy(ActionItem, { refId, type: 'Lead Response' });

  it('shows the buyer’s leads to anyone with the key, by weight, with their possible contribution R226 R203 R227', async () => {
    const { buyer, key, lead } = await buyerWithLead({
      weight: 3,
      estimatedContributionBand: 2,
      summary: 'Pipes',
    });
    const second = await fixture.lead({ impactBuyerId: buyer.id, weight: 9, estimatedContributionBand: 3 });
    await fixture.lead({ impactBuyerId: buyer.id, archivedAt: new Date(), estimatedContributionBand: 5 });
    await buyerWithLead();
    const page = await open(key);
    expect(page.leads.map(({ id }: { id: number }) => id)).toEqual([second.id, lead.id]);
    expect([page.estimatedContribution, page.equivalentHours]).toEqual([700, 31]);
    expect(page.leads[1]).toMatchObject({ summary: 'Pipes', hasProfile: true, equivalentHours: 9 });
  });

  it('a lead without a band counts as zero R235', async () => {
    const { key } = await buyerWithLead();
    expect(await open(key)).toMatchObject({ estimatedContribution: 0, equivalentHours: 0 });
  });

  it('counts hidden leads, and not those without an opportunity A68', async () => {
    const { buyer, key } = await buyerWithLead({
      estimatedContributionBand: 1,
      customersResponse: 'Future Follow Up',
      customerHidden: true,
    });
    for (const customersResponse of [
      'No Opportunity (Already Using)',
      'No Opportunity (Not Interested)',
    ] as const)
      await fixture.lead({ impactBuyerId: buyer.id, estimatedContributionBand: 4, customersResponse });
    expect(await open(key)).toMatchObject({ estimatedContribution: 100, equivalentHours: 4 });
  });

  it('returns the same empty response for an unknown, replaced or missing key R237 A25', async () => {
    const { buyer, key } = await buyerWithLead();
    const { errors } = await fixture.uplift.graphql(
      `mutation { rotateImpactBuyerLinkKey(id: ${buyer.id}) { id } }`,
      {},
      { as: fixture.admin },
    );
    expect(errors).toBeUndefined();
    const rest = (wrong: string) =>
      fixture.rest('GET', `entityLink/viaBusinessLinkKey?businessLinkKey=${wrong}`, undefined, null);
    for (const wrong of [key, 'x', '', ' ', '\u0000', "' OR true --", 'a'.repeat(101)])
      expect([wrong, await open(wrong)]).toEqual([wrong, null]);
    for (const wrong of [key, 'x', '']) expect((await rest(wrong)).json()).toEqual([]);
  });

  it.each([
    ['SOUNDING_POSITIVE', 'Sounding Positive', 60, 'soundingPositiveAt'],
    ['FUTURE_FOLLOW_UP', 'Future Follow Up', 40, null],
    ['ALREADY_USING', 'Already Using', 20, null],
    ['NOT_INTERESTED', 'No Opportunity', 0, 'noOpportunityAt'],
  ] as const)(
    '%s is stored, sets the lead to %s, and notifies the person responsible R230 A67',
    async (response, status, chance, stamp) => {
      const personResponsibleId = fixture.admin.id;
      const { key, lead } = await buyerWithLead({ status: 'Action Taken', chance: 20, personResponsibleId });
      const { page } = await save(key, lead.id, { customersResponse: response });
      expect(page.leads[0].customersResponse).toBe(response);
      const stored = await fixture.stored(lead.id);
      expect([stored.status, stored.chance]).toEqual([status, chance]);
      if (stamp) expect(Date.now() - Number(stored[stamp])).toBeLessThan(60_000);
      const [item] = await itemsOf(lead.id);
      expect(item).toMatchObject({ status: 'New', assignedToId: personResponsibleId });
    },
  );

  it('stores the response but not the status of a lead with an enquiry A67', async () => {
    const { id: salesEnquiryId } = await fixture.make.salesEnquiry();
    const { key, lead } = await buyerWithLead({ status: 'Enquiry Created', salesEnquiryId });
    await save(key, lead.id, { customersResponse: 'NOT_INTERESTED' });
    expect(await fixture.stored(lead.id)).toMatchObject({
      status: 'Enquiry Created',
      customersResponse: 'No Opportunity (Not Interested)',
    });
  });

  it('stores a response that would open a second lead of the pair, without the status A67 A71', async () => {
    const { buyer, key, lead } = await buyerWithLead({ status: 'No Opportunity' });
    await fixture.lead({ impactBuyerId: buyer.id, supplierId: lead.supplierId });
    const { code } = await save(key, lead.id, { customersResponse: 'SOUNDING_POSITIVE' });
    expect(code).toBeUndefined();
    expect(await fixture.stored(lead.id)).toMatchObject({
      status: 'No Opportunity',
      customersResponse: 'Sounding Positive',
    });
  });

  it('comments alone change no status, and repeating a response changes nothing A67', async () => {
    const { key, lead } = await buyerWithLead({ customersResponse: 'Future Follow Up', status: 'Sale' });
    await save(key, lead.id, { customersComments: 'In spring.', customersResponse: 'FUTURE_FOLLOW_UP' });
    expect(await fixture.stored(lead.id)).toMatchObject({
      status: 'Sale',
      customersComments: 'In spring.',
      version: 2,
    });
    await save(key, lead.id, { customersResponse: 'FUTURE_FOLLOW_UP' });
    expect((await fixture.stored(lead.id)).version).toBe(2);
    expect(await itemsOf(lead.id)).toEqual([]);
  });

  it('hides a lead only with a response, and shows it again if the response is removed R231 A127', async () => {
    const { key, lead } = await buyerWithLead();
    const refused = await save(key, lead.id, { customerHidden: true });
    expect([refused.code, refused.field]).toEqual(['BAD_USER_INPUT', 'customerHidden']);
    await save(key, lead.id, { customersResponse: 'ALREADY_USING', customerHidden: true });
    const rest = await fixture.rest(
      'GET',
      `entityLink/viaBusinessLinkKey?businessLinkKey=${key}`,
      undefined,
      null,
    );
    expect(rest.json()[0].customerHidden).toBe('1');
    const { page } = await save(key, lead.id, { customersResponse: null });
    expect(page.leads[0]).toMatchObject({ customersResponse: null, customerHidden: false });
  });

  it('refuses another buyer’s lead, an archived lead and an unknown lead alike, and changes nothing R236 R342', async () => {
    const { key, buyer } = await buyerWithLead();
    const foreign = await buyerWithLead();
    const archived = await fixture.lead({ impactBuyerId: buyer.id, archivedAt: new Date() });
    const input = { customersResponse: 'SOUNDING_POSITIVE', customersComments: 'Mine' };
    const answers = [foreign.lead.id, archived.id, 999_999].map((id) => save(key, id, input));
    const [first, ...others] = await Promise.all([...answers, save('wrong', foreign.lead.id, input)]);
    expect(first).toMatchObject({ code: 'NOT_FOUND', page: undefined });
    for (const other of others) expect(other).toEqual(first);
    for (const id of [foreign.lead.id, archived.id])
      expect(await fixture.stored(id)).toMatchObject({
        customersResponse: null,
        customersComments: null,
        version: 1,
      });
  });

  it('stores only three fields of what old clients send for the changed lead R236', async () => {
    const { key, lead, buyer } = await buyerWithLead({ weight: 4 });
    const other = await fixture.lead({ impactBuyerId: buyer.id });
    const path = `entityLink/viaBusinessLinkKey?businessLinkKey=${key}`;
    const leads: object[] = (await fixture.rest('GET', path, undefined, null)).json();
    const sent = leads.map((each) => ({
      ...each,
      customersResponse: 'No Opportunity (Already Using)',
      customersComments: 'Ours',
      customerHidden: '1',
      weight: 10,
      leadNotes: 'Bad',
      business_id: 1,
      estCC: 5,
    }));
    const post = (body: object) => fixture.rest('POST', 'entityLink/saveAll/viaBusinessLinkKey', body, null);
    const answer = await post({ linkKey: key, changedID: lead.id, leads: sent });
    expect([answer.statusCode, answer.json()]).toEqual([200, { Result: 'Success' }]);
    expect(await fixture.stored(lead.id)).toMatchObject({
      customersResponse: 'No Opportunity (Already Using)',
      customersComments: 'Ours',
      customerHidden: true,
      weight: 4,
      notes: null,
      impactBuyerId: buyer.id,
      estimatedContributionBand: null,
    });
    expect((await fixture.stored(other.id)).version).toBe(1);
    const emptied = { id: lead.id, customersResponse: '', customersComments: '', customerHidden: '' };
    expect((await post({ linkKey: key, changedID: lead.id, leads: [emptied] })).statusCode).toBe(200);
    expect(await fixture.stored(lead.id)).toMatchObject({
      customersResponse: null,
      customersComments: null,
      customerHidden: false,
    });
  });

  it('GraphQL accepts no other field R236', async () => {
    const { key, lead } = await buyerWithLead();
    expect((await save(key, lead.id, { weight: 10 })).code).toBe('BAD_USER_INPUT');
  });

  it('browsers do not cache the response R342', async () => {
    const { key } = await buyerWithLead();
    const path = `entityLink/viaBusinessLinkKey?businessLinkKey=${key}`;
    const { headers } = await fixture.rest('GET', path, undefined, null);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('the timeline names the buyer’s link as the author A156', async () => {
    const { key, lead, buyer } = await buyerWithLead();
    await save(key, lead.id, { customersResponse: 'SOUNDING_POSITIVE' });
    const [activity] = await fixture.uplift.app.database.manager.query(
      `SELECT actor_kind, actor_id, changes FROM activity WHERE subject_type = 'lead' AND subject_id = $1`,
      [lead.id],
    );
    expect(activity).toMatchObject({
      actor_kind: 'link',
      actor_id: buyer.id,
      changes: { status: ['Card Created', 'Sounding Positive'] },
    });
  });
});

describe('guessing link page keys', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '5' });
  });
  afterAll(() => uplift.stop());

  it('limits wrong keys per minute and network address; valid keys do not count R342 A149', async () => {
    const { linkKey } = await factories(uplift.app.database).impactBuyer();
    const ask = async (key: string) => {
      const { data, errors } = await uplift.graphql(OPEN, { key }, { as: null });
      return errors?.[0]?.extensions.code ?? (data.leadsByLink ? 'page' : 'nothing');
    };
    for (let i = 0; i < 8; i++) expect(await ask(linkKey)).toBe('page');
    const codes = [];
    for (let i = 0; i < 11; i++) codes.push(await ask(`guess-${i}`));
    // The minute that calls are counted by may end in between.
    expect(codes).toContain('RATE_LIMITED');
    expect(codes.filter((each) => each === 'nothing').length).toBeLessThanOrEqual(10);
  });
});

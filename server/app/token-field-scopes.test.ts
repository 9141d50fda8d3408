import type { TokenScope } from '../../shared/token-scopes.js';
import { makeToken } from '../accounts/testing/token-calls.js';
import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

describe('fields with data of another scope', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let ids: { buyer: number; lead: number; enquiry: number; mail: string };
  const keys = { buyer: 'link-key-of-the-buyer-page', cause: 'link-key-of-the-cause-page' };

  beforeAll(async () => {
    uplift = await TestUplift.start({ API_TOKEN_CALLS_PER_MINUTE: '10000' });
    admin = await uplift.user({ roles: ['Admin'] });
    const make = factories(uplift.app.database);
    const cause = await make.goodCause({ linkKey: keys.cause });
    const buyer = await make.impactBuyer({ linkKey: keys.buyer, goodCauseId: cause.id });
    const supplier = await make.supplier();
    const enquiry = await make.salesEnquiry({
      fullName: 'Ana Weka',
      impactBuyerId: buyer.id,
      supplierId: supplier.id,
      goodCauseId: cause.id,
    });
    const pair = { supplierId: supplier.id, impactBuyerId: buyer.id };
    const lead = await make.lead({ ...pair, salesEnquiryId: enquiry.id });
    const { identifiers } = await uplift.app.database.manager.insert(MailDelivery, {
      kind: 'lead.to-buyer',
      messageId: '<lead@uplift.example>',
      toAddress: 'ana@weka.example',
      subject: 'A lead',
      bodyText: `Open /EntityLink/${keys.buyer}`,
      bodyHtml: `Open /EntityLink/${keys.buyer}`,
    });
    ids = { buyer: buyer.id, lead: lead.id, enquiry: enquiry.id, mail: String(identifiers[0]?.id) };
  });
  afterAll(() => uplift.stop());

  const headersOf = async (...scopes: TokenScope[]) => (await makeToken(uplift, admin, scopes)).headers;
  const read = async (text: string, headers?: Record<string, string>) => {
    const { data, errors } = await uplift.graphql(text, {}, headers ? { headers } : { as: admin });
    expect(errors).toBeUndefined();
    return data[Object.keys(data)[0] as string];
  };
  /** Reads often enough that the query is compiled, so that both ways of running it are used. */
  const often = async (text: string) => {
    for (let times = 0; times < 8; times++) await read(text);
    return read(text);
  };

  it('hide references to other records, and show their ids', async () => {
    const lead = `{ leadRecord(id: ${ids.lead}) { salesEnquiryId salesEnquiry { id name } } }`;
    const buyer = `{ impactBuyerRecord(id: ${ids.buyer}) { latestEnquiryId latestEnquiry { name } goodCause { name } } }`;
    const ana = { id: ids.enquiry, name: 'Ana Weka' };
    expect(await often(lead)).toEqual({ salesEnquiryId: ids.enquiry, salesEnquiry: ana });
    const narrow = await headersOf('leads:read', 'buyers:read', 'enquiries:write');
    const wide = await headersOf('leads:read', 'buyers:read', 'enquiries:read');
    expect(await read(lead, narrow)).toEqual({ salesEnquiryId: ids.enquiry, salesEnquiry: null });
    expect(await read(lead, wide)).toEqual({ salesEnquiryId: ids.enquiry, salesEnquiry: ana });
    expect(await read(buyer, narrow)).toEqual({
      latestEnquiryId: ids.enquiry,
      latestEnquiry: null,
      goodCause: null,
    });
    expect(await read(buyer, wide)).toEqual({
      latestEnquiryId: ids.enquiry,
      latestEnquiry: { name: 'Ana Weka' },
      goodCause: null,
    });
  });

  it('hide references in lists, in results of changes and in the newer record of a conflict', async () => {
    const list = '{ leadRecords { nodes { id salesEnquiry { name } } } }';
    expect(await often(list)).toEqual({ nodes: [{ id: ids.lead, salesEnquiry: { name: 'Ana Weka' } }] });
    const headers = await headersOf('leads:read', 'leads:write', 'enquiries:write');
    expect(await read(list, headers)).toEqual({ nodes: [{ id: ids.lead, salesEnquiry: null }] });
    const write = (version: number) =>
      `mutation { updateLead(id: ${ids.lead}, version: ${version}, input: { notes: "Ring" }) { salesEnquiry { name } } }`;
    expect(await read(write(1), headers)).toEqual({ salesEnquiry: null });
    const { errors } = await uplift.graphql(write(1), {}, { headers });
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(errors?.[0]?.extensions.current).toMatchObject({ id: ids.lead, notes: 'Ring' });
    expect(JSON.stringify(errors)).not.toContain('Ana Weka');
  });

  it('hide the keys of link pages without the scope to change their data', async () => {
    const text = `{ impactBuyerRecord(id: ${ids.buyer}) { linkKey goodCauseLinkKey } }`;
    const shown = { linkKey: keys.buyer, goodCauseLinkKey: keys.cause };
    expect(await often(text)).toEqual(shown);
    expect(await read(text, await headersOf('buyers:read', 'leads:read'))).toEqual({
      linkKey: '',
      goodCauseLinkKey: null,
    });
    expect(await read(text, await headersOf('buyers:read', 'leads:write', 'causes:write'))).toEqual(shown);
  });

  it.each([
    ['a record', () => `impactBusiness/${ids.buyer}`],
    ['a list', () => 'impactBusiness/all'],
  ])('hide the keys of link pages in REST: %s', async (_, path) => {
    const bodyFor = async (...scopes: TokenScope[]) =>
      (await uplift.http.inject({ url: `/api/${path()}`, headers: await headersOf(...scopes) })).body;
    const [narrow, wide] = [
      await bodyFor('buyers:read'),
      await bodyFor('buyers:read', 'leads:write', 'causes:write'),
    ];
    for (const key of Object.values(keys)) {
      expect(wide).toContain(key);
      expect(narrow).not.toContain(key);
    }
    expect(narrow).toContain('"businessLinkKey":""');
  });

  it('hide the texts of emails with such keys', async () => {
    const text = `{ mailDelivery(id: "${ids.mail}") { subject bodyText bodyHtml } }`;
    expect(JSON.stringify(await read(text))).toContain(keys.buyer);
    expect(JSON.stringify(await read(text, await headersOf('mail:read', 'leads:write')))).toContain(
      keys.buyer,
    );
    const hidden = await read(text, await headersOf('mail:read', 'leads:read'));
    expect(hidden).toMatchObject({ subject: 'A lead', bodyText: expect.stringContaining('leads:write') });
    expect(JSON.stringify(hidden)).not.toContain(keys.buyer);
  });

  it('hide drafts and previews of such emails', async () => {
    const draft = `{ leadMail(kind: TO_BUYER, leadId: ${ids.lead}) { body } }`;
    const preview = '{ mailPreview(kind: "lead.to-buyer") { html } }';
    expect(JSON.stringify([await read(draft), await read(preview)])).toContain(keys.buyer);
    const headers = await headersOf('mail:read', 'leads:read');
    expect(await read(preview, headers)).toBeNull();
    const { errors } = await uplift.graphql(draft, {}, { headers });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', requiredScope: 'leads:write' });
    expect(JSON.stringify(await read(draft, await headersOf('leads:read', 'leads:write')))).toContain(
      keys.buyer,
    );
  });
});

import { inflateSync } from 'node:zlib';
import { factories } from '../testing/factories.js';
import { issueCertificate } from '../testing/issue-certificate.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

/** R340: fields that anonymous callers never receive. */
const PRIVATE_KEYS = [
  'impactEmail',
  'impactPhone',
  'impactAddress',
  'impactAdminNotes',
  'impactActionNotes',
  'goodCauseComments',
  'businessLinkKey',
  'goodCauseLinkKey',
  'impactLeadConnectionName',
  'impactChanceOfLead',
  'enquiryTotal',
  'revenueTotal',
];

/** Returns the decompressed contents of the streams of a PDF. */
const streamsOf = (pdf: Buffer) => {
  const texts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    if (pdf.subarray(at - 3, at).toString() === 'end') continue;
    try {
      texts.push(inflateSync(pdf.subarray(at + 7, pdf.indexOf('endstream', at))).toString('latin1'));
    } catch {
      // The stream is not compressed.
    }
  }
  return texts.join('\n');
};

describe('impact buyer calls', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let own: TestUser;
  let stranger: TestUser;
  const ids = { live: 0, draft: 0, cause: 0, supplier: 0 };

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    const cause = await make.goodCause({ name: 'Tūī Reading', linkKey: 'the-secret-key-of-the-cause' });
    const supplier = await make.supplier();
    const hidden = {
      email: 'lead@private.example',
      phone: '021 private',
      address: '1 Private Street',
      contactName: 'Private Person',
      adminNotes: 'private',
      actionNotes: 'private',
      goodCauseComments: 'private',
      goodCauseId: cause.id,
    };
    const live = await make.impactBuyer({
      ...hidden,
      name: 'Pōhutukawa School',
      linkKey: 'private-link-key-of-the-school',
      status: 'Live Report',
      urlKeyword: 'Pohutukawa',
      imageUrl: '/files/logos/a.png',
      buyerType: 'Small Service Business ( 2 - 20 )',
      buyerSelected: true,
      supplierId: supplier.id,
    });
    const draft = await make.impactBuyer({
      ...hidden,
      linkKey: 'private-link-key-of-the-draft',
      status: 'Drafting',
      urlKeyword: 'draft',
    });
    Object.assign(ids, { live: live.id, draft: draft.id, cause: cause.id, supplier: supplier.id });
    await make.salesEnquiry({
      impactBuyerId: live.id,
      progress: 'Completed',
      contribution: 500,
      revenue: 9000,
    });
    admin = await uplift.user({ roles: ['Admin'] });
    own = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: draft.id });
    stranger = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: live.id });
  });
  afterAll(() => uplift.stop());

  const get = (path: string, as: TestUser | null = null) => uplift.rest('GET', path, { as });
  const certificate = async () => {
    await issueCertificate(uplift, ids.live);
    return get(`impactBusiness/pdf/${ids.live}`);
  };

  it('list live buyers, with integers for flags R145 C043', async () => {
    const answer = await get('impactBusiness/all/available');
    expect(answer.json()).toHaveLength(1);
    expect(answer.json()).toMatchObject([
      {
        id: ids.live,
        name: 'Pōhutukawa School',
        urlKeyword: 'Pohutukawa',
        buyerSelected: 1,
        supplierSelected: 0,
        goodCause_id: ids.cause,
        chosenGoodCause: 'Tūī Reading',
        businessSuppliersInformation_id: ids.supplier,
        cCTotal: 500,
      },
    ]);
    // R146: the spaces inside the brackets are part of the value.
    expect(answer.json()[0].impactBuyerType).toBe('Small Service Business ( 2 - 20 )');
  });

  it('return an array of one by id, and by keyword in any case C045 C046 A124', async () => {
    const byId = (await get(`impactBusiness/${ids.live}`)).json();
    expect(byId).toMatchObject([{ id: ids.live }]);
    for (const path of ['impactBusiness/keyword/pohutukawa', 'IMPACTBUSINESS/Keyword/POHUTUKAWA'])
      expect((await get(path)).json()).toEqual(byId);
    for (const path of ['impactBusiness/999999', 'impactBusiness/keyword/nobody']) {
      const missing = await get(path);
      expect([path, missing.statusCode, missing.json().code]).toEqual([path, 404, 'NOT_FOUND']);
    }
    expect((await get('impactBusiness/abc')).statusCode).toBe(400);
  });

  it('show other readers only the public fields of live reports R340 A148', async () => {
    for (const as of [null, own])
      for (const path of [
        'impactBusiness/all/available',
        `impactBusiness/${ids.live}`,
        'impactBusiness/keyword/pohutukawa',
      ]) {
        const answer = await get(path, as);
        for (const key of PRIVATE_KEYS) expect(answer.json()[0]).not.toHaveProperty(key);
        expect(answer.body).not.toMatch(/private|secret/i);
      }
    for (const as of [null, stranger])
      for (const path of [`impactBusiness/${ids.draft}`, 'impactBusiness/keyword/draft'])
        expect((await get(path, as)).statusCode).toBe(404);
  });

  it('show the own user and Admin the record in any status, with more fields A22', async () => {
    for (const path of [`impactBusiness/${ids.draft}`, 'impactBusiness/keyword/Draft']) {
      const [seen] = (await get(path, own)).json();
      expect(seen).toMatchObject({
        status: 'Drafting',
        impactEmail: 'lead@private.example',
        businessLinkKey: 'private-link-key-of-the-draft',
        version: 1,
      });
      for (const key of ['impactAdminNotes', 'impactActionNotes', 'goodCauseLinkKey'])
        expect(seen).not.toHaveProperty(key);
      const answer = await get(path, admin);
      expect(answer.json()[0]).toMatchObject({
        impactAdminNotes: 'private',
        goodCauseLinkKey: 'the-secret-key-of-the-cause',
      });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await get(`impactBusiness/${ids.live}`, admin)).json()[0]).toMatchObject({
      enquiryTotal: 1,
      revenueTotal: 9000,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
  });

  it('return the logo of live reports without a sign-in R148 C017', async () => {
    const logo = (id: unknown) => get(`ImpactBuyer/GetImpactBuyerLogoUrl?businessId=${id}`);
    expect((await logo(ids.live)).json()).toEqual({ url: '/files/logos/a.png' });
    expect((await logo(ids.draft)).statusCode).toBe(404);
    expect((await logo('99999999999')).statusCode).toBe(404);
    for (const bad of ['', 'abc', '-1', '%00'])
      expect([bad, (await logo(bad)).statusCode]).toEqual([bad, 400]);
    expect((await get('ImpactBuyer/GetImpactBuyerLogoUrl')).statusCode).toBe(400);
  });

  it('return the certificate of live reports as a PDF of one A4 page R151 R149 C052', async () => {
    const answer = await certificate();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="uplift-certificate-pohutukawa-school.pdf"',
      'cache-control': 'public, max-age=10',
    });
    const pdf = answer.rawPayload;
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const plain = pdf.toString('latin1');
    expect(plain.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(plain).toContain('/MediaBox [0 0 841.89 595.28]');
    // Embedded fonts, in which letters with macrons (ō, ū) can be copied.
    expect(plain).toMatch(/\/FontName \/[A-Z]+\+BricolageGrotesque/);
    expect(plain).toMatch(/\/FontName \/[A-Z]+\+Figtree/);
    expect(streamsOf(pdf)).toMatch(/<014d>/i);
    expect((await get(`impactBusiness/pdf/${ids.draft}`)).statusCode).toBe(404);
    expect((await get(`impactBusiness/pdf/${ids.draft}`, stranger)).statusCode).toBe(404);
    expect((await get('impactBusiness/pdf/999999')).statusCode).toBe(404);
  });

  it('show the own user and Admin the certificate of a draft, without caching A29', async () => {
    for (const as of [own, admin]) {
      const answer = await get(`impactBusiness/pdf/${ids.draft}`, as);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });

  it('update the certificate at once when its report changes', async () => {
    const before = (await certificate()).rawPayload;
    expect((await get(`impactBusiness/pdf/${ids.live}`)).rawPayload.equals(before)).toBe(true);
    const { manager } = uplift.app.database;
    await manager.query(`UPDATE impact_buyer SET name = 'A "quoted" /name\r\nX: é 商' WHERE id = $1`, [
      ids.live,
    ]);
    const answer = await certificate();
    expect(answer.rawPayload.equals(before)).toBe(false);
    expect(answer.headers['content-disposition']).toBe(
      'inline; filename="uplift-certificate-a-quoted-name-x-e.pdf"',
    );
  });
});

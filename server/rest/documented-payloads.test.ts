import { picture } from '../kits/uploads/testing/pictures.js';
import { MailDelivery } from '../platform/mail/mail-delivery.entity.js';
import { ContactMessage } from '../staff/contact-messages/contact-message.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { CALLS } from './calls.js';

/** Sends the payloads exactly as they are printed in the documents. */
describe('documented payloads', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  let admin: TestUser;
  let seller: TestUser;
  let supplierId: number;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
    supplierId = (await make.supplier()).id;
    admin = await uplift.user({ roles: ['Admin'] });
    seller = await uplift.user({ roles: ['Business'], supplierId });
  });
  afterAll(() => uplift.stop());

  const post = (path: string, body: unknown, as = admin, headers: Record<string, string> = {}) =>
    uplift.rest('POST', path, { as, body: body as object, headers });
  const get = (path: string, as: TestUser | null = admin) => uplift.rest('GET', path, { as });

  describe('pictures of featured listings C037 C038', () => {
    let dataUrl: string;
    beforeAll(async () => {
      dataUrl = `data:image/png;base64,${(await picture('png')).toString('base64')}`;
    });
    const read = async (id: number) => (await get(`featuredListing/${id}`)).json();

    it('are read from the body, and null changes none', async () => {
      const made = await post('featuredListing/create', {
        title: 'Slide',
        image: { dataUrl },
        mobileImage: null,
      });
      const { featuredListingID: id } = made.json();
      const first = await read(id);
      expect(first).toMatchObject({
        imageUrl: expect.stringContaining('/files/featuredListings/'),
        mobileImageUrl: null,
      });
      const changed = await post('featuredListing/update', {
        ...first,
        image: null,
        mobileImage: { dataUrl },
      });
      expect(changed.json()).toMatchObject({
        imageUrl: first.imageUrl,
        mobileImageUrl: expect.stringContaining('/files/featuredListings/'),
      });
      const unchanged = await post('featuredListing/update', { id, image: { dataUrl: null } });
      expect(unchanged.json().imageUrl).toBe(first.imageUrl);
      const cleared = await post('featuredListing/update', { id, imageUrl: null, image: null });
      expect(cleared.json().imageUrl).toBeNull();
    });

    it.each([{ dataUrl: 'x' }, { dataUrl: 'data:image/png;base64,AAAA' }, {}, 'x', 5])(
      'reject an invalid picture at its field: %j',
      async (mobileImage) => {
        const answer = await post('featuredListing/create', { title: 'Slide', mobileImage });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().fields[0].field).toMatch(/^mobileImage/);
      },
    );
  });

  describe('issue report without an enquiry id C078', () => {
    const printed = { issueType: 'Other', otherIssue: 'Prices', message: 'They are last year’s.' };
    const reported = () =>
      uplift.app.database.manager.find(ContactMessage, { where: {}, order: { id: 'DESC' }, take: 1 });

    it('is sent to staff with the supplier of the user', async () => {
      const answer = await post('mailing/sendReportIssue', printed, seller);
      expect([answer.statusCode, answer.json()]).toEqual([200, { Result: 'Success' }]);
      const [message] = await reported();
      expect(message).toMatchObject({
        salesEnquiryId: null,
        reportedBySupplierId: supplierId,
        issue: 'Other: Prices',
        message: printed.message,
      });
      const mails = await uplift.app.database.manager.findBy(MailDelivery, {
        subjectType: 'contact-message',
        subjectId: message?.id,
      });
      expect(mails).toMatchObject([
        { subject: `Message ${message?.id}: Issue with an enquiry: Other: Prices` },
      ]);
    });

    it('is accepted from Admin, also with null for the enquiry', async () => {
      const body = { ...printed, salesEnquiry_id: null, business_id: 5 };
      expect((await post('mailing/sendReportIssue', body)).statusCode).toBe(200);
      expect((await reported())[0]).toMatchObject({ salesEnquiryId: null, reportedBySupplierId: null });
    });

    it('is rejected for a user without a supplier or with a supplier that has left', async () => {
      const left = (await make.supplier({ status: 'Left & Removed' })).id;
      for (const own of [null, left]) {
        const user = await uplift.user({ roles: ['Business'], supplierId: own });
        expect((await post('mailing/sendReportIssue', printed, user)).statusCode).toBe(403);
      }
    });
  });

  describe('buyer created from an enquiry C051', () => {
    it('accepts the enquiry as it was read', async () => {
      const { id } = await make.salesEnquiry({
        supplierId,
        fullName: 'Ana Wiremu',
        email: 'ana@wiremu.example',
      });
      const enquiry = (await get(`business/salesEnquiry/${id}`)).json();
      const answer = await post('impactBusiness/createFromSalesEnquiry', enquiry);
      expect(answer.statusCode).toBe(200);
      const [buyer] = (await get(`impactBusiness/${answer.json().impactBusiness_id}`)).json();
      expect(buyer).toMatchObject({ name: 'Ana Wiremu', impactEmail: 'ana@wiremu.example' });
      const again = await post('impactBusiness/createFromSalesEnquiry', enquiry);
      expect(again.statusCode).toBe(409);
    });

    it.each([{}, { fullName: 'Ana' }, { id: null }, { salesEnquiry_id: 'x' }, { id: 1, nonsense: 2 }])(
      'rejects %j',
      async (body) => {
        expect((await post('impactBusiness/createFromSalesEnquiry', body)).statusCode).toBe(400);
      },
    );
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/octet-stream',
    'application/json',
    'application/json; charset=x-unknown',
    'application/json; charset=utf-7',
    'x/y',
    'garbage',
    '; charset=utf-8',
  ])('an empty body of %s counts as no body C108', async (type) => {
    const buyer = await make.impactBuyer();
    const user = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyer.id });
    const headers = { 'content-type': type };
    const answer = await post('actionsCenter/reviewOpportunitiesClicked', '', user, headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, { Result: 'Success' }]);
    expect((await post('business/delete', '', admin, headers)).statusCode).toBe(400);
    const blanks = await post('actionsCenter/reviewOpportunitiesClicked', ' \r\n', user, headers);
    expect(blanks.statusCode).toBe(type === 'application/json' ? 200 : 415);
    const full = await post('actionsCenter/reviewOpportunitiesClicked', 'a=b', user, headers);
    expect(full.statusCode).toBe(type === 'application/json' ? 400 : 415);
  });

  describe('query of a list C034', () => {
    const lists = CALLS.filter(({ answer, path }) => 'row' in answer && !path.includes(':')).map(
      ({ path }) => path,
    );

    it.each(lists)('%s rejects unknown parameters and columns by name', async (path) => {
      for (const [query, field] of [
        ['limt=1', 'limt'],
        ['limit=1&page=2', 'page'],
        ['Columns=id', 'Columns'],
        ['columns=nope', 'columns'],
        ['columns=id,nope', 'columns'],
        ['columns=id&columns=constructor', 'columns'],
      ] as const) {
        const answer = await get(`${path}?${query}`);
        expect([query, answer.statusCode]).toEqual([query, 400]);
        expect(answer.json().fields.map((each: { field: string }) => each.field)).toContain(field);
      }
      expect((await get(`${path}?columns=`)).statusCode).toBe(200);
    });

    it('omits a column that the reader may not see', async () => {
      const rows = (await get('business/all?columns=id,adminNotes', seller)).json();
      expect(rows).toEqual([{ id: supplierId }]);
    });
  });

  it('suppliersStats reports whether its lists are complete C110 R277', async () => {
    for (let n = 0; n < 2; n++)
      await make.salesEnquiry({ supplierId: (await make.supplier()).id, revenue: 5 });
    const ask = async (query: string) => {
      const answer = await get(`stats/suppliersStats${query}`);
      const { complete, combinedData } = answer.json();
      expect(answer.headers['x-complete']).toBe(String(complete));
      return [complete, combinedData.length];
    };
    const [complete, all] = await ask('');
    expect(complete).toBe(true);
    expect(all).toBeGreaterThan(1);
    expect(await ask('?limit=1')).toEqual([false, 1]);
    expect(await ask(`?limit=${all}`)).toEqual([true, all]);
    expect(await ask(`?limit=${all}&offset=1`)).toEqual([true, Number(all) - 1]);
  });
});

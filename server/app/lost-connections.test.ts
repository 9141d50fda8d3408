import { picture } from '../kits/uploads/testing/pictures.js';
import { sendFile } from '../kits/uploads/testing/send-file.js';
import { StoredFile } from '../platform/files/stored-file.entity.js';
import { SalesEnquiry } from '../sales/sales-enquiries/sales-enquiry.entity.js';
import { ConnectionCutter, type CutKind } from '../testing/cut-connections.js';
import { factories } from '../testing/factories.js';
import { LiveClient } from '../testing/live-client.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

const CUT_KINDS: CutKind[] = ['ended by the server', 'ended, and noticed', 'reset'];
const SEND = `mutation ($input: SendSalesEnquiryInput!) { sendSalesEnquiry(input: $input) { id } }`;
const CHANGES = 'subscription { salesEnquiryChanges { ids } }';

describe('lost database connection', () => {
  let uplift: TestUplift;
  let cutter: ConnectionCutter;
  let admin: TestUser;
  let supplierId: number;
  let keys = 0;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    supplierId = (await factories(uplift.app.database).supplier()).id;
    admin = await uplift.user({ roles: ['Admin'] });
    cutter = await ConnectionCutter.on(uplift.app.database.pool);
  });
  afterAll(async () => {
    await cutter.stop();
    await uplift.stop();
  });

  const bodyOf = (key: string) => ({
    fullName: 'Ana Tamihana',
    email: `${key}@load.example`,
    message: `This is ${key}.`,
  });
  const viaGraphql = async (key: string) => {
    const input = { supplierId, ...bodyOf(key) };
    const { response } = await uplift.graphql(SEND, { input }, { headers: { 'idempotency-key': key } });
    return response;
  };
  const viaRest = (key: string) =>
    uplift.rest('POST', 'mailing/sendSalesEnquiry', {
      body: { business_id: supplierId, ...bodyOf(key) },
      headers: { 'idempotency-key': key },
    });
  const storedOf = (key: string) =>
    uplift.app.database.manager.countBy(SalesEnquiry, { email: `${key}@load.example` });
  const messageOf = (answer: { json: () => { message?: string; errors?: { message: string }[] } }) => {
    const { message, errors } = answer.json();
    return message ?? errors?.[0]?.message;
  };

  describe.each([
    ['GraphQL', viaGraphql],
    ['REST', viaRest],
  ])('during a write over %s', (_api, send) => {
    it.each(CUT_KINDS)(
      '%s at any of its statements, returns 503, and a retry makes the write once',
      async (way) => {
        const statements: string[] = [];
        for (let number = 0; ; number++) {
          const key = `write-${++keys}`;
          cutter.arm(number, way);
          const answer = await send(key);
          cutter.disarm();
          if (!cutter.cutAt) {
            expect(answer.statusCode).toBe(200);
            break;
          }
          statements.push(cutter.cutAt);
          expect([cutter.cutAt, answer.statusCode, answer.headers['retry-after']]).toEqual([
            cutter.cutAt,
            503,
            '5',
          ]);
          const again = await send(key);
          expect([cutter.cutAt, again.statusCode, await storedOf(key)]).toEqual([cutter.cutAt, 200, 1]);
        }
        expect(statements).toEqual(expect.arrayContaining(['START TRANSACTION', 'COMMIT']));
      },
    );

    it('between any two statements of its transaction, returns 503', async () => {
      for (let number = 0; ; number++) {
        cutter.arm(number, 'ended after the answer');
        const { statusCode } = await send(`write-${++keys}`);
        cutter.disarm();
        if (!cutter.cutAt) break;
        const sent = cutter.sent.slice(0, number + 1);
        const within = sent.lastIndexOf('START TRANSACTION') > sent.lastIndexOf('COMMIT');
        // Outside the transaction, a read may have returned already.
        expect([cutter.cutAt, within ? [503] : [503, 200]]).toEqual([
          cutter.cutAt,
          expect.arrayContaining([statusCode]),
        ]);
      }
    });

    it.each<CutKind>([...CUT_KINDS, 'cut before the answer'])(
      '%s at COMMIT, reports an unknown outcome, and a retry with the same key makes the write once',
      async (way) => {
        const key = `write-${++keys}`;
        cutter.arm(/^COMMIT$/, way);
        const answer = await send(key);
        expect([cutter.cutAt, answer.statusCode]).toEqual(['COMMIT', 503]);
        expect(messageOf(answer)).toMatch(/may or may not have been saved/);
        expect(await storedOf(key)).toBe(way === 'cut before the answer' ? 1 : 0);
        expect([(await send(key)).statusCode, await storedOf(key)]).toEqual([200, 1]);
      },
    );

    it.each(CUT_KINDS)('%s at ROLLBACK, preserves the error that caused the rollback', async (way) => {
      const key = `write-${++keys}`;
      await send(key);
      cutter.arm(/^ROLLBACK$/, way);
      const other = await uplift.rest('POST', 'mailing/sendSalesEnquiry', {
        body: { business_id: supplierId, ...bodyOf('other') },
        headers: { 'idempotency-key': key },
      });
      expect([cutter.cutAt, other.statusCode]).toEqual(['ROLLBACK', 422]);
    });
  });

  it.each(CUT_KINDS)('%s during reads, returns 503 over both APIs', async (way) => {
    const reads = [
      () => uplift.rest('GET', 'business/all/available'),
      () => uplift.rest('GET', 'business/salesEnquiry', { as: admin }),
      async () => (await uplift.graphql('{ impactSummary { supplierCount } }')).response,
      async () =>
        (await uplift.graphql('{ salesEnquiries(first: 1) { totalCount } }', {}, { as: admin })).response,
    ];
    for (const read of reads) {
      cutter.arm(0, way);
      const answer = await read();
      expect([cutter.cutAt !== undefined, answer.statusCode, answer.headers['retry-after']]).toEqual([
        true,
        503,
        '5',
      ]);
      expect((await read()).statusCode).toBe(200);
    }
  });

  it.each(CUT_KINDS)('%s during an upload, returns 503', async (way) => {
    const bytes = await picture('jpeg');
    for (let number = 0; ; number++) {
      cutter.arm(number, way);
      const answer = await sendFile(uplift, admin, 'workItemImages', bytes);
      cutter.disarm();
      if (!cutter.cutAt) break;
      expect([cutter.cutAt, answer.statusCode]).toEqual([cutter.cutAt, 503]);
    }
    expect(await uplift.app.database.manager.countBy(StoredFile, { folder: 'workItemImages' })).toBe(1);
    await uplift.app.database.manager.delete(StoredFile, { folder: 'workItemImages' });
  });

  it.each(CUT_KINDS)('%s during a subscription, closes the socket with 1013', async (way) => {
    const client = await LiveClient.of(uplift, admin);
    cutter.arm(0, way);
    client.watch(CHANGES);
    await client.until(() => client.closed.length > 0);
    cutter.disarm();
    expect(client.closed).toEqual([{ code: 1013, reason: 'Try again later.' }]);
    await client.stop();
  });
});

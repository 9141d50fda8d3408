import { removeUnusedFilesJob } from '../../app/file-columns.js';
import { DiskFileStore } from '../../platform/files/disk-file-store.js';
import { StoredFile } from '../../platform/files/stored-file.entity.js';
import { certifiedBuyers } from '../../testing/certified-buyers.js';
import { pdfFacts } from '../../testing/pdf-facts.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { until } from '../../testing/until.js';
import { requestCertificate } from './request-certificate.js';

const MAKE = `mutation ($id: Int!) { makeCertificate(impactBuyerId: $id) { number next } }`;
const PREVIEW = `mutation ($id: Int!) { previewCertificate(impactBuyerId: $id) }`;

describe('certificates', () => {
  let uplift: TestUplift;
  let buyers: Awaited<ReturnType<typeof certifiedBuyers>>;
  let buyerId: number;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    buyers = await certifiedBuyers(uplift);
  });
  afterAll(() => uplift.stop());
  afterEach(() => jest.restoreAllMocks());
  beforeEach(async () => {
    buyerId = await buyers.live();
  });

  const ask = (again = false) => requestCertificate(uplift.context(), buyerId, { again });

  it('state the completed sales, with a number and the equivalent hours R151 A101 A51', async () => {
    await buyers.sale(buyerId);
    await buyers.sale(buyerId, { enquiredAt: new Date('2019-05-05'), contribution: 100 });
    await buyers.sale(buyerId, { progress: 'Fallen Through', contribution: 5000 });
    await buyers.issue(buyerId);
    const [certificate] = await buyers.versions(buyerId);
    expect(certificate).toMatchObject({
      number: expect.stringMatching(/^UC-\d{4}-\d{6}$/),
      version: 1,
      state: 'ready',
      causeName: 'Tūī Reading',
      contribution: 327.5,
      hours: 14,
      firstYear: 2019,
      lastYear: 2025,
    });
    const { text } = await pdfFacts((await buyers.pdf(buyerId)).rawPayload);
    for (const said of ['Tūī Reading', '$327.50', '14', '2019 to 2025', `${certificate?.number}, version 1`])
      expect(text).toContain(said);
  });

  it('serve the stored file while the figures are unchanged, without drawing or sending it again R149', async () => {
    await buyers.issue(buyerId);
    // Applies to all disk stores of the process until the mocks are restored.
    const put = jest.spyOn(DiskFileStore.prototype, 'put');
    const first = await buyers.pdf(buyerId);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    const [certificate] = await buyers.versions(buyerId);
    expect(first.headers.etag).toBe(`"${certificate?.number}"`);
    const again = await buyers.pdf(buyerId, { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const head = await buyers.pdf(buyerId, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-type'], head.rawPayload.length]).toEqual([
      200,
      'application/pdf',
      0,
    ]);
    expect((await ask())?.state).toBe('ready');
    expect(put).not.toHaveBeenCalled();
    expect(await buyers.versions(buyerId)).toHaveLength(1);
  });

  it('are rebuilt by a job that the request waits for, once their figures change', async () => {
    await buyers.issue(buyerId);
    await buyers.sale(buyerId);
    const response = buyers.pdf(buyerId);
    await until(async () => (await buyers.versions(buyerId)).length >= 2);
    await buyers.build();
    const answer = await response;
    const [before, now] = await buyers.versions(buyerId);
    expect([answer.statusCode, answer.headers.etag]).toEqual([200, `"${now?.number}"`]);
    expect(before).toMatchObject({ version: 1, replacedAt: expect.any(Date), fileAddress: null });
    expect(now).toMatchObject({ version: 2, contribution: 227.5, hours: 10, replacedAt: null });
  });

  it('have one current and one pending version, whatever is written at the same time', async () => {
    await buyers.issue(buyerId);
    const copy = (fields: string, values: string) =>
      uplift.app.database.manager.query(
        `INSERT INTO impact_certificate (number, impact_buyer_id, version, name, contribution, hours, issued_on, ${fields})
          SELECT 'UC-2026-99999' || c.id, impact_buyer_id, 7, name, contribution, hours, issued_on, ${values}
          FROM impact_certificate c WHERE impact_buyer_id = $1`,
        [buyerId],
      );
    await expect(copy('state, file_address', `'ready', '/files/certificates/x.pdf'`)).rejects.toThrow(
      'impact_certificate_current_key',
    );
    await copy('state', `'building'`);
    await expect(copy('state', `'building'`)).rejects.toThrow('_key');
  });

  it('exist for Live Reports only R149', async () => {
    await buyers.hide(buyerId);
    expect(await ask()).toBeNull();
    expect((await buyers.call(MAKE, { id: buyerId })).problem).toBe(
      'Only a buyer with a Live Report has a certificate.',
    );
    expect((await buyers.pdf(buyerId)).statusCode).toBe(404);
    expect(await buyers.versions(buyerId)).toEqual([]);
  });

  it('redraws a file missing from the store under the same number', async () => {
    await buyers.issue(buyerId);
    const before = (await buyers.pdf(buyerId)).rawPayload;
    const [{ fileAddress } = { fileAddress: '' }] = await buyers.versions(buyerId);
    await uplift.app.files.remove('certificates', String(fileAddress).split('/').at(-1) ?? '');
    expect((await buyers.pdf(buyerId)).rawPayload.equals(before)).toBe(true);
    expect(await buyers.versions(buyerId)).toHaveLength(1);
  });

  it('deletes files of replaced certificates after a day, and keeps the others', async () => {
    await buyers.issue(buyerId);
    await buyers.rename(buyerId, 'Ngā Manu');
    await buyers.issue(buyerId);
    const names = async () =>
      (await uplift.app.database.manager.find(StoredFile, { where: { folder: 'certificates' } })).map(
        ({ name }) => name,
      );
    const [old, now] = (await buyers.versions(buyerId)).map(({ number }) => number);
    await removeUnusedFilesJob.run(uplift.app);
    await uplift.app.database.manager.query(
      `UPDATE stored_file SET unused_since = now() - interval '25 hours' WHERE unused_since IS NOT NULL`,
    );
    await removeUnusedFilesJob.run(uplift.app);
    const left = await names();
    expect(left.some((name) => name.startsWith(String(old)))).toBe(false);
    expect(left.some((name) => name.startsWith(String(now)))).toBe(true);
    expect((await buyers.pdf(buyerId)).statusCode).toBe(200);
  });

  it('a signed address shows staff a preview for a minute, and grants nothing else A29', async () => {
    const own = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: buyerId });
    const other = await uplift.user({ roles: ['ImpactBusiness'], impactBuyerId: await buyers.live() });
    await buyers.hide(buyerId);
    expect((await buyers.call(PREVIEW, { id: buyerId }, other)).data).toBeNull();
    for (const as of [buyers.admin, own]) {
      const address: string = (await buyers.call(PREVIEW, { id: buyerId }, as)).data.previewCertificate;
      const answer = await uplift.http.inject({ url: address });
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
        200,
        'no-store',
        undefined,
      ]);
      expect((await pdfFacts(answer.rawPayload)).text).toContain('Preview: not issued');
      const elsewhere = address.replace(`/${buyerId}?`, '/999999?');
      expect((await uplift.http.inject({ url: elsewhere })).statusCode).toBe(404);
      const unknown = await uplift.http.inject({ url: `${address}x` });
      expect(unknown.statusCode).toBe(404);
      // It may exist a minute later.
      expect(unknown.headers['cache-control']).toBe('no-store');
      const late = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
      expect((await uplift.http.inject({ url: address })).statusCode).toBe(404);
      late.mockRestore();
    }
    expect(await buyers.versions(buyerId)).toEqual([]);
  });
});

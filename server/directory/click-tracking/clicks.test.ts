import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { LearnMoreFile } from '../suppliers/learn-more-file.entity.js';

describe('clicks', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());

  const rows = (sql: string, values: unknown[] = []) => uplift.app.database.manager.query(sql, values);
  const file = async (supplierId: number) =>
    uplift.app.database.manager.save(LearnMoreFile, {
      supplierId,
      title: 'Prices',
      fileLink: '/files/learn/a.pdf',
    });

  it('are counted without signing in C042 R303', async () => {
    const { id } = await make.supplier();
    const { statusCode } = await uplift.rest('POST', 'clickTracking', {
      body: { type: 'share', business_id: id, path: '/business/1' },
    });
    expect(statusCode).toBe(200);
    expect(await rows('SELECT type, path FROM click WHERE supplier_id = $1', [id])).toEqual([
      { type: 'share', path: '/business/1' },
    ]);
  });

  it('downloads are counted, and visible to Admin and the supplier only C018 R305', async () => {
    const [mine, theirs] = [await make.supplier(), await make.supplier()];
    const [own, other] = [await file(mine.id), await file(theirs.id)];
    const download = (learnMore_id: number, business_id: number) =>
      uplift.rest('POST', 'clickTracking', { body: { type: 'learn-more', business_id, learnMore_id } });
    await download(own.id, mine.id);
    await download(own.id, mine.id);
    await download(other.id, theirs.id);
    expect((await download(other.id, mine.id)).statusCode).toBe(404);
    const supplier = await uplift.user({ roles: ['Business'], supplierId: mine.id });
    const admin = await uplift.user({ roles: ['Admin'] });
    const tally = async (as: typeof admin) =>
      (await uplift.rest('GET', 'business/learnMoreTally', { as })).json();
    expect(await tally(supplier)).toEqual([
      {
        business_id: mine.id,
        learnMore_id: own.id,
        title: 'Prices',
        count: 2,
        lastClicked: expect.any(String),
      },
    ]);
    expect((await tally(admin)).map((row: { count: number }) => row.count)).toEqual([2, 1]);
  });

  it('clicks on a supplier’s own button are stored for staff C041 R304', async () => {
    const { id } = await make.supplier();
    const hidden = await make.impactBuyer({ status: 'Data Only' });
    const post = (body: object) => uplift.rest('POST', 'affiliateLinkClick/create', { body });
    expect(
      (await post({ business_id: id, url: 'https://shop.example/a', impactBusiness_id: hidden.id }))
        .statusCode,
    ).toBe(200);
    expect(
      await rows(
        'SELECT url, impact_buyer_id, reviewed_at FROM affiliate_link_click WHERE supplier_id = $1',
        [id],
      ),
    ).toEqual([{ url: 'https://shop.example/a', impact_buyer_id: null, reviewed_at: null }]);
    expect((await post({ business_id: id, url: 'javascript:alert(1)' })).json().fields[0].field).toBe('url');
    expect((await post({ business_id: 999_999, url: 'https://shop.example' })).statusCode).toBe(404);
  });
});

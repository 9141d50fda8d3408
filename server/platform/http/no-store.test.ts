import { factories } from '../../testing/factories.js';
import { issueCertificate } from '../../testing/issue-certificate.js';
import { TestUplift } from '../../testing/test-uplift.js';

describe('responses to signed-in users are not cached', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  /** Returns the address of a file that visitors may cache. */
  async function publishedCertificate(): Promise<string> {
    const make = factories(uplift.app.database);
    const { id: goodCauseId } = await make.goodCause();
    const { id } = await make.impactBuyer({ status: 'Live Report', goodCauseId });
    await issueCertificate(uplift, id);
    return `impactBusiness/pdf/${id}`;
  }

  it('REST: sends no-store with responses, lists, files and errors', async () => {
    const certificate = await publishedCertificate();
    const as = await uplift.user({ roles: ['Admin'] });
    for (const path of [
      'CurrentUserData',
      'business/all',
      'business/all/available',
      'category/all',
      'general/settings',
      certificate,
      'business/999999',
    ]) {
      const { headers } = await uplift.rest('GET', path, { as });
      expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
    }
    const member = await uplift.user();
    const refused = await uplift.rest('GET', 'business/all', { as: member });
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([403, 'no-store']);
  });

  it('REST: lets visitors cache public lists and files', async () => {
    const cacheControl = async (path: string) => (await uplift.rest('GET', path)).headers['cache-control'];
    expect(await cacheControl('category/all')).toBe('no-cache');
    expect(await cacheControl(await publishedCertificate())).toMatch(/^public, max-age=\d+$/);
  });

  it('GraphQL: sends no-store with responses and errors', async () => {
    const as = await uplift.user();
    for (const query of [
      '{ currentUser { id } }',
      '{ mailDeliveries(first: 1) { totalCount } }',
      '{ nonsense }',
    ]) {
      const { response } = await uplift.graphql(query, {}, { as });
      expect([query, response.headers['cache-control']]).toEqual([query, 'no-store']);
    }
  });
});

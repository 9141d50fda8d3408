import { factories } from '../testing/factories';
import { TestUplift } from '../testing/test-uplift';

describe('what the signed-in are answered is not kept', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it('REST: answers, lists, files and errors', async () => {
    const make = factories(uplift.app.database);
    const buyer = await make.impactBuyer({ status: 'Public' } as never).catch(() => make.impactBuyer());
    const as = await uplift.user({ roles: ['Admin'] });
    for (const path of [
      'CurrentUserData',
      'business/all',
      'business/all/available',
      'category/all',
      'general/settings',
      `impactBusiness/pdf/${buyer.id}`,
      'business/999999',
    ]) {
      const { headers } = await uplift.rest('GET', path, { as });
      expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
    }
    const member = await uplift.user();
    const refused = await uplift.rest('GET', 'business/all', { as: member });
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([403, 'no-store']);
  });

  it('REST: public lists may still be kept by visitors', async () => {
    const { headers } = await uplift.rest('GET', 'category/all');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('GraphQL: answers and errors', async () => {
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

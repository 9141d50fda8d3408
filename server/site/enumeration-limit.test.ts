import type { FastifyRequest } from 'fastify';
import { TestUplift } from '../testing/test-uplift.js';
import { enumerationLimit } from './enumeration-limit.js';
import type { RenderedResponse } from './rendered-response.js';

describe('limit on page enumeration', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start({ RATE_LIMIT_PER_MINUTE: '3' });
  });
  afterAll(() => uplift.stop());
  beforeEach(async () => {
    await uplift.app.database.manager.query('DELETE FROM rate_limit_window');
    // Calls are counted by the minute. All calls of a test happen in the same one.
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
  });
  afterEach(() => jest.restoreAllMocks());

  const request = async (url: string, status: number, ip = '192.0.2.1') => {
    const request = { url, ip, socket: {} } as unknown as FastifyRequest;
    const page = { status } as RenderedResponse;
    return enumerationLimit(uplift.context(), request, async () => page).then(
      (answer) => answer.status,
      (error: { status: number }) => error.status,
    );
  };

  it.each(['/certificate/UC-2026-000009', '/mi/Certificate/x', '/%63ertificate/UC-2026-000009?a'])(
    'counts pages not found at %s by address',
    async (url) => {
      for (let time = 0; time < 5; time++) expect(await request(url, 200)).toBe(200);
      for (let time = 0; time < 3; time++) expect(await request(url, 404)).toBe(404);
      expect(await request(url, 404)).toBe(429);
      expect(await request(url, 404, '192.0.2.2')).toBe(404);
    },
  );

  it('does not apply to other pages', async () => {
    for (let time = 0; time < 5; time++) expect(await request('/ImpactBuyer/nobody', 404)).toBe(404);
  });
});

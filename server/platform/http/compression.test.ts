import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';

describe('compressed API responses', () => {
  let uplift: TestUplift;
  const list = (encoding: string) =>
    uplift.http.inject({
      url: '/api/business/all/available',
      headers: { 'accept-encoding': encoding },
    });

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    for (let count = 0; count < 20; count += 1) await make.supplier();
  });
  afterAll(() => uplift.stop());

  it('send a long list as brotli or gzip with the same content', async () => {
    const plain = (await list('identity')).json();
    expect(plain).toHaveLength(20);
    const brotli = await list('gzip, br');
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/encoding/i),
    });
    expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(plain);
    const gzip = await list('gzip');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(plain);
    expect(gzip.rawPayload.length).toBeLessThan(JSON.stringify(plain).length / 2);
  });

  it('leave a response that fits into a packet uncompressed', async () => {
    const answer = await uplift.http.inject({ url: '/health', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });
});

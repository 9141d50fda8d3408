import { TestUplift } from '../testing/test-uplift.js';
import { CALLS } from './calls.js';

describe('API documentation', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  const get = (path: string, headers = {}) => uplift.http.inject({ url: `/api/${path}`, headers });

  it('is served to programs, with 304 for a current copy', async () => {
    const { statusCode, headers, json } = await get('openapi.json');
    expect([statusCode, json().openapi]).toEqual([200, '3.1.0']);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
    const again = await get('openapi.json', { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is served to people, with a link to each call by its number', async () => {
    const { statusCode, headers, body } = await get('docs');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const { id } of CALLS) expect(body).toContain(`<article class="call" id="${id}"`);
    expect((await get('docs', { 'if-none-match': headers.etag })).statusCode).toBe(304);
  });

  it('finds calls by their words in any case, and escapes the search text', async () => {
    const shown = async (find: string) =>
      [
        ...(await get(`docs?find=${encodeURIComponent(find)}`)).body.matchAll(/class="call" id="(C[^"]+)"/g),
      ].map(([, id]) => id);
    expect(await shown('SALESENQUIRY delete')).toEqual(['C075']);
    expect(await shown('no such words')).toEqual([]);
    const { body } = await get(`docs?find=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(body).not.toContain('<script>alert');
  });

  it('accepts searches of any kind and length', async () => {
    for (const query of ['find=a&find=b', `find=${'a'.repeat(5000)}`, 'find=%00', 'find[]=1'])
      expect([query, (await get(`docs?${query}`)).statusCode]).toEqual([query, 200]);
  });
});

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

describe('“Try it” on the documentation page', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it('is a script file of its own, which may call this host only', async () => {
    const { headers, body } = await uplift.http.inject('/api/docs');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("connect-src 'self'");
    expect(policy.join()).not.toContain('unsafe');
    expect(body).toContain('<script src="/api/docs/try-it.js" defer></script>');
    const script = await uplift.http.inject('/api/docs/try-it.js');
    expect([script.statusCode, script.headers['content-type']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
  });

  it('has the inputs of each call with the examples of the document', async () => {
    const { body } = await uplift.http.inject('/api/docs');
    const calls = [...body.matchAll(/data-call="([^"]*)"/g)].map(([, text = '']) =>
      JSON.parse(
        text
          .replaceAll('&quot;', '"')
          .replaceAll('&#x27;', "'")
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      ),
    );
    expect(calls).toHaveLength(CALLS.length);
    const enquiry = calls.find(({ path }) => path === '/mailing/sendSalesEnquiry');
    expect(enquiry).toMatchObject({ method: 'post', parameters: [], takesKey: true });
    expect(JSON.parse(enquiry.body)).toMatchObject({ email: 'ana@example.nz' });
    expect(calls.find(({ path }) => path === '/business/{id}').parameters[0]).toEqual({
      name: 'id',
      place: 'path',
      required: true,
      example: '7',
    });
  });
});

import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { pdf } from './testing/documents.js';
import { fetchFile, sendFile } from './testing/send-file.js';

describe('downloading files C126', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let url: string;
  const bytes = pdf();
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    url = (await sendFile(uplift, admin, 'learnMore', bytes, { name: 'a.pdf' })).json().url;
  });
  afterAll(() => uplift.stop());

  it.each(['', '/api'])('%s/files is public and cached permanently', async (prefix) => {
    const answer = await fetchFile(uplift, `${prefix}${url}`);
    expect([answer.statusCode, answer.rawPayload.equals(bytes)]).toEqual([200, true]);
    const { etag } = answer.headers;
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const again = await fetchFile(uplift, `${prefix}${url}`, { 'if-none-match': etag as string });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['W/ETAG', '"another", ETAG', '"another", W/ETAG', '*'])(
    'returns nothing new if the client has the file as %s',
    async (known) => {
      const { etag } = (await fetchFile(uplift, url)).headers;
      const given = known.replace('ETAG', String(etag));
      expect((await fetchFile(uplift, url, { 'if-none-match': given })).statusCode).toBe(304);
    },
  );

  it('pages of other sites can embed a file, but nothing private', async () => {
    const policy = async (path: string) =>
      (await uplift.http.inject({ url: path })).headers['cross-origin-resource-policy'];
    expect(await policy(url)).toBe('cross-origin');
    expect(await policy(`/api${url}`)).toBe('cross-origin');
    for (const path of ['/files/learnMore/none.pdf', '/api/category/all', '/api/CurrentUserData', '/health'])
      expect([path, await policy(path)]).toEqual([path, 'same-origin']);
  });

  it.each([
    ['bytes=0-3', 206, '%PDF', 'bytes 0-3/SIZE'],
    ['bytes=-6', 206, '%%EOF\n', 'bytes FROM-LAST/SIZE'],
    ['bytes=999999-', 200, undefined, undefined],
    ['bytes=3-1', 200, undefined, undefined],
    ['bytes=0-1,4-5', 200, undefined, undefined],
    ['lines=1-2', 200, undefined, undefined],
  ])('Range %s returns %i', async (range, status, text, contentRange) => {
    const answer = await fetchFile(uplift, url, { range });
    const size = bytes.length;
    const expected = contentRange
      ?.replace('SIZE', `${size}`)
      .replace('FROM', `${size - 6}`)
      .replace('LAST', `${size - 1}`);
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, expected]);
    expect(answer.body).toBe(text ?? bytes.toString());
  });

  it('returns the whole file if the range is of a changed file', async () => {
    const answer = await fetchFile(uplift, url, { range: 'bytes=0-3', 'if-range': '"another"' });
    expect(answer.statusCode).toBe(200);
  });

  it('HEAD returns the size without a body', async () => {
    const answer = await uplift.http.inject({ method: 'HEAD', url });
    expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([
      200,
      String(bytes.length),
      '',
    ]);
  });

  it.each([
    '/files/learnMore/none.pdf',
    '/files/learnMore/..%2Fjwt-secret',
    '/files/..%2F/jwt-secret',
    '/files/.incoming/x',
    '/files/learnMore',
    '/api/files/learnMore/none.pdf',
  ])('returns not found for %s', async (path) => {
    expect((await fetchFile(uplift, path)).statusCode).toBe(404);
  });
});

import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { toRenderedResponse } from './rendered-response.js';

const answer = { status: 200, redirect: null, headers: {} };
const text = '<p>Kōwhai</p>'.repeat(100);

describe('a finished page', () => {
  it('is compressed as it is asked for, once for each way', async () => {
    const page = toRenderedResponse(text, answer);
    expect(brotliDecompressSync(await page.compressed('br')).toString()).toBe(text);
    expect(gunzipSync(await page.compressed('gzip')).toString()).toBe(text);
    expect(await page.compressed('br')).toBe(await page.compressed('br'));
    expect(page.plain.toString()).toBe(text);
  });

  it('is known by its text', () => {
    expect(toRenderedResponse(text, answer).etag).toBe(toRenderedResponse(text, answer).etag);
    expect(toRenderedResponse(`${text} `, answer).etag).not.toBe(toRenderedResponse(text, answer).etag);
  });
});

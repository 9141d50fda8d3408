import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { toRenderedResponse } from './rendered-response.js';

const answer = { status: 200, redirect: null, headers: {} };
const text = '<p>Kōwhai</p>'.repeat(100);

describe('rendered response', () => {
  it('compresses once per encoding on request', async () => {
    const page = toRenderedResponse(text, answer);
    expect(brotliDecompressSync(await page.compressed('br')).toString()).toBe(text);
    expect(gunzipSync(await page.compressed('gzip')).toString()).toBe(text);
    expect(await page.compressed('br')).toBe(await page.compressed('br'));
    expect(page.plain.toString()).toBe(text);
  });

  it('derives its ETag from its text', () => {
    expect(toRenderedResponse(text, answer).etag).toBe(toRenderedResponse(text, answer).etag);
    expect(toRenderedResponse(`${text} `, answer).etag).not.toBe(toRenderedResponse(text, answer).etag);
  });
});

import type { LightMyRequestResponse } from 'fastify';
import type { TestUplift, TestUser } from '../../../testing/test-uplift.js';

const BOUNDARY = 'a-line-between-parts';

/** Returns a form with one file, as browsers send it. */
export function formWith(bytes: Buffer, name = 'photo.png', type = 'image/png') {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** Sends a file to a folder as a form. */
export const sendFile = (
  uplift: TestUplift,
  as: TestUser | null,
  folder: string,
  bytes: Buffer,
  { name, type }: { name?: string; type?: string } = {},
): Promise<LightMyRequestResponse> =>
  uplift.rest('POST', `files/${folder}`, { as, ...formWith(bytes, name, type) });

/** Fetches the file at the address in a response. */
export const fetchFile = (uplift: TestUplift, url: string, headers: Record<string, string> = {}) =>
  uplift.http.inject({ method: 'GET', url, headers });

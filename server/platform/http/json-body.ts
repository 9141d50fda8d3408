import { TextDecoder } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { asWindows1252 } from '../../../shared/windows-1252.js';
import { AppError, badInput } from '../errors.js';
import { notJson } from './error-responses.js';

const CHARSET = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;]*))/i;
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+\s*(?:;|$)/;
const UTF_8 = 'utf-8';
const WINDOWS_1252 = 'windows-1252';
const BIG_ENDIAN_MARK = Buffer.from([0xfe, 0xff]);

/**
 * Reads JSON in the character set of its media type, UTF-8 by default. An empty body counts as no body, since
 * clients may declare JSON and send nothing.
 */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser('application/json');
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      const text = decoded(body as Buffer, request.headers['content-type']);
      if (text.trim() === '') done(null, undefined);
      else void parse(request, text, done);
    } catch (error) {
      done(error as Error);
    }
  });
}

/**
 * Accepts an empty body of any other media type as no body, since clients declare a type even for calls
 * without a body. Refuses other bodies with 415.
 */
export function readEmptyBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ headers }) => {
    const isEmpty = headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';
    // Fastify refuses an invalid media type, even if the body is empty.
    if (isEmpty && !MEDIA_TYPE.test(headers['content-type'] ?? '')) delete headers['content-type'];
  });
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(notJson());
  });
}

/**
 * Decodes a body.
 * @throws AppError BAD_USER_INPUT, with 415 for an unknown character set and 400 for invalid bytes
 */
function decoded(body: Buffer, contentType = ''): string {
  const [, quoted, bare] = CHARSET.exec(contentType) ?? [];
  const charset = (quoted ?? bare ?? '').trim() || UTF_8;
  const decoder = decoderOf(charset, body);
  try {
    const text = decoder.decode(body);
    // Some versions of Node read it as Latin-1.
    return decoder.encoding === WINDOWS_1252 ? asWindows1252(text) : text;
  } catch {
    const name = decoder.encoding.toUpperCase();
    throw badInput(`The body is not valid ${name}. Please send JSON in UTF-8.`);
  }
}

function decoderOf(charset: string, body: Buffer): TextDecoder {
  // The byte order mark decides between the two forms of UTF-16 (RFC 2781).
  const bigEndian = /^utf-?16$/i.test(charset) && body.subarray(0, 2).equals(BIG_ENDIAN_MARK);
  try {
    return new TextDecoder(bigEndian ? 'utf-16be' : charset, { fatal: true });
  } catch {
    throw new AppError(
      'BAD_USER_INPUT',
      415,
      'The character set of the body is not supported. Please send JSON in UTF-8.',
    );
  }
}

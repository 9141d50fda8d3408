import type { FastifyRequest } from 'fastify';
import { clientAddress } from '../platform/http/client-address.js';
import type { RequestContext } from '../platform/request-context.js';
import { limitCertificateLookups } from '../reports/certificates/certificate-lookup.read-model.js';
import { readPath } from './link-page-address.js';
import type { RenderedResponse } from './rendered-response.js';

/** Pages with a number in their address that can be guessed. */
const GUESSED = /^(\/mi)?\/certificate\//i;

/**
 * Returns the rendered page of a request. As pages are rendered for an anonymous visitor, failed guesses of
 * an address are counted here, by network address.
 * @throws AppError RATE_LIMITED
 */
export async function enumerationLimit(
  visitor: RequestContext,
  request: FastifyRequest,
  make: () => Promise<RenderedResponse>,
): Promise<RenderedResponse> {
  if (!GUESSED.test(readPath(request.url))) return make();
  const context = { ...visitor, clientAddress: clientAddress(request) };
  let page: Promise<RenderedResponse> | undefined;
  await limitCertificateLookups(context, async () => {
    page = make();
    return (await page).status !== 404;
  });
  return page ?? make();
}

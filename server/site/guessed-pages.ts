import type { FastifyRequest } from 'fastify';
import { limitCertificateGuesses } from '../certificates/certificate-lookup.read-model.js';
import { clientAddress } from '../platform/http/client-address.js';
import type { RequestContext } from '../platform/request-context.js';
import type { FinishedPage } from './finished-page.js';
import { readPath } from './link-page-address.js';

/** Pages that are found by a number which somebody may guess. */
const GUESSED = /^(\/mi)?\/certificate\//i;

/**
 * A page for whoever asks. Pages are rendered on the server, for nobody in particular: where an address may be guessed,
 * those that find nothing are counted here, by network address.
 * @throws AppError RATE_LIMITED
 */
export async function limitingGuesses(
  visitor: RequestContext,
  request: FastifyRequest,
  make: () => Promise<FinishedPage>,
): Promise<FinishedPage> {
  if (!GUESSED.test(readPath(request.url))) return make();
  const context = { ...visitor, clientAddress: clientAddress(request) };
  let page: Promise<FinishedPage> | undefined;
  await limitCertificateGuesses(context, async () => {
    page = make();
    return (await page).status !== 404;
  });
  return page ?? make();
}

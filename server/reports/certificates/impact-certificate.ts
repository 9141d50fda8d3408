import { fold } from '../../../shared/fold.js';
import { todayInNewZealand } from '../../platform/new-zealand-today.js';
import type { RequestContext } from '../../platform/request-context.js';
import { awaitCertificate } from './await-certificate.js';
import { addressOf } from './build-certificate.js';
import { type Certified, type IssuedCertificate, loadCertified } from './certificate.read-model.js';
import { figuresOf, sameFigures } from './certificate-figures.js';
import { readCertificate } from './certificate-file.js';
import { drawCertificate } from './draw-certificate.js';

/** A certificate to send. */
export interface SentCertificate {
  fileName: string;
  /** The ETag. Null for a preview, which must not be cached. */
  etag: string | null;
  bytes: () => Promise<Buffer>;
}

const fileName = (name: string) => {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${['uplift-certificate', slug].filter(Boolean).join('-')}.pdf`;
};

/**
 * Returns the certificate of an impact buyer as a PDF, or null. With a Live Report it is public: the stored
 * one while its figures are unchanged, otherwise a new one (R149, R151). Without a Live Report its own users
 * and staff see a preview without a number (A29).
 * @throws AppError UNAVAILABLE if it is not built within seconds
 */
export async function impactCertificate(
  context: RequestContext,
  impactBuyerId: number,
): Promise<SentCertificate | null> {
  const certified = await loadCertified(context, impactBuyerId);
  if (!certified) return null;
  if (!certified.published) return preview(certified);
  const { current } = certified;
  if (current && sameFigures(current, figuresOf(certified))) return issued(context, current);
  const built = await awaitCertificate(context, impactBuyerId);
  return built && issued(context, built);
}

const preview = (certified: Certified): SentCertificate => ({
  fileName: fileName(certified.name),
  etag: null,
  bytes: () => drawCertificate({ ...figuresOf(certified), issuedOn: todayInNewZealand(), issue: null }),
});

function issued({ app }: RequestContext, certificate: IssuedCertificate): SentCertificate {
  const { number, version, fileAddress } = certificate;
  const issue = { number, version, address: addressOf(app, number) };
  return {
    fileName: fileName(certificate.name),
    etag: `"${number}"`,
    bytes: () => readCertificate(app, fileAddress, () => drawCertificate({ ...certificate, issue })),
  };
}

import { fold } from '../../shared/fold.js';
import type { RequestContext } from '../platform/request-context.js';
import { loadCertified } from './certificate.read-model.js';
import { type Certificate, drawCertificate } from './draw-certificate.js';

/** So many finished certificates are kept; each is some 40 kB. */
const MOST_KEPT = 100;

/** By everything that is printed, so that one that is kept is never out of date. */
const finished = new Map<string, Promise<Buffer>>();

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland', dateStyle: 'short' });

function draw(certificate: Certificate): Promise<Buffer> {
  const key = JSON.stringify(certificate);
  const kept = finished.get(key);
  if (kept) return kept;
  const pdf = drawCertificate(certificate);
  pdf.catch(() => finished.delete(key));
  finished.set(key, pdf);
  const [oldest] = finished.keys();
  if (finished.size > MOST_KEPT && oldest !== undefined) finished.delete(oldest);
  return pdf;
}

const fileName = (name: string) => {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${['uplift-certificate', slug].filter(Boolean).join('-')}.pdf`;
};

/**
 * The certificate of an impact buyer as a PDF, or null: of a Live Report for anybody, of any for its own user
 * and Admin (R149, R151, A29).
 */
export async function impactCertificate(
  context: RequestContext,
  impactBuyerId: number,
): Promise<{ pdf: Buffer; fileName: string; published: boolean } | null> {
  const certified = await loadCertified(context, impactBuyerId);
  if (!certified) return null;
  const { published, ...stated } = certified;
  const pdf = await draw({ ...stated, on: today.format(new Date()) });
  return { pdf, fileName: fileName(certified.name), published };
}

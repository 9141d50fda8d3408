import { connect, type PeerCertificate } from 'node:tls';
import { type Check, type Finding, fault, ok, warning } from './finding.js';

const WITHIN_MS = 8_000;
const DAY_MS = 24 * 3600 * 1000;
/** Certificates are usually renewed 30 days before their end. */
const SOON_DAYS = 21;

/** Returns the check of the TLS certificate of the site, if its address is https. */
export function certificateChecks(publicUrl: string): Check[] {
  const url = new URL(publicUrl);
  return url.protocol === 'https:' ? [{ name: 'certificate', run: () => checkCertificate(url) }] : [];
}

async function checkCertificate({ hostname, port }: URL): Promise<Finding> {
  const found = await peerOf(hostname, Number(port) || 443).catch((error: Error) => error);
  if (found instanceof Error)
    return warning(
      `${hostname} cannot be reached from here: ${found.message}.`,
      'Check PUBLIC_URL, the proxy and the name server, or run the command where the site can be reached.',
    );
  return judgeCertificate(hostname, found.validTo, found.problem);
}

/** Connects and returns the end of the certificate, and the reason for which browsers would refuse it. */
function peerOf(host: string, port: number): Promise<{ validTo: Date; problem: string | null }> {
  return new Promise((resolve, reject) => {
    // The certificate is judged, and nothing is sent.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: WITHIN_MS });
    socket.once('secureConnect', () => {
      const certificate: PeerCertificate = socket.getPeerCertificate();
      const problem = socket.authorized ? null : String(socket.authorizationError);
      socket.destroy();
      resolve({ validTo: new Date(certificate.valid_to), problem });
    });
    socket.once('timeout', () => socket.destroy(new Error('no answer in time')));
    socket.once('error', reject);
  });
}

/** Returns the finding for a certificate. `problem` is the reason for which browsers refuse it, or null. */
export function judgeCertificate(
  host: string,
  validTo: Date,
  problem: string | null,
  now = new Date(),
): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  const renew = 'Renew the certificate of the proxy, and check its automatic renewal.';
  if (days < 0) return fault(`The certificate of ${host} ended ${-days} days ago.`, renew);
  if (problem) return fault(`Browsers refuse the certificate of ${host}: ${problem}.`, renew);
  const message = `The certificate of ${host} is valid for ${days} days.`;
  return days < SOON_DAYS ? warning(message, renew) : ok(message);
}

import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/**
 * Returns true if the server at this address accepts addresses in UTF-8 (RFC 6531). Throws if it cannot be
 * reached.
 */
export function supportsUtf8(url: string, options: SMTPConnection.Options): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection({ ...parseConnectionUrl(url), ...options });
    // The connection may also break after the response.
    connection.on('error', reject);
    connection.connect((error) => {
      if (error) return reject(error);
      // The library exposes the server’s extensions only to sign-in handlers and after a mail.
      const { _supportedExtensions: offered = [] } = connection as { _supportedExtensions?: string[] };
      resolve(offered.includes('SMTPUTF8'));
      connection.quit();
    });
  });
}

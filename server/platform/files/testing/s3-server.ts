import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';
import { isSigned } from './signed-requests.js';

/** The access key and the secret of the only account. */
const NAME = 'S3RVER';

export interface S3Server {
  /** The environment of a product that stores its files here. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** Starts an S3 server with an empty bucket. It refuses requests that are not signed with its secret. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'uplift-s3-'));
  const s3 = new S3rver({
    directory,
    silent: true,
    // It leaves out the last slash of the address of a bucket. Signatures are checked below.
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'uplift', configs: [] }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  const server = createServer((request, response) => {
    if (isSigned(request, NAME)) return void answer(request, response);
    request.resume();
    response.writeHead(403, { 'content-type': 'application/xml' });
    response.end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'uplift',
      S3_ACCESS_KEY_ID: NAME,
      S3_SECRET_ACCESS_KEY: NAME,
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

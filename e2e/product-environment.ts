import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { freePort, type Launched, launch } from '../server/testing/launch-product';
import { createTestDatabase, type TestDatabase } from '../server/testing/test-database';

/**
 * Gives each file a product of its own, with a database and files of its own that are filled with the demo. A file that
 * begins with `@smtp` listens at a port that the product sends its mails to; of others it keeps them.
 */
export default class ProductEnvironment extends TestEnvironment {
  private database?: TestDatabase;
  private product?: Launched;
  private folder?: string;
  private readonly sendsMails: boolean;

  constructor(...given: ConstructorParameters<typeof TestEnvironment>) {
    super(...given);
    this.sendsMails = 'smtp' in given[1].docblockPragmas;
  }

  override async setup(): Promise<void> {
    await super.setup();
    const demo = JSON.parse(process.env.DEMO_UNDER_TEST ?? '{}');
    this.database = await createTestDatabase(demo.database);
    this.folder = mkdtempSync(path.join(tmpdir(), 'uplift-run-'));
    cpSync(demo.folder, this.folder, { recursive: true });
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const smtpPort = this.sendsMails ? await freePort() : undefined;
    this.product = launch({
      DEMO: '1',
      DATABASE_URL: this.database.url,
      DATA_FOLDER: this.folder,
      PORT: String(port),
      PUBLIC_URL: url,
      RATE_LIMIT_PER_MINUTE: '10000',
      ...(smtpPort && { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }),
    });
    await Promise.race([this.product.open, this.product.ended.then(failToStart)]);
    this.global.process.env.PRODUCT_UNDER_TEST = JSON.stringify({
      url,
      folder: this.folder,
      databaseUrl: this.database.url,
      smtpPort,
    });
  }

  override async teardown(): Promise<void> {
    // What it holds goes with it.
    this.product?.child.kill('SIGKILL');
    await this.product?.ended;
    await this.database?.drop();
    if (this.folder) rmSync(this.folder, { recursive: true, force: true });
    await super.teardown();
  }
}

function failToStart({ code, output }: { code: number | null; output: string }): never {
  throw new Error(`The product ended with code ${code}:\n${output}`);
}

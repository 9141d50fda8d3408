import { TestUplift, type TestUser } from '../../server/testing/test-uplift.js';
import { UpliftClient, type UpliftClientOptions } from '../src/uplift-client.js';
import { InterveningServer } from './intervening-server.js';

/** A product with a member of staff, and a server in between that can intervene. */
export interface ClientFixture {
  uplift: TestUplift;
  admin: TestUser;
  between: InterveningServer;
  /** Creates a client, by default with the access token of the member of staff and quick retries. */
  client: (options?: Partial<UpliftClientOptions>) => UpliftClient;
  sql: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
}

export async function startClientFixture(): Promise<ClientFixture> {
  const uplift = await TestUplift.start();
  const admin = await uplift.user({ roles: ['Admin'] });
  const between = await InterveningServer.start(await uplift.http.listen({ port: 0, host: '127.0.0.1' }));
  return {
    uplift,
    admin,
    between,
    client: (options = {}) =>
      new UpliftClient({
        url: between.url,
        ...(!options.credentials && { token: uplift.token(admin) }),
        retries: { firstDelayMs: 1 },
        ...options,
      }),
    sql: (text, values = []) => uplift.app.database.manager.query(text, values),
    stop: async () => {
      await between.stop();
      await uplift.stop();
    },
  };
}

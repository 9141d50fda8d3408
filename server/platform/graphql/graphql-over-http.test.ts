import type { AddressInfo } from 'node:net';
import { serverAudits } from 'graphql-http';
import { TestUplift } from '../../testing/test-uplift.js';

/** Options of the specification that the product does without, by the id of their audit. None of them is a MUST. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  '5A70': 'GET needs a header that browsers send only after a preflight, against CSRF.',
  D6D5: 'The same, with variables.',
  '6A70': 'The same, with variables.',
  '572B': 'An invalid document is 400 for every media type, so that clients notice it.',
  FDE2: 'An invalid document is 400 for every media type, so that clients notice it.',
  '7B9B': 'Invalid variables are 400 for every media type, so that clients notice them.',
};

describe('GraphQL over HTTP', () => {
  let uplift: TestUplift;
  let url: string;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    await uplift.http.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(uplift.http.server.address() as AddressInfo).port}/graphql`;
  });
  afterAll(() => uplift.stop());

  it.each(serverAudits({ url: () => url }).map((audit) => [audit.name, audit] as const))(
    'follows the specification: %s',
    async (name, audit) => {
      const { status, reason } = { reason: undefined, ...(await audit.fn()) };
      if (audit.id in LEFT_OUT) expect(name).not.toContain('MUST');
      expect([audit.id, status, reason]).toEqual([
        audit.id,
        audit.id in LEFT_OUT ? expect.stringMatching(/^(notice|warn)$/) : 'ok',
        audit.id in LEFT_OUT ? expect.any(String) : undefined,
      ]);
    },
  );
});

import { parse } from 'graphql';
import { createProductApi } from '../app/schema.js';
import { badInput } from '../platform/errors.js';
import { factories } from '../testing/factories.js';
import { TestUplift } from '../testing/test-uplift.js';
import { faultsAmong, pageStatus } from './page-status.js';

describe('status of a page', () => {
  const refused = { message: 'too long', originalError: badInput('too long') };
  const unreachable = {
    message: 'x',
    originalError: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
  };
  const fault = { message: 'x', originalError: new TypeError('x') };

  it('is the rendered status unless rendering failed', () => {
    expect([
      pageStatus(200, []),
      pageStatus(404, []),
      pageStatus(200, [refused]),
      pageStatus(500, []),
    ]).toEqual([200, 404, 200, 500]);
  });

  it('is 400 for rejected operations, and reports only faults of the product', () => {
    expect([
      pageStatus(500, [refused]),
      pageStatus(500, [unreachable]),
      pageStatus(500, [fault]),
      pageStatus(500, [refused, fault]),
    ]).toEqual([400, 503, 500, 500]);
    expect(faultsAmong([refused, fault, unreachable])).toEqual([fault]);
  });

  it('covers the errors of rejected page operations', async () => {
    const uplift = await TestUplift.start();
    await factories(uplift.app.database).supplier();
    const { executor } = createProductApi();
    const failuresOf = async (query: string) =>
      (await executor.run(parse(query), {}, { ...uplift.context(), actor: { kind: 'visitor' } })).errors ??
      [];
    const long = 'x'.repeat(200);
    for (const query of [
      `{ supplier(urlKeyword: "${long}") { id } }`,
      `{ searchSuppliers(filter: { text: "${long}" }) { totalCount } }`,
      `{ searchSuppliers(filter: { servicing: "${long}" }) { totalCount } }`,
    ]) {
      const failures = await failuresOf(query);
      expect([query, failures.length, pageStatus(500, failures)]).toEqual([query, 1, 400]);
    }
    await uplift.stop();
  });
});

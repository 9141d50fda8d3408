import { createConfig, lintFromString } from '@redocly/openapi-core';
import { document } from './testing/documented.js';

/** Returns the faults that the recommended rules of Redocly find. */
async function faultsOf(description: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(description), config });
  return problems.map(({ severity, ruleId, message, location }) =>
    [severity, ruleId, location[0]?.pointer, message].join(' '),
  );
}

describe('API document', () => {
  it('has no errors and no warnings under the recommended rules of Redocly', async () => {
    expect(await faultsOf(document)).toEqual([]);
  });

  it('is found at fault with an example that does not match its schema', async () => {
    const signIn = structuredClone(document.paths['/auth/login']);
    const content = signIn?.post?.requestBody?.content['application/json'];
    if (content) content.example = { email: 7 };
    expect(await faultsOf({ ...document, paths: { '/auth/login': signIn } })).toContainEqual(
      expect.stringContaining('no-invalid-media-type-examples'),
    );
  });
});

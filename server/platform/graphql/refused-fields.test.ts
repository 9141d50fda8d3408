import { makeToken } from '../../accounts/testing/token-calls.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';

describe('a document with several fields', () => {
  let uplift: TestUplift;
  let seller: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    seller = await uplift.user({ roles: ['Business'] });
  });
  afterAll(() => uplift.stop());

  const refusals = (response: { errors?: { path?: unknown; extensions: { code: string } }[] }) =>
    response.errors?.map(({ path, extensions }) => [path, extensions.code]);

  it.each([
    ['{ categories { id } leadRecords { totalCount } }', 'leadRecords'],
    ['{ categories { id } board: leadRecords { totalCount } }', 'board'],
    ['{ ...a } fragment a on Query { categories { id } ... { all: leadRecords { totalCount } } }', 'all'],
  ])('reports the field that a signed-out caller and a role may not call: %s', async (query, field) => {
    expect(refusals(await uplift.graphql(query))).toEqual([[[field], 'UNAUTHENTICATED']]);
    expect(refusals(await uplift.graphql(query, {}, { as: seller }))).toEqual([[[field], 'FORBIDDEN']]);
  });

  it('reports the field for which an API token lacks the scope', async () => {
    const { headers } = await makeToken(uplift, seller, ['suppliers:read', 'enquiries:read']);
    const { errors } = await uplift.graphql('{ categories { id } }', {}, { headers });
    expect(errors).toMatchObject([
      { path: ['categories'], extensions: { code: 'FORBIDDEN', requiredScope: 'categories:read' } },
    ]);
  });
});

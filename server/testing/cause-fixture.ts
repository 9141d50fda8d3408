import { factories } from './factories.js';
import { TestUplift, type TestUser } from './test-uplift.js';

const RECORD = `id version viewedAs name status imageUrl description website storageId linkKey special buyerCount
  enquiryTotal revenueTotal contributionTotal createdAt`;
const UPDATE = `mutation ($id: Int!, $version: Int, $input: GoodCauseInput!) {
  updateGoodCause(id: $id, version: $version, input: $input) { ${RECORD} } }`;

/** Creates a good cause and returns all of its fields. */
export const CREATE_CAUSE = `mutation ($input: GoodCauseInput!) { createGoodCause(input: $input) { ${RECORD} } }`;

/** Starts a product in which staff edit good causes, and one cause has its own user. */
export async function startCauseFixture() {
  const uplift = await TestUplift.start();
  const make = factories(uplift.app.database);
  const own = await make.goodCause();
  const people = {
    admin: await uplift.user({ roles: ['Admin'] }),
    own: await uplift.user({ roles: ['GoodCause'], goodCauseId: own.id }),
  } satisfies Record<string, TestUser>;
  type Who = keyof typeof people;
  const call = async (who: Who, query: string, variables: object, headers?: Record<string, string>) => {
    const { data, errors } = await uplift.graphql(query, { ...variables }, { as: people[who], headers });
    const error = errors?.[0];
    return {
      record: data?.[Object.keys(data)[0] ?? ''],
      code: error?.extensions?.code,
      message: error?.message,
      fields: error?.extensions?.fields as { field: string; message: string }[] | undefined,
      current: error?.extensions?.current as Record<string, unknown>,
    };
  };
  return {
    uplift,
    make,
    people,
    own,
    call,
    rest: (who: Who, path: string, body: object) => uplift.rest('POST', path, { as: people[who], body }),
    update: (input: object, { id, version }: { id: number; version?: number }) =>
      call('admin', UPDATE, { id, version, input }),
  };
}

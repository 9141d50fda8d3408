import { makeToken } from '../accounts/testing/token-calls.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

const PER_MINUTE = 3;
const PER_DAY = 5;
const QUERY = '{ leadRecords { totalCount } }';
const POLICY = `"token-minute";q=${PER_MINUTE};w=60, "token-day";q=${PER_DAY};w=86400`;
/** The 16th second of the last hour of a day in UTC. */
const MOMENT = Date.UTC(2026, 10, 23, 23, 0, 15);

describe('the calls of an API token', () => {
  let uplift: TestUplift;
  let owner: TestUser;
  let clock: jest.SpyInstance;
  beforeAll(async () => {
    uplift = await TestUplift.start({
      API_TOKEN_CALLS_PER_MINUTE: String(PER_MINUTE),
      API_TOKEN_CALLS_PER_DAY: String(PER_DAY),
    });
    owner = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());
  beforeEach(() => {
    clock = jest.spyOn(Date, 'now').mockReturnValue(MOMENT);
  });
  afterEach(() => clock.mockRestore());

  const tokenOf = async () =>
    (await makeToken(uplift, owner, ['leads:read'], { expiresInDays: null })).headers;
  const byRest = async (headers: Record<string, string>) => {
    const response = await uplift.rest('GET', 'leads?limit=1', { headers });
    return [response.statusCode, response.headers.ratelimit, response.headers['retry-after']];
  };
  const byGraphQL = async (headers: Record<string, string>) => {
    const { status, response } = await uplift.graphql(QUERY, {}, { headers });
    return [status, response.headers.ratelimit, response.headers['retry-after']];
  };
  const left = (minute: number, day: number) =>
    `"token-minute";r=${minute};t=45, "token-day";r=${day};t=3585`;

  it.each([
    ['REST', byRest],
    ['GraphQL', byGraphQL],
  ])('are counted down by %s and refused once the minute has none left', async (_, call) => {
    const headers = await tokenOf();
    expect([await call(headers), await call(headers), await call(headers)]).toEqual([
      [200, left(2, 4), undefined],
      [200, left(1, 3), undefined],
      [200, left(0, 2), undefined],
    ]);
    expect(await call(headers)).toEqual([429, '"token-minute";r=0;t=45', '45']);
  });

  it('are refused with a message that says when the token can be used again', async () => {
    const headers = await tokenOf();
    const refusal = async () => (await uplift.rest('GET', 'leads?limit=1', { headers })).json().message;
    for (let time = 0; time < PER_MINUTE; time++) await byRest(headers);
    expect(await refusal()).toBe(
      'This API token has used up its requests for this minute. Please try again in 45 seconds.',
    );
    clock.mockReturnValue(MOMENT + 60_000);
    for (let time = PER_MINUTE; time < PER_DAY; time++) await byRest(headers);
    expect(await refusal()).toBe(
      'This API token has used up its requests for today. Please try again after midnight UTC, in 59 minutes.',
    );
    clock.mockReturnValue(MOMENT + 24 * 3600_000 - 3 * 3600_000);
    for (let time = 0; time < PER_MINUTE; time++) await byRest(headers);
    clock.mockReturnValue(MOMENT + 24 * 3600_000 - 3 * 3600_000 + 60_000);
    for (let time = PER_MINUTE; time < PER_DAY; time++) await byRest(headers);
    expect(await refusal()).toMatch(/after midnight UTC, in 4 hours\.$/);
  });

  it('are one budget for REST and GraphQL, whose policies the responses name', async () => {
    const headers = await tokenOf();
    await byRest(headers);
    expect((await byGraphQL(headers))[1]).toBe(left(1, 3));
    const { response } = await uplift.graphql(QUERY, {}, { headers });
    expect(response.headers['ratelimit-policy']).toBe(POLICY);
  });

  it('count also if the token lacks the scope', async () => {
    const headers = await tokenOf();
    const rest = await uplift.rest('GET', 'business/all', { headers });
    expect([rest.statusCode, rest.headers.ratelimit]).toEqual([403, left(2, 4)]);
    const { status, response } = await uplift.graphql('{ orderRecords { totalCount } }', {}, { headers });
    expect([status, response.headers.ratelimit]).toEqual([403, left(1, 3)]);
  });

  it('start again with the next minute until the day has none left, which refused calls do not use up', async () => {
    const headers = await tokenOf();
    for (let time = 0; time < 6; time++) await byRest(headers);
    clock.mockReturnValue(MOMENT + 60_000);
    const day = (rest: number) => `"token-day";r=${rest};t=3525`;
    expect([await byRest(headers), await byRest(headers), await byRest(headers)]).toEqual([
      [200, `"token-minute";r=2;t=45, ${day(1)}`, undefined],
      [200, `"token-minute";r=1;t=45, ${day(0)}`, undefined],
      [429, `"token-minute";r=0;t=45, ${day(0)}`, '3525'],
    ]);
    clock.mockReturnValue(MOMENT + 3600_000);
    expect((await byRest(headers))[0]).toBe(200);
  });

  it('are not those of another token of the same owner, nor of the owner', async () => {
    const [spent, other] = [await tokenOf(), await tokenOf()];
    for (let time = 0; time < 4; time++) await byRest(spent);
    expect((await byRest(spent))[0]).toBe(429);
    expect((await byRest(other))[0]).toBe(200);
    const signedIn = await uplift.graphql(QUERY, {}, { as: owner });
    expect([signedIn.status, signedIn.response.headers.ratelimit]).toEqual([200, undefined]);
  });

  it('are counted exactly if many arrive at once', async () => {
    const headers = await tokenOf();
    const statuses = await Promise.all([1, 2, 3, 4, 5, 6].map(() => byRest(headers)));
    expect(statuses.filter(([status]) => status === 200)).toHaveLength(PER_MINUTE);
  });
});

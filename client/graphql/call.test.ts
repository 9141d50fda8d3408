import type { Operation } from './call';
import { createCall } from './call';
import { toAppError } from './errors';

const READ = 'query Read($id: Int!) { read(id: $id) }' as unknown as Operation<
  { read: number },
  { id: number }
>;

describe('GraphQL request without Apollo Client', () => {
  const fetched = jest.fn();
  const before = global.fetch;
  beforeEach(() => {
    fetched.mockReset();
    global.fetch = fetched;
  });
  afterAll(() => {
    global.fetch = before;
  });
  const answer = (status: number, body: string) =>
    fetched.mockResolvedValue({ status, text: async () => body } as Response);
  const read = () => createCall('https://api.example')(READ, { id: 5 });
  const failure = async () => toAppError(await read().catch((error: unknown) => error));

  it('sends the operation with its name and returns its data', async () => {
    answer(200, '{"data":{"read":7}}');
    expect(await read()).toEqual({ read: 7 });
    const [address, { body, headers }] = fetched.mock.calls[0];
    expect(address).toBe('https://api.example/graphql');
    expect(JSON.parse(body)).toEqual({ operationName: 'Read', query: String(READ), variables: { id: 5 } });
    expect(headers).toMatchObject({ 'x-apollo-operation-name': 'Read' });
  });

  it('reads the error from any response', async () => {
    const limited = { message: 'Wait.', extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 9 } };
    answer(200, JSON.stringify({ data: null, errors: [limited] }));
    expect(await failure()).toMatchObject({ code: 'RATE_LIMITED', message: 'Wait.', retryAfterSeconds: 9 });
    answer(429, 'Too many');
    expect(await failure()).toMatchObject({ code: 'RATE_LIMITED' });
    answer(502, '<html>');
    expect(await failure()).toMatchObject({ code: 'INTERNAL' });
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure()).toMatchObject({ code: 'NETWORK' });
  });
});

import { TestUplift } from '../../testing/test-uplift.js';

describe('request id', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  const idFor = async (given?: string) => {
    const headers = given === undefined ? {} : { 'x-request-id': given };
    const answer = await uplift.http.inject({ url: '/api/nowhere', headers });
    expect(answer.json().id).toBe(answer.headers['x-request-id']);
    return answer.headers['x-request-id'];
  };

  it.each(['3f2504e0-4f89-11d3-9a0c-0305e82c3301', '0123456789abcdef0123456789abcdef'])(
    'is the id that a proxy has sent: %s',
    async (given) => {
      expect(await idFor(given)).toBe(given);
    },
  );

  it.each([undefined, '', 'task-5', 'short', 'x'.repeat(32), 'a'.repeat(65), '{"level":50}'])(
    'is a new id instead of %j',
    async (given) => {
      expect(await idFor(given)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    },
  );
});

import { TestUplift } from '../../testing/test-uplift.js';

let uplift: TestUplift;
beforeAll(async () => {
  uplift = await TestUplift.start();
});
afterAll(() => uplift.stop());

const answerTo = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string) => {
  const { statusCode, headers, ...answer } = await uplift.http.inject({
    method,
    url,
    ...(method !== 'GET' && { payload: '{"broken', headers: { 'content-type': 'application/json' } }),
  });
  return { statusCode, allow: headers.allow, type: headers['content-type'], body: answer.json() };
};

describe('a method that a URL does not allow', () => {
  it.each([
    ['GET', '/api/business/update', 'POST'],
    ['DELETE', '/api/business/32', 'GET, HEAD'],
    ['PATCH', '/api/business/salesEnquiry', 'GET, HEAD, POST, PUT'],
    ['PUT', '/api/auth/login', 'POST'],
    ['PUT', '/api/openapi.json', 'GET, HEAD'],
    ['DELETE', '/api/docs', 'GET, HEAD'],
    ['PUT', '/api/docs/try-it.js', 'GET, HEAD'],
    ['POST', '/api/changelog', 'GET, HEAD'],
    ['POST', '/api/downloads/x', 'GET, HEAD'],
    ['POST', '/feeds/new.atom', 'GET, HEAD'],
    ['POST', '/mi/feeds/new.atom', 'GET, HEAD'],
    ['PUT', '/calendar/x.ics', 'GET, HEAD'],
    ['POST', '/sitemap.xml', 'GET, HEAD'],
    ['DELETE', '/robots.txt', 'GET, HEAD'],
    ['POST', '/badge/supplier/1.svg', 'GET, HEAD'],
    ['DELETE', '/files/profileImages/x.jpg', 'GET, HEAD'],
    ['POST', '/files/profileImages/x.jpg/preview.jpg', 'GET, HEAD'],
  ] as const)('%s %s is refused with 405 and the methods that it takes', async (method, url, allow) => {
    expect(await answerTo(method, url)).toMatchObject({
      statusCode: 405,
      allow,
      body: { code: 'BAD_USER_INPUT', message: `This URL does not accept ${method} requests.` },
    });
  });

  it('is refused at /graphql in the form of GraphQL', async () => {
    expect(await answerTo('PUT', '/graphql')).toEqual({
      statusCode: 405,
      allow: 'GET, HEAD, POST',
      type: 'application/json; charset=utf-8',
      body: {
        errors: [
          {
            message: 'This URL does not accept PUT requests.',
            extensions: { code: 'BAD_USER_INPUT', id: expect.any(String) },
          },
        ],
      },
    });
  });
});

describe('faults before a GraphQL document is read', () => {
  const POSTED: [string, { url: string; payload: string; type?: string }, number][] = [
    ['a body that is not JSON', { url: '/graphql', payload: '{"broken' }, 400],
    ['a body of another media type', { url: '/graphql', payload: 'a', type: 'text/csv' }, 415],
    ['a body that is too large', { url: '/graphql', payload: `"${'x'.repeat(600_000)}"` }, 413],
    ['an address below /graphql', { url: '/graphql/schema', payload: '{}' }, 404],
    ['an address that cannot be read', { url: '/graphql/%E0%A4%A', payload: '{}' }, 400],
  ];
  it.each(POSTED)(
    '%s is reported in the form of GraphQL',
    async (_, { url, payload, type = 'application/json' }, status) => {
      const answer = await uplift.http.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': type, accept: 'application/graphql-response+json' },
      });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([
        status,
        'application/graphql-response+json; charset=utf-8',
      ]);
      const { errors } = answer.json();
      expect(errors).toEqual([
        { message: expect.any(String), extensions: { code: expect.any(String), id: expect.any(String) } },
      ]);
    },
  );
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { TestUplift } from '../../testing/test-uplift.js';
import { serveGraphiql, wantsPage } from './graphiql-page.js';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('GraphiQL', () => {
  it.each([
    ['the navigation of a browser', 'GET', { accept: BROWSER }, true],
    ['a check of the address by a browser', 'HEAD', { accept: BROWSER }, true],
    ['an operation', 'POST', { accept: BROWSER, 'content-type': 'application/json' }, false],
    ['a client that accepts anything', 'GET', { accept: '*/*' }, false],
    ['a client that accepts JSON first', 'GET', { accept: 'application/json, text/html' }, false],
    ['a client without Accept', 'GET', {}, false],
    ['a query by GET', 'GET', { accept: BROWSER, 'apollo-require-preflight': 'true' }, false],
    ['a query by GET of JSON', 'GET', { accept: BROWSER, 'content-type': 'application/json' }, false],
  ])('answers %s accordingly', (_, method, headers, page) => {
    expect(wantsPage({ method, headers })).toBe(page);
  });

  it('is one page under a policy that allows scripts and workers of the product only', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'uplift-graphiql-'));
    mkdirSync(path.join(folder, '.vite'));
    const built = { 'client/graphiql/main.tsx': { file: 'main-1.js', css: ['main-2.css'] } };
    writeFileSync(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(built));
    writeFileSync(path.join(folder, 'main-1.js'), '1');
    const fastify = Fastify();
    const send = serveGraphiql(fastify, folder);
    fastify.get('/graphql', (request, reply) => send?.(request, reply) ?? reply.code(400).send());
    const { headers, body } = await fastify.inject({ url: '/graphql', headers: { accept: BROWSER } });
    expect(body).toContain('<script type="module" src="/graphiql/main-1.js"></script>');
    expect(body).toContain('<link rel="stylesheet" href="/graphiql/main-2.css">');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "worker-src 'self'"]),
    );
    expect(policy.join()).not.toMatch(/unsafe-eval|https?:|blob:/);
    const script = await fastify.inject('/graphiql/main-1.js');
    expect([script.statusCode, script.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect((await fastify.inject({ url: '/graphql', headers: { accept: '*/*' } })).statusCode).toBe(400);
    await fastify.close();
    rmSync(folder, { recursive: true });
  });

  it('is not there if introspection is off: the address answers as to API clients', async () => {
    const uplift = await TestUplift.start({ GRAPHQL_INTROSPECTION: '0' });
    const answerTo = async (accept: string) => {
      const { statusCode, body } = await uplift.http.inject({ url: '/graphql', headers: { accept } });
      return { statusCode, body: body.replace(/"id":"[^"]+"/, '') };
    };
    const answer = await answerTo(BROWSER);
    expect(answer.statusCode).toBe(400);
    expect(answer).toEqual(await answerTo('*/*'));
    expect((await uplift.http.inject('/graphiql/main.js')).statusCode).toBe(404);
    await uplift.stop();
  });
});

import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildSchema, type DocumentNode, parse, print, separateOperations, validate } from 'graphql';
import sharp from 'sharp';
import { graphql, tokenOf } from './api.js';
import { apiToken } from './client-package.js';
import { sql } from './database.js';
import { startProduct } from './start-product.js';
import { underTest } from './under-test.js';

startProduct({ env: { GRAPHQL_INTROSPECTION: '1' } });

const run = promisify(execFile);
const API_DOCS = ['docs/graphql.md', 'docs/rest.md', 'docs/mcp.md'];
/** The enquiry of the examples. */
const ENQUIRY = 7;

let folder: string;
let token: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'uplift-curl-'));
  const stub = `#!/bin/sh\nexec "${process.execPath}" "${path.resolve('e2e/curl.mjs')}" "$@"\n`;
  writeFileSync(path.join(folder, 'curl'), stub);
  chmodSync(path.join(folder, 'curl'), 0o755);
  token = await apiToken('admin@uplift.example', ['enquiries:read', 'enquiries:write', 'suppliers:read']);
  await sql(`UPDATE sales_enquiry SET version = 3, supplier_notes = 'Call first' WHERE id = ${ENQUIRY}`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the code blocks of a page in a language. */
const blocks = (file: string, language: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, each]) => each === language)
    .map(([, , code = '']) => code);

const authorized = (method: string, body?: string) => ({
  method,
  headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
  ...(body && { body }),
});

/** Returns the curl commands of a page, each with the comment after it. */
function curlCommands(file: string): { command: string; comment: string }[] {
  const text = blocks(file, '')
    .filter((block) => block.startsWith('curl '))
    .join('\n');
  return text
    .split(/^(?=curl )/m)
    .filter(Boolean)
    .map((part) => ({
      command: part
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .join('\n')
        .trim(),
      comment: part
        .split('\n')
        .filter((line) => line.startsWith('#'))
        .join('\n'),
    }));
}

/** Runs a command of a page against the product. Returns the status, the headers and the body as text. */
async function runCommand(command: string): Promise<string> {
  const { host, origin } = new URL(underTest().url);
  const here = command
    .replaceAll('https://uplift.example', origin)
    .replaceAll('localhost:4000', host)
    .replaceAll('uplift_…', token);
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, TOKEN: token };
  return (await run('bash', ['-euo', 'pipefail', '-c', here], { env })).stdout;
}

describe('the examples of the documentation', () => {
  it.each(API_DOCS)('with curl in %s answer as the page says', async (file) => {
    const commands = curlCommands(file);
    expect(commands.length).toBeGreaterThan(0);
    let tag = '';
    for (const { command, comment } of commands) {
      const output = await runCommand(command.replace(/"3-[0-9a-f]+"/, tag));
      const [, status = '200'] = /^# (\d{3})/.exec(comment) ?? [];
      expect([command, output.split('\n')[0]]).toEqual([command, `HTTP ${status}`]);
      expect([command, output.includes('"errors"')]).toEqual([command, false]);
      [, tag = tag] = /^etag: (.*)$/m.exec(output) ?? [];
      if (comment.includes('ETag: "3-')) expect(tag).toMatch(/^"3-[0-9a-f]{16}"$/);
    }
  });

  it('of a conflict in docs/rest.md has the documented response', async () => {
    const [example = ''] = blocks('docs/rest.md', '').filter((block) => block.startsWith('PUT '));
    const [, address = '', body = ''] = /^PUT (\S+) +(\{.*\})$/m.exec(example) ?? [];
    const [, status, response = ''] = /^(\d{3}) +(\{[\s\S]*\})$/m.exec(example) ?? [];
    const documented = JSON.parse(response.replace(', …', ''));
    await sql(`UPDATE sales_enquiry SET version = 4, supplier_notes = 'Call first' WHERE id = ${ENQUIRY}`);
    const answer = await fetch(underTest().url + address, authorized('PUT', body));
    expect(answer.status).toBe(Number(status));
    expect(await answer.json()).toMatchObject({ ...documented, id: expect.any(String) });
  });

  it('of an error in docs/rest.md is the response to a field that does not exist', async () => {
    const [example = ''] = blocks('docs/rest.md', 'json');
    const body = JSON.stringify({ id: ENQUIRY, nonsense: 1 });
    const answer = await fetch(`${underTest().url}/api/business/salesEnquiry`, authorized('PUT', body));
    expect(await answer.json()).toEqual({ ...JSON.parse(example), id: expect.any(String) });
  });

  it('of an upload in docs/files.md has the documented response, with smaller files at the documented addresses', async () => {
    const [call = ''] = blocks('docs/files.md', 'ts');
    const [, folderName = ''] = /\/api\/files\/(\w+)/.exec(call) ?? [];
    const documented = JSON.parse(blocks('docs/files.md', 'json')[0] ?? '');
    const picture = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(picture)]), documented.name);
    const authorization = `Bearer ${await apiToken('admin@uplift.example', ['files:write'])}`;
    const answer = await fetch(`${underTest().url}/api/files/${folderName}`, {
      method: 'POST',
      headers: { authorization },
      body,
    });
    const { url } = await answer.clone().json();
    const pattern = new RegExp(`^${documented.url.replace(/[0-9a-f]{32}/, '[0-9a-f]{32}')}$`);
    expect(await answer.json()).toEqual({
      ...documented,
      url: expect.stringMatching(pattern),
      size: expect.any(Number),
    });
    for (const ending of ['-600x400.webp', '-300x200.webp']) {
      expect(readFileSync('docs/files.md', 'utf8')).toContain(`<name>${ending}`);
      const smaller = await fetch(underTest().url + url.replace('-600x400.jpg', ending));
      expect([ending, smaller.headers.get('content-type')]).toEqual([ending, 'image/webp']);
    }
  });

  it('of a conflict in GraphQL have the whole record, whatever the request selects', async () => {
    const query = `mutation { updateSalesEnquiry(id: ${ENQUIRY}, input: { supplierNotes: "x" }, version: 1) { id } }`;
    const answer = await fetch(`${underTest().url}/graphql`, authorized('POST', JSON.stringify({ query })));
    const { errors } = await answer.json();
    expect(errors[0].extensions.current).toMatchObject({
      supplierNotes: 'Call first',
      supplier: { name: expect.any(String) },
      staff: { paidToGoodCause: expect.any(Boolean) },
    });
  });

  it('in GraphQL fit the schema', () => {
    const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
    const pages = ['docs', 'docs/recipes'].flatMap((below) =>
      readdirSync(below)
        .filter((name) => name.endsWith('.md'))
        .map((name) => path.join(below, name)),
    );
    const documents = pages.flatMap((file) => blocks(file, 'graphql').map((code) => [file, code] as const));
    expect(documents.length).toBeGreaterThanOrEqual(2);
    for (const [file, code] of documents)
      expect([file, validate(schema, parse(code)).map(({ message }) => message)]).toEqual([file, []]);
  });

  it('of webhooks run one after another', async () => {
    const [code = ''] = blocks('docs/webhooks.md', 'graphql');
    const names = [...code.matchAll(/^(?:query|mutation) (\w+)/gm)].map(([, name = '']) => name);
    const accessToken = await tokenOf('admin@uplift.example');
    const variables: Record<string, unknown> = {};
    for (const name of names) {
      const operation = print(separateOperations(parse(code))[name] as DocumentNode);
      const data = await graphql<Record<string, { webhook?: { id: number }; id?: unknown }>>(
        operation,
        { ...variables },
        accessToken,
      );
      expect([name, Object.values(data)]).toEqual([name, [expect.anything()]]);
      const { createWebhook, sendTestEvent } = data;
      if (createWebhook)
        Object.assign(variables, {
          id: createWebhook.webhook?.id,
          webhookId: createWebhook.webhook?.id,
          version: 1,
        });
      if (sendTestEvent) variables.deliveryId = sendTestEvent.id;
    }
    expect(await sql(`SELECT FROM webhook WHERE name = 'Xero'`)).toEqual([]);
    expect(names).toHaveLength(9);
  });

  it('for signing in with GraphQL signs in', async () => {
    const [example = ''] = blocks('docs/graphql.md', 'graphql').filter((code) => code.includes('signIn('));
    const { signIn } = await graphql<{ signIn: { accessToken: string; user: { roles: string[] } } }>(example);
    expect(signIn.user.roles).toEqual(['IMPACT_BUSINESS']);
    const me = await graphql<{ currentUser: object }>('{ currentUser { id } }', {}, signIn.accessToken);
    expect(me.currentUser).toEqual({ id: expect.any(Number) });
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readAddressLookup } from '../../platform/config/address-lookup.js';
import { TestUplift } from '../../testing/test-uplift.js';

const ASK =
  'query ($text: String!) { addressSuggestions(text: $text) { id label street suburb city postCode } }';

interface Suggested {
  label: string;
  street: string | null;
  suburb: string | null;
  city: string | null;
  postCode: string | null;
}

const suggest = async (uplift: TestUplift, text: string) => {
  const as = await uplift.user({ roles: ['Business'] });
  const { data, errors } = await uplift.graphql(ASK, { text }, { as });
  return { found: data?.addressSuggestions as Suggested[], code: errors?.[0]?.extensions.code };
};

describe('addresses from the embedded list R082', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it.each([
    ['grey ly', 'Grey Lynn, Auckland 1021', null],
    ['12 Ponsonby Road, grey ly', '12 Ponsonby Road, Grey Lynn, Auckland 1021', '12 Ponsonby Road'],
    ['7 Rust Avenue Whangarei', '7 Rust Avenue, Whangārei 0110', '7 Rust Avenue'],
    ['kamo', 'Kamo, Whangārei 0112', null],
    ['raglan', 'Raglan 3225', null],
    ['aro vall', 'Aro Valley, Wellington 6021', null],
    ['mt eden', 'Mount Eden, Auckland 1024', null],
    ['Flat 2, 9 Main Street, feild', 'Flat 2, 9 Main Street, Feilding 4702', 'Flat 2, 9 Main Street'],
  ])('%s becomes %s', async (text, label, street) => {
    const { found } = await suggest(uplift, text);
    expect(found[0]).toMatchObject({ label, street });
  });

  it('a postcode finds its places, and an unknown text finds none', async () => {
    const { found } = await suggest(uplift, '1021');
    expect(found.map(({ postCode }) => postCode)).toEqual(found.map(() => '1021'));
    expect(found.map(({ suburb }) => suburb)).toContain('Grey Lynn');
    for (const text of ['', ' ', 'q', 'zzqx', '%_', '🌋', '12 Pa'])
      expect(await suggest(uplift, text)).toEqual({ found: [], code: undefined });
    expect((await suggest(uplift, 'x'.repeat(201))).code).toBe('BAD_USER_INPUT');
    expect((await suggest(uplift, 'a\nb')).code).toBe('BAD_USER_INPUT');
  });

  it('suggests at most eight places, towns before suburbs of the same name', async () => {
    const { found } = await suggest(uplift, 'ri');
    expect(found).toHaveLength(8);
    const [first] = (await suggest(uplift, 'richmond')).found;
    expect(first).toMatchObject({ city: 'Richmond', suburb: null });
  });
});

describe('addresses from an external provider R082', () => {
  let server: Server;
  let uplift: TestUplift;
  let answer: { status: number; body: string };
  const questions: URL[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      questions.push(new URL(request.url ?? '/', 'http://localhost'));
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    uplift = await TestUplift.start({
      ADDRESS_LOOKUP_URL: `http://127.0.0.1:${port}/search`,
      ADDRESS_LOOKUP_KEY: 'a-key',
    });
  });
  afterAll(async () => {
    await uplift.stop();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  const place = (country: string, road: unknown = 'Queen Street') => ({
    place_id: 17,
    address: { country_code: country, house_number: '3', road, city: 'Auckland', postcode: '1010' },
  });

  it('requests New Zealand only, and discards other results', async () => {
    const wrong = [place('au'), place('nz', { a: 1 }), null, 'x', { place_id: 1 }];
    answer = { status: 200, body: JSON.stringify([...wrong, place('nz')]) };
    const { found } = await suggest(uplift, '3 Queen St');
    expect(found).toEqual([
      {
        id: 'outside 17',
        label: '3 Queen Street, Auckland 1010',
        street: '3 Queen Street',
        suburb: null,
        city: 'Auckland',
        postCode: '1010',
      },
    ]);
    expect(Object.fromEntries(questions.at(-1)?.searchParams ?? [])).toMatchObject({
      q: '3 Queen St',
      countrycodes: 'nz',
      key: 'a-key',
    });
  });

  it.each([
    ['fails', 500, '[]'],
    ['answers something else', 200, '{"error": "no"}'],
    ['answers no JSON', 200, '<html>'],
    ['finds nothing', 200, '[]'],
  ])('falls back to the embedded list if the provider %s', async (_how, status, body) => {
    answer = { status, body };
    expect((await suggest(uplift, '9 High Street kamo')).found[0]).toMatchObject({
      label: '9 High Street, Kamo, Whangārei 0112',
    });
  });
});

it.each([
  [{ ADDRESS_LOOKUP_KEY: 'x' }, /^ADDRESS_LOOKUP_URL: is needed/],
  [{ ADDRESS_LOOKUP_URL: 'nowhere' }, /^ADDRESS_LOOKUP_URL: must be an address/],
  [{ ADDRESS_LOOKUP_URL: 'http://maps.example' }, /^ADDRESS_LOOKUP_URL: must start with https/],
  [{ ADDRESS_LOOKUP_URL: 'file:///etc/passwd' }, /^ADDRESS_LOOKUP_URL: must start with https/],
])('refuses to start with an invalid provider setting: %j', (given, validationError) => {
  expect(() => readAddressLookup(given, true)).toThrow(validationError);
});

import { makeToken } from '../../server/accounts/testing/token-calls.js';
import { factories } from '../../server/testing/factories.js';
import { type ClientFixture, startClientFixture } from '../testing/client-fixture.js';
import { UpliftError } from './errors.js';
import type { Query } from './schema.generated.js';
import { UpliftClient } from './uplift-client.js';

const SUPPLIERS = `query ($after: String) {
  supplierRecords(first: 3, after: $after, sort: { column: ID, direction: ASC }) {
    nodes { id } pageInfo { hasNextPage endCursor } } }`;

let fixture: ClientFixture;
const ids: number[] = [];
beforeAll(async () => {
  fixture = await startClientFixture();
  const make = factories(fixture.uplift.app.database);
  for (let count = 0; count < 7; count++) ids.push((await make.supplier()).id);
});
afterAll(() => fixture.stop());
beforeEach(() => fixture.between.next());

/** Returns the error of a call. */
const errorOf = async (call: Promise<unknown>): Promise<UpliftError> => {
  const error = await call.then(
    () => null,
    (failure: unknown) => failure,
  );
  expect(error).toBeInstanceOf(UpliftError);
  return error as UpliftError;
};

describe('pages of a list', () => {
  it('yields the items of all pages, and reads a page only when it is needed', async () => {
    const read: number[] = [];
    const items = fixture
      .client()
      .pages(SUPPLIERS, {}, (data: Pick<Query, 'supplierRecords'>) => data.supplierRecords);
    for await (const { id } of items) {
      read.push(id);
      expect(fixture.between.requests).toHaveLength(Math.ceil(read.length / 3));
    }
    expect(read).toEqual(ids);
  });

  it('continues by offset if the list has no cursors', async () => {
    const document = `query ($offset: Int! = 0) {
      searchSuppliers(first: 3, offset: $offset) { nodes { id } pageInfo { hasNextPage endCursor } } }`;
    const pick = (data: Pick<Query, 'searchSuppliers'>) => data.searchSuppliers;
    const read: number[] = [];
    for await (const { id } of fixture.client().pages(document, {}, pick)) read.push(id);
    expect(read.sort((one, other) => one - other)).toEqual(ids);
  });

  it('refuses a document that would return the first page again and again', async () => {
    const document = '{ supplierRecords(first: 3) { nodes { id } pageInfo { hasNextPage endCursor } } }';
    const pick = (data: Pick<Query, 'supplierRecords'>) => data.supplierRecords;
    const read = async () => {
      for await (const _ of fixture.client().pages(document, {}, pick));
    };
    await expect(read()).rejects.toThrow('needs a variable $after');
    expect(fixture.between.requests).toHaveLength(1);
  });
});

describe('errors', () => {
  it('have the path, the code and the newer values of a conflict, and are not retried', async () => {
    const { id } = await factories(fixture.uplift.app.database).goodCause();
    const rename =
      'mutation ($id: Int!) { updateGoodCause(id: $id, input: { name: "New" }, version: 1) { id } }';
    await fixture.client().query(rename, { id });
    fixture.between.next();
    const { code, status, path, current } = await errorOf(fixture.client().query(rename, { id }));
    expect([code, status, path, current?.version]).toEqual(['CONFLICT', 409, ['updateGoodCause'], 2]);
    expect(fixture.between.requests).toHaveLength(1);
  });

  it('name the scope that an API token lacks, and the fields at fault', async () => {
    const { token } = await makeToken(fixture.uplift, fixture.admin, ['causes:read']);
    const lacking = await errorOf(fixture.client({ token }).query(SUPPLIERS));
    expect([lacking.code, lacking.requiredScope]).toEqual(['FORBIDDEN', 'suppliers:read']);
    const input = 'mutation { createGoodCause(input: { name: "" }) { id } }';
    const { code, fields, id } = await errorOf(fixture.client().query(input));
    expect([code, fields.map(({ field }) => field), typeof id]).toEqual([
      'BAD_USER_INPUT',
      ['name'],
      'string',
    ]);
  });

  it('say that a response is not from the API', async () => {
    fixture.between.next({ status: 200, body: '<html>Sign in to the network</html>' });
    const { code, message } = await errorOf(fixture.client().query('{ regions { name } }'));
    expect([code, message]).toEqual([
      'INVALID_RESPONSE',
      `${fixture.between.url}/graphql responded with the status 200 and no data of Uplift.`,
    ]);
  });

  it('name the address that is missing, is invalid, or cannot be reached', async () => {
    expect(() => new UpliftClient({ url: undefined as never })).toThrow('The address of Uplift is missing.');
    for (const url of ['localhost:4000', 'uplift.example', 'ftp://uplift.example'])
      expect(() => new UpliftClient({ url })).toThrow(`“${url}” is not an address of Uplift.`);
    const closed = fixture.client({ url: 'http://127.0.0.1:1', retries: { attempts: 1 } });
    const { code, message } = await errorOf(closed.query('{ regions { name } }'));
    expect([code, message]).toEqual(['NETWORK', 'Uplift could not be reached at http://127.0.0.1:1.']);
  });

  it('refuse a token and a password together, and parsed documents', async () => {
    const credentials = { email: 'a@b.example', password: 'x' };
    expect(() => new UpliftClient({ url: 'http://x.example', token: 'x', credentials })).toThrow(TypeError);
    await expect(fixture.client().query({ kind: 'Document' } as never)).rejects.toThrow('parsed document');
  });
});

import { EventEmitter, once } from 'node:events';
import { countStatements } from '../testing/count-statements.js';
import { type EnquiryPeople, enquiryPeople } from '../testing/enquiry-people.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

const GRID = '{ salesEnquiries { nodes { email supplierId } } }';
const PROFILE = 'query P($id: Int) { supplier(id: $id) { id } }';

describe.each(['GraphQL', 'REST'])('speculative authentication over %s', (api) => {
  let uplift: TestUplift;
  let people: EnquiryPeople;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    people = await enquiryPeople(uplift);
    const make = factories(uplift.app.database);
    await make.salesEnquiry({ supplierId: people.supplier.id, email: 'ana@example.nz' });
    await make.salesEnquiry({ supplierId: people.otherSupplierId, email: 'ben@example.nz' });
    for (let time = 0; time < 6; time++) {
      await uplift.graphql(GRID, {}, { as: people.admin });
      await uplift.graphql(PROFILE, { id: people.supplier.id });
    }
  });
  afterAll(() => uplift.stop());

  const sql = (text: string, values: unknown[]) => uplift.app.database.manager.query(text, values);
  const seen = async (as: TestUser) => {
    if (api === 'REST') {
      const answer = await uplift.rest('GET', 'business/salesEnquiry', { as });
      const { statusCode } = answer;
      return statusCode === 200 ? answer.json().map(({ email }: { email: string }) => email) : statusCode;
    }
    const { status, data } = await uplift.graphql(GRID, {}, { as });
    return data ? data.salesEnquiries.nodes.map(({ email }: { email: string }) => email) : status;
  };
  /** Returns a seller who has just made a call. */
  const known = async () => {
    const seller = await uplift.user({ roles: ['Business'], supplierId: people.supplier.id });
    expect(await seen(seller)).toEqual(['ana@example.nz']);
    return seller;
  };

  it('authenticates within the statement of the query', async () => {
    const seller = await known();
    const statements = await countStatements(async () =>
      expect(await seen(seller)).toEqual(['ana@example.nz']),
    );
    expect(statements).toHaveLength(1);
    expect(statements[0]).toContain('refresh_token');
  });

  it('applies changes of the record, roles or session immediately R047', async () => {
    const seller = await known();
    await sql('UPDATE user_account SET supplier_id = $2 WHERE id = $1', [seller.id, people.otherSupplierId]);
    expect(await seen(seller)).toEqual(['ben@example.nz']);
    await sql(`UPDATE user_account SET roles = '{Admin}', supplier_id = NULL WHERE id = $1`, [seller.id]);
    expect(await seen(seller)).toEqual(['ben@example.nz', 'ana@example.nz']);
    await sql(`UPDATE user_account SET roles = '{}' WHERE id = $1`, [seller.id]);
    expect(await seen(seller)).toBe(403);
    await sql(`UPDATE user_account SET roles = '{Admin}' WHERE id = $1`, [seller.id]);
    expect(await seen(seller)).toHaveLength(2);
    await sql('UPDATE refresh_token SET revoked_at = now() WHERE user_id = $1', [seller.id]);
    expect(await seen(seller)).toBe(401);
  });

  it('shows each of several concurrent calls only data of the user R047', async () => {
    const seller = await known();
    const atOnce = () => Promise.all([seen(seller), seen(seller), seen(seller)]);
    expect(await atOnce()).toEqual(Array(3).fill(['ana@example.nz']));
    await sql('UPDATE user_account SET supplier_id = $2 WHERE id = $1', [seller.id, people.otherSupplierId]);
    expect(await atOnce()).toEqual(Array(3).fill(['ben@example.nz']));
  });

  it('rejects a deleted account', async () => {
    const seller = await known();
    await sql('DELETE FROM refresh_token WHERE user_id = $1', [seller.id]);
    await sql('DELETE FROM user_account WHERE id = $1', [seller.id]);
    expect(await seen(seller)).toBe(401);
  });

  it('returns null for a missing record and an error for an invalid id', async () => {
    const seller = await known();
    const profile = (id: unknown) => uplift.graphql(PROFILE, { id }, { as: seller });
    expect(await profile(999_999)).toMatchObject({
      status: 200,
      data: { supplier: null },
      errors: undefined,
    });
    expect((await profile(-1)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect((await profile(people.supplier.id)).response.headers['cache-control']).toBe('no-store');
  });

  it('authenticates separately for a response without a query', async () => {
    const nobody = await uplift.user({ roles: ['Business'] });
    expect(await seen(nobody)).toEqual([]);
    const statements = await countStatements(async () => expect(await seen(nobody)).toEqual([]));
    expect(statements).toHaveLength(1);
    await sql('UPDATE refresh_token SET revoked_at = now() WHERE user_id = $1', [nobody.id]);
    expect(await seen(nobody)).toBe(401);
  });

  it('changes nothing after the session has ended', async () => {
    const seller = await known();
    const { database, accessTokens, knownCallers } = uplift.app;
    const holder = accessTokens.read(uplift.token(seller));
    const change = jest.fn();
    await sql('UPDATE refresh_token SET revoked_at = now() WHERE user_id = $1', [seller.id]);
    const read = holder && knownCallers.readFor(database, holder);
    await expect(read?.database.transaction(change)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(change).not.toHaveBeenCalled();
  });

  it('does not end transactions of other requests', async () => {
    const seller = await known();
    const { database } = uplift.app;
    const holder = uplift.app.accessTokens.read(uplift.token(seller));
    const read = holder && uplift.app.knownCallers.readFor(database, holder);
    const signal = new EventEmitter();
    const ready = once(signal, 'ready');
    const own = read?.database.transaction(() => ready);
    await database.transaction(async (manager) => {
      signal.emit('ready');
      await own;
      expect(database.manager).toBe(manager);
    });
  });
});

import { makeToken } from '../../server/accounts/testing/token-calls.js';
import { factories } from '../../server/testing/factories.js';
import { untilSettled } from '../../server/testing/until-settled.js';
import { type ClientFixture, startClientFixture } from '../testing/client-fixture.js';
import type { ChangeOptions } from './changes.js';
import { isExpiredPosition } from './errors.js';
import type { UpliftClient } from './uplift-client.js';

let fixture: ClientFixture;
let make: ReturnType<typeof factories>;
let client: UpliftClient;
beforeAll(async () => {
  fixture = await startClientFixture();
  make = factories(fixture.uplift.app.database);
  const { token } = await makeToken(fixture.uplift, fixture.admin, ['records:read']);
  client = fixture.client({ token });
});
afterAll(() => fixture.stop());

/** Reads the feed until it has caught up. Returns the changes and the last position. */
async function catchUp(options: ChangeOptions) {
  const changes: [type: string, id: number, version: number, deleted: boolean][] = [];
  let position = options.after;
  await untilSettled(fixture.sql);
  for await (const batch of client.changes({ follow: false, ...options })) {
    for (const { recordType, id, version, deleted } of batch.changes)
      changes.push([recordType, id, version, deleted]);
    position = batch.position;
  }
  return { changes, position };
}

describe('the changes of records', () => {
  it('begin with all records, in batches, and go on after the position of a program that was stopped', async () => {
    const first = await make.supplier();
    const second = await make.supplier();
    const types = ['SUPPLIER'] as const;
    const before = await catchUp({ types, first: 1 });
    expect(before.changes).toEqual([
      ['SUPPLIER', first.id, 1, false],
      ['SUPPLIER', second.id, 1, false],
    ]);
    await fixture.sql('UPDATE supplier SET name = $2, version = version + 1 WHERE id = $1', [
      first.id,
      'New',
    ]);
    await fixture.sql('DELETE FROM supplier WHERE id = $1', [second.id]);
    await make.goodCause();
    const after = await catchUp({ types, after: before.position });
    expect(after.changes).toEqual([
      ['SUPPLIER', first.id, 2, false],
      ['SUPPLIER', second.id, 1, true],
    ]);
    expect((await catchUp({ types, after: after.position })).changes).toEqual([]);
  });

  it('follow until they are stopped, and then go on without a gap', async () => {
    const { position } = await catchUp({});
    const stopped = new AbortController();
    const seen: number[] = [];
    const made = [(await make.goodCause()).id];
    let stored = position;
    for await (const batch of client.changes({ after: position, pollMs: 1, signal: stopped.signal })) {
      seen.push(...batch.changes.map(({ id }) => id));
      stored = batch.position;
      if (made.length < 3) made.push((await make.goodCause()).id);
      else stopped.abort();
    }
    made.push((await make.goodCause()).id);
    seen.push(...(await catchUp({ after: stored })).changes.map(([, id]) => id));
    expect(seen).toEqual(made);
  });

  it('end without an error if they are stopped while they wait or while a request runs', async () => {
    const { position } = await catchUp({});
    const stopped = new AbortController();
    fixture.between.next();
    const reading = (async () => {
      for await (const _ of client.changes({ after: position, pollMs: 600_000, signal: stopped.signal }));
      return 'ended';
    })();
    stopped.abort();
    expect(await reading).toBe('ended');
  });

  it('report a position that is too old', async () => {
    const { position = '' } = await catchUp({});
    const [feed, xid, seq, day] = JSON.parse(Buffer.from(position ?? '', 'base64url').toString());
    const old = Buffer.from(JSON.stringify([feed, xid, seq, day - 31])).toString('base64url');
    const error = await catchUp({ after: old }).catch((failure: unknown) => failure);
    expect(isExpiredPosition(error)).toBe(true);
    expect(isExpiredPosition(new Error('another'))).toBe(false);
  });
});

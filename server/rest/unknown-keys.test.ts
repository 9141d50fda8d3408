import { TestUplift, type TestUser } from '../testing/test-uplift.js';
import { takesFile } from './call.js';
import { CALLS } from './calls.js';

/** Calls with a JSON body, each with a path that names a record. */
const WITH_BODY = CALLS.filter((call) => call.body && !takesFile(call)).map(
  ({ method, path }) => [method, path.replace(/:\w+/g, '1')] as const,
);

describe('unknown keys of a body', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
  });
  afterAll(() => uplift.stop());

  const refusedFields = async ([method, path]: (typeof WITH_BODY)[number], body: object) => {
    const answer = await uplift.rest(method, path, { as: admin, body });
    const fields: { field: string; message: string }[] = answer.json().fields ?? [];
    return fields.filter(({ message }) => message === 'There is no such field.').map(({ field }) => field);
  };

  it.each(WITH_BODY)('%s %s: rejects an empty value like any other value', async (...call) => {
    const usually = await refusedFields(call, { Nonsense: 'x' });
    for (const value of ['', null, []])
      expect([value, await refusedFields(call, { Nonsense: value })]).toEqual([value, usually]);
  });

  it.each<[string, object, string[]]>([
    ['user/update', { id: 2, roles: '' }, ['roles']],
    ['user/update', { id: 2, Role: '' }, ['Role']],
    ['business/update', { serviceRegion: '' }, ['serviceRegion']],
    ['business/update', { ourWork: [{ nope: '' }] }, ['ourWork.0.nope']],
    ['business/update', { sustainabilityNotes: { nope: '' } }, ['sustainabilityNotes.nope']],
    ['category/update', { children: [{ nope: '' }] }, ['children.0.nope']],
    ['featuredListing/update', { image: { nope: '' } }, ['image.nope']],
    ['leads/createMultipleLeads', [{ nope: '' }], ['0.nope']],
  ])('%s rejects %j', async (path, body, fields) => {
    expect(await refusedFields(['POST', path], body)).toEqual(fields);
  });
});

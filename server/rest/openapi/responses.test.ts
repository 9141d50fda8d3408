import { Readable } from 'node:stream';
import { factories } from '../../testing/factories.js';
import { TestUplift, type TestUser } from '../../testing/test-uplift.js';
import { isListing } from '../answers.js';
import { EDITABLE_TYPES } from '../testing/editable-types.js';
import type { JsonSchema } from './openapi.type.js';
import {
  answerSchema,
  compiled,
  type Documented,
  documented,
  resolved,
  responseOf,
} from './testing/documented.js';

const listings = [...documented].flatMap(([name, { call, operation }]) =>
  isListing(call.answer) ? [[name, operation, call.answer.row] as const] : [],
);

/** Returns the schema of the record that a call returns, or lists. */
const recordOf = (schema: JsonSchema = {}): JsonSchema => schema.items?.anyOf?.[0] ?? schema.items ?? schema;

describe('responses in the API document', () => {
  it.each(listings)(
    '%s requires the fields of whole records, and none of partial ones',
    (_, operation, row) => {
      const [whole, partial] = (answerSchema(operation)?.items?.anyOf ?? []).map(resolved);
      const always = Object.keys(row.shape).filter((key) => !row.shape[key].safeParse(undefined).success);
      expect(always.length).toBeGreaterThan(0);
      expect(whole?.required).toEqual(always);
      expect(partial?.required).toBeUndefined();
      expect(partial?.properties).toEqual(whole?.properties);
      expect(responseOf(operation, 200)?.description).toContain('`columns`');
    },
  );

  it('accept whole and partial records of a list, and no other ones', () => {
    const { operation } = documented.get('GET orders') as Documented;
    const accepts = compiled(answerSchema(operation) ?? {});
    const example = responseOf(operation, 200)?.content?.['application/json']?.example as object[];
    expect([accepts(example), accepts([{ id: 7 }]), accepts([{ id: 'x' }])]).toEqual([true, true, false]);
  });

  it.each(EDITABLE_TYPES)(
    'of a conflict over a $label contain the record that a read returns',
    ({ read, update }) => {
      const { operation } = documented.get(update.join(' ')) as Documented;
      const { current } = resolved(answerSchema(operation, 409)).properties ?? {};
      const reading = documented.get(`GET ${read(7).replace('7', ':id')}`) as Documented;
      expect(current?.$ref).toBeDefined();
      expect(current?.$ref).toBe(recordOf(answerSchema(reading.operation)).$ref);
    },
  );

  describe('that a call returns', () => {
    let uplift: TestUplift;
    let admin: TestUser;
    beforeAll(async () => {
      uplift = await TestUplift.start();
      admin = await uplift.user({ roles: ['Admin'] });
      await uplift.app.files.put('demo', 'a.pdf', Readable.from(['%PDF-']), {
        contentType: 'application/pdf',
        sizeBytes: 5,
      });
    });
    afterAll(() => uplift.stop());

    it.each([
      [206, { range: 'bytes=0-1' }],
      [304, { 'if-none-match': '"a.pdf"' }],
      [200, { range: 'bytes=9-' }],
    ])('are documented for a file with status %i', async (status, headers) => {
      const response = await uplift.rest('GET', 'files/demo/a.pdf', { headers });
      expect(response.statusCode).toBe(status);
      const { operation } = documented.get('GET files/:folder/:name') as Documented;
      const { headers: declared = {} } = responseOf(operation, status) ?? {};
      expect(Object.keys(response.headers)).toEqual(
        expect.arrayContaining(Object.keys(declared).map((name) => name.toLowerCase())),
      );
    });

    it('match the schema of a conflict with the newer record', async () => {
      const { id } = await factories(uplift.app.database).supplier();
      await uplift.rest('POST', 'business/update', { as: admin, body: { id, name: 'Newer', version: 1 } });
      const stale = { id, name: 'Older', version: 1 };
      const refused = await uplift.rest('POST', 'business/update', { as: admin, body: stale });
      const { operation } = documented.get('POST business/update') as Documented;
      const validate = compiled(answerSchema(operation, 409) ?? {});
      expect([refused.statusCode, validate(refused.json()), validate.errors]).toEqual([409, true, null]);
      expect([refused.json().current]).toEqual(
        (await uplift.rest('GET', `business/${id}`, { as: admin })).json(),
      );
    });

    it('match the schema of a conflict with the records that refer to another', async () => {
      const make = factories(uplift.app.database);
      const { id } = await make.supplier();
      await make.salesEnquiry({ supplierId: id });
      const refused = await uplift.rest('POST', 'business/delete', { as: admin, body: { id } });
      const { operation } = documented.get('POST business/delete') as Documented;
      const validate = compiled(answerSchema(operation, 409) ?? {});
      expect([refused.statusCode, validate(refused.json()), validate.errors]).toEqual([409, true, null]);
      expect(refused.json().current.references).toHaveLength(1);
    });
  });
});

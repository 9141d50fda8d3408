import { picture } from '../../kits/uploads/testing/pictures.js';
import { startSupplierFixture } from '../../testing/supplier-fixture.js';
import { Supplier } from './supplier.entity.js';

const NOT_THERE = 'This file does not exist. Please choose it again.';

describe('supplier pictures', () => {
  let fixture: Awaited<ReturnType<typeof startSupplierFixture>>;
  let imageData: string;
  beforeAll(async () => {
    fixture = await startSupplierFixture();
    imageData = `data:image/png;base64,${(await picture('png')).toString('base64')}`;
  });
  afterAll(() => fixture.uplift.stop());
  beforeEach(() => fixture.begin());

  const send = (who: 'own' | 'neighbour' | 'admin', body: object) =>
    fixture.uplift.rest('POST', 'business/updateProfileImage', { as: fixture.people[who], body });
  const stored = async (id = fixture.records.own.id) =>
    (await fixture.uplift.app.database.manager.findOneByOrFail(Supplier, { id })).imageUrl;

  it('are uploaded by its user and staff, and stored at twice 300 by 200 C008 R081', async () => {
    for (const who of ['own', 'admin'] as const) {
      const answer = await send(who, { id: fixture.records.own.id, imageData });
      expect(answer.json()).toEqual({
        Result: 'Success',
        objectUrl: expect.stringMatching(/^\/files\/profileImages\/[\da-f]{32}-600x400\.png$/),
      });
      expect(await stored()).toBe(answer.json().objectUrl);
    }
  });

  it('cannot be uploaded by other users R088 C008', async () => {
    const before = await stored();
    expect((await send('neighbour', { id: fixture.records.own.id, imageData })).statusCode).toBe(403);
    expect(
      (await send('own', { id: fixture.records.own.id, imageData: 'data:,x' })).json().fields,
    ).toMatchObject([{ field: 'imageData' }]);
    expect(await stored()).toBe(before);
  });

  it('work examples accept only pictures uploaded for them A41', async () => {
    const foreign = await fixture.fileOf('neighbour', 'workItemImages');
    for (const imageUrl of [foreign, 'https://elsewhere.example/a.png'])
      expect((await fixture.update('own', { workExamples: [{ type: 'IMAGE', imageUrl }] })).fields).toEqual([
        { field: 'workExamples.0.imageUrl', message: NOT_THERE },
      ]);
  });

  it('a new supplier accepts files of its creator only A41', async () => {
    const create = `mutation ($input: SupplierInput!) { createSupplier(input: $input) { id imageUrl } }`;
    const input = { name: 'Kiln', listTitle: 'Kiln', enquiryEmail: 'kiln@shop.example' };
    const [mine, foreign] = [
      await fixture.fileOf('admin', 'profileImages'),
      await fixture.fileOf('own', 'profileImages'),
    ];
    const refused = await fixture.call('admin', create, { input: { ...input, imageUrl: foreign } });
    expect(refused.fields).toEqual([{ field: 'imageUrl', message: NOT_THERE }]);
    const { record } = await fixture.call('admin', create, { input: { ...input, imageUrl: mine } });
    expect(record.imageUrl).toBe(mine);
    expect(await stored(record.id)).toBe(mine);
  });
});

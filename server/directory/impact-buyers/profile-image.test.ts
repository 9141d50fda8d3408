import { picture } from '../../kits/uploads/testing/pictures.js';
import { startBuyerFixture } from '../../testing/buyer-fixture.js';
import { ImpactBuyer } from './impact-buyer.entity.js';

const NOT_THERE = 'This file does not exist. Please choose it again.';

describe('the picture of an impact buyer', () => {
  let fixture: Awaited<ReturnType<typeof startBuyerFixture>>;
  let dataUrl: string;
  beforeAll(async () => {
    fixture = await startBuyerFixture();
    dataUrl = `data:image/png;base64,${(await picture('png')).toString('base64')}`;
  });
  afterAll(() => fixture.uplift.stop());
  beforeEach(() => fixture.begin());

  const stored = async (id = fixture.records.own.id) =>
    (await fixture.uplift.app.database.manager.findOneByOrFail(ImpactBuyer, { id })).imageUrl;
  const KEPT = /^\/files\/profileImages\/[\da-f]{32}-600x400\.png$/;

  it('is uploaded by its own user and by staff, and stored at twice 300 by 200 C048 R124', async () => {
    for (const who of ['own', 'admin'] as const) {
      const body = { id: fixture.records.own.id, imageData: dataUrl };
      const answer = await fixture.rest(who, 'impactBusiness/updateProfileImage', body);
      expect(answer.json()).toEqual({ Result: 'Success', objectUrl: expect.stringMatching(KEPT) });
      expect(await stored()).toBe(answer.json().objectUrl);
      const file = await fixture.uplift.http.inject(answer.json().objectUrl);
      expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/png']);
    }
  });

  it('is sent only if the user chose one R138 C049', async () => {
    const save = (body: object) =>
      fixture.rest('own', 'impactBusiness/update', { id: fixture.records.own.id, ...body });
    const first = (await save({ image: { dataUrl }, whoWeAre: 'Us' })).json();
    expect(first).toMatchObject({ whoWeAre: 'Us', imageUrl: expect.stringMatching(KEPT) });
    expect((await save({ whoWeAre: 'We' })).json().imageUrl).toBe(first.imageUrl);
    expect((await save({ image: null })).json().imageUrl).toBe(first.imageUrl);
    expect((await save({ imageUrl: null })).json().imageUrl).toBeNull();
    // An earlier picture of the same buyer can be set again.
    expect((await save({ imageUrl: first.imageUrl })).json().imageUrl).toBe(first.imageUrl);
  });

  it('cannot be changed by other users R132', async () => {
    const { id } = fixture.records.neighbour;
    for (const [path, body] of [
      ['updateProfileImage', { id, imageData: dataUrl }],
      ['update', { id, image: { dataUrl } }],
    ] as const)
      expect((await fixture.rest('own', `impactBusiness/${path}`, body)).statusCode).toBe(403);
    expect(await stored(id)).toBeNull();
  });

  it('refuses an invalid picture at its field A41', async () => {
    const script = `data:image/png;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`;
    const { id } = fixture.records.own;
    for (const [path, field, body] of [
      ['updateProfileImage', 'imageData', { id, imageData: script }],
      ['updateProfileImage', 'imageData', { id, imageData: 7 }],
      ['updateProfileImage', 'imageData', { id }],
      ['update', 'image', { id, image: { dataUrl: script }, whoWeAre: 'Us' }],
      ['update', 'image.dataUrl', { id, image: {} }],
      ['create', 'image', { name: 'A', impactEmail: 'a@b.example', image: { dataUrl } }],
    ] as const) {
      const sent = await fixture.rest('admin', `impactBusiness/${path}`, body);
      expect([path, sent.statusCode, sent.json().fields?.[0]?.field]).toEqual([path, 400, field]);
    }
    expect(await stored()).toBeNull();
  });

  it('refuses the address of another site or of another user’s picture A41', async () => {
    const sent = await fixture.rest('neighbour', 'impactBusiness/updateProfileImage', {
      id: fixture.records.neighbour.id,
      imageData: dataUrl,
    });
    for (const imageUrl of ['https://elsewhere.example/a.png', 'javascript:alert(1)', sent.json().objectUrl])
      for (const who of ['own', 'admin'] as const)
        expect((await fixture.update(who, { imageUrl })).fields).toEqual([
          { field: 'imageUrl', message: NOT_THERE },
        ]);
    expect(await stored()).toBeNull();
  });

  it('refuses for a new buyer the picture of another record R124', async () => {
    const upload = await fixture.rest('admin', 'impactBusiness/updateProfileImage', {
      id: fixture.records.own.id,
      imageData: dataUrl,
    });
    const input = { name: 'Kura', email: 'kura@buyer.example', imageUrl: upload.json().objectUrl };
    const create = `mutation ($input: ImpactBuyerInput!) { createImpactBuyer(input: $input) { imageUrl } }`;
    expect((await fixture.call('admin', create, { input })).fields).toMatchObject([{ field: 'imageUrl' }]);
  });
});

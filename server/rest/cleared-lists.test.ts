import { ImpactBoxOrder } from '../sales/orders/impact-box-order.entity.js';
import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

const STORED_ROWS = { ourWork: 'work_example', learnMore: 'learn_more_file', testimonial: 'testimonial' };

describe('lists sent as empty text or null', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let supplierId: number;
  let category: { id: number };
  let subCategory: { id: number };
  let orderId: number;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    const make = factories(uplift.app.database);
    const { manager } = uplift.app.database;
    supplierId = (await make.supplier()).id;
    category = await make.category({ name: 'Food' });
    subCategory = await make.subCategory({ name: 'Bread', categoryId: category.id });
    const items = [{ name: 'Impact Box', price: 75, quantity: 2 }];
    const order = { fullName: 'Ana', email: 'ana@home.example', items, total: 150 };
    orderId = (await manager.save(ImpactBoxOrder, order)).id;
    await manager.query(
      `INSERT INTO testimonial (supplier_id, position, full_name, message) VALUES ($1, 0, 'Ana', 'Good')`,
      [supplierId],
    );
    await manager.query(
      `INSERT INTO work_example (supplier_id, position, type, video_url, video_id) VALUES ($1, 0, 'video', 'https://youtu.be/abcdefghijk', 'abcdefghijk')`,
      [supplierId],
    );
    await manager.query(
      `INSERT INTO learn_more_file (supplier_id, position, title, file_link) VALUES ($1, 0, 'Guide', '/files/learnMore/guide.pdf')`,
      [supplierId],
    );
  });
  afterAll(() => uplift.stop());

  const post = async (path: string, body: object) => {
    const answer = await uplift.rest('POST', path, { as: admin, body });
    return [answer.statusCode, answer.json().fields ?? null];
  };
  const read = async () => (await uplift.rest('GET', `business/${supplierId}`, { as: admin })).json()[0];

  it.each(['', null, []])('%j: clear categories unless sub categories remain', async (empty) => {
    const id = supplierId;
    await post('business/update', { id, category: [category.id], subCategory: [subCategory.id] });
    expect(await post('business/update', { id, category: empty })).toEqual([
      400,
      [
        {
          field: 'category',
          message:
            'The supplier has sub categories in these categories. Clear the sub categories first, or clear both together.',
        },
      ],
    ]);
    expect(await post('business/update', { id, subCategory: empty })).toEqual([200, null]);
    expect(await read()).toMatchObject({ category: String(category.id), subCategory: '' });
    expect(await post('business/update', { id, category: empty })).toEqual([200, null]);
    expect((await read()).category).toBe('');
  });

  it.each(['', null])('%j: do not clear rows that have a delete call of their own', async (empty) => {
    const cleared = [
      ['ourWork', 'Work examples cannot be cleared here. Delete each one with businessOurWork/delete.'],
      [
        'learnMore',
        '“Learn more” files cannot be cleared here. Delete each one with businessLearnMore/delete.',
      ],
      [
        'testimonial',
        'Testimonials cannot be cleared here. Delete each one with businessTestimonial/delete.',
      ],
    ] as const;
    for (const [field, message] of cleared) {
      const answer = await post('business/update', { id: supplierId, name: 'Changed', [field]: empty });
      expect(answer).toEqual([400, [{ field, message }]]);
      expect(await post('business/update', { id: supplierId, [field]: [] })).toEqual([200, null]);
      const [{ count }] = await uplift.app.database.manager.query(
        `SELECT count(*) FROM ${STORED_ROWS[field]} WHERE supplier_id = $1`,
        [supplierId],
      );
      expect([field, Number(count)]).toEqual([field, 1]);
    }
    expect((await read()).name).not.toBe('Changed');
  });

  it.each(['', null])('%j: do not clear sub categories and the boxes of an order', async (empty) => {
    expect(await post('category/update', { id: category.id, children: empty })).toEqual([
      400,
      [
        {
          field: 'children',
          message: 'Sub categories cannot be cleared here. Delete each one with categoryChild/delete.',
        },
      ],
    ]);
    expect(await post('orders/update', { id: orderId, items: empty })).toEqual([
      400,
      [{ field: 'items', message: 'The boxes of an order cannot be changed.' }],
    ]);
  });

  it.each(['', null])('%j: create a record without rows', async (empty) => {
    const supplier = { name: 'New', listTitle: 'New', email: 'new@shop.example' };
    const rows = {
      ourWork: empty,
      learnMore: empty,
      testimonial: empty,
      category: empty,
      subCategory: empty,
    };
    expect(await post('business/create', { ...supplier, ...rows })).toEqual([200, null]);
    const name = `Clothes ${JSON.stringify(empty)}`;
    expect(await post('category/create', { name, children: empty })).toEqual([200, null]);
  });
});

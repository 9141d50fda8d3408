import { REMOVALS } from '../../app/housekeeping.js';
import { clearExpired } from '../../platform/clear-expired.js';
import { startHistory } from '../../testing/record-history.js';

const READ = `query ($id: Int!) { supplierRecord(id: $id) { name urlKeyword version ownerName
  categories { name } workExamples { id description } testimonials { id fullName } } }`;

describe('trash of a list A155', () => {
  let history: Awaited<ReturnType<typeof startHistory>>;
  beforeAll(async () => {
    history = await startHistory();
  });
  afterAll(() => history.uplift.stop());
  beforeEach(() => history.begin());
  const sql = (text: string, values: unknown[] = []) =>
    history.uplift.app.database.manager.query(text, values);
  const read = async (id: number) => (await history.call('admin', READ, { id })).record;

  /** Creates a supplier with everything that can belong to it. Nothing refers to it. */
  async function fullRecord(urlKeyword: string) {
    const supplier = await history.make.supplier({ urlKeyword });
    const food = await history.make.category();
    const input = {
      ownerName: 'Ana',
      categoryIds: [food.id],
      workExamples: [{ type: 'VIDEO', videoUrl: 'https://youtu.be/dQw4w9WgXcQ', description: 'One' }],
      testimonials: [{ fullName: 'Hemi', message: 'Fine' }],
    };
    await history.update('admin', input, undefined, supplier.id);
    return { id: supplier.id, name: supplier.name, categoryId: food.id };
  }

  it('preserves a deleted record whole, and restores it with its id and all related rows', async () => {
    const { id, name } = await fullRecord('trash-one');
    const before = await read(id);
    await history.remove(id);
    expect(await read(id)).toBeNull();
    const { record } = await history.trash('admin', { search: name.slice(0, 6) });
    const entry = record.nodes.find(({ recordId }: { recordId: number }) => recordId === id);
    expect(entry).toMatchObject({ title: name, deletedBy: { kind: 'YOU' } });
    expect(Date.parse(entry.storedUntil) - Date.parse(entry.deletedAt)).toBe(30 * 24 * 3600 * 1000);
    expect((await history.restore('admin', { id })).record).toBe(true);
    expect(await read(id)).toEqual(before);
    expect((await history.nodes('admin', { id })).slice(0, 2).map(({ action }) => action)).toEqual([
      'supplier.restored',
      'supplier.deleted',
    ]);
    expect((await history.restore('admin', { id })).code).toBe('NOT_FOUND');
  });

  it('is available only to staff', async () => {
    const { id } = await fullRecord('trash-staff');
    await history.remove(id);
    for (const who of ['own', 'neighbour'] as const) {
      expect((await history.trash(who)).code).toBe('FORBIDDEN');
      expect((await history.restore(who, { id })).code).toBe('FORBIDDEN');
    }
    expect((await history.timeline('own', { id })).record).toBeNull();
  });

  it('receives records deleted over REST, too', async () => {
    const { id } = await fullRecord('trash-rest');
    await history.uplift.rest('POST', 'business/delete', { as: history.people.admin, body: { id } });
    expect((await history.restore('admin', { id })).record).toBe(true);
  });

  it('keeps the record when another supplier now has its keyword, and says so R024', async () => {
    const { id } = await fullRecord('trash-taken');
    await history.remove(id);
    const other = await history.make.supplier({ urlKeyword: 'Trash-Taken' });
    const refused = await history.restore('admin', { id });
    expect(refused.code).toBe('CONFLICT');
    expect(refused.message).toMatch(/^Another supplier now has this URL keyword/);
    await history.update('admin', { urlKeyword: null }, undefined, other.id);
    expect((await history.restore('admin', { id })).record).toBe(true);
  });

  it('restores a record without a category that no longer exists', async () => {
    const { id, categoryId } = await fullRecord('trash-category');
    await history.remove(id);
    await sql('DELETE FROM category WHERE id = $1', [categoryId]);
    await history.restore('admin', { id });
    expect((await read(id)).categories).toEqual([]);
  });

  it('restores a record once under concurrent requests', async () => {
    const { id } = await fullRecord('trash-race');
    await history.remove(id);
    const codes = (await Promise.all([1, 2, 3].map(() => history.restore('admin', { id })))).map(
      ({ code }) => code,
    );
    expect(codes.sort()).toEqual(['NOT_FOUND', 'NOT_FOUND', undefined]);
  });

  it('restores an enquiry with its lead and totals, but not before its supplier', async () => {
    const { id: supplierId } = await history.make.supplier();
    const enquiry = await history.make.salesEnquiry({ supplierId, revenue: 100, progress: 'Completed' });
    const { id: buyerId } = await history.make.impactBuyer();
    const [lead] = await sql(
      'INSERT INTO lead (sales_enquiry_id, impact_buyer_id, supplier_id) VALUES ($1, $2, $3) RETURNING id',
      [enquiry.id, buyerId, history.records.own.id],
    );
    const remove = 'mutation ($id: Int!) { deleteSalesEnquiry(id: $id) }';
    const of = { recordType: 'SALES_ENQUIRY', id: enquiry.id };
    const revenue = async () =>
      (
        await sql(
          `SELECT coalesce(sum(revenue), 0)::float AS sum FROM sales_rollup WHERE scope = 'supplier' AND owner_id = $1`,
          [supplierId],
        )
      )[0].sum;
    await history.call('admin', remove, { id: enquiry.id });
    expect(await revenue()).toBe(0);
    await history.remove(supplierId);
    const refused = await history.restore('admin', of);
    expect([refused.code, refused.message]).toEqual([
      'CONFLICT',
      'The supplier of this enquiry has been deleted. Restore the supplier first.',
    ]);
    await history.restore('admin', { id: supplierId });
    expect((await history.restore('admin', of)).record).toBe(true);
    expect(await revenue()).toBe(100);
    expect(await sql('SELECT sales_enquiry_id AS id FROM lead WHERE id = $1', [lead.id])).toEqual([
      { id: enquiry.id },
    ]);
  });

  it('purges records after 30 days', async () => {
    const [old, young] = [await fullRecord('trash-old'), await fullRecord('trash-young')];
    for (const { id } of [old, young]) await history.remove(id);
    await sql(`UPDATE deleted_record SET deleted_at = now() - interval '31 days' WHERE subject_id = $1`, [
      old.id,
    ]);
    await clearExpired(history.uplift.app, REMOVALS);
    expect((await history.restore('admin', { id: old.id })).code).toBe('NOT_FOUND');
    expect((await history.restore('admin', { id: young.id })).record).toBe(true);
  });
});

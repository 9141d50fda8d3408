import { Supplier } from '../../directory/suppliers/supplier.entity.js';
import { startHistory } from '../../testing/record-history.js';

describe('undo of a change A155', () => {
  let history: Awaited<ReturnType<typeof startHistory>>;
  beforeAll(async () => {
    history = await startHistory();
  });
  afterAll(() => history.uplift.stop());
  beforeEach(() => history.begin());
  const stored = () =>
    history.uplift.app.database.manager.findOneByOrFail(Supplier, { id: history.records.own.id });

  it('reverts exactly the change of that version, and adds a timeline entry', async () => {
    const before = await stored();
    await history.update('admin', { name: 'Hats', ownerName: 'Ana', membershipListingDate: '2026-05-04' });
    await history.update('admin', { website: 'https://hats.example' });
    expect((await history.undo('admin', 2)).record).toBe(4);
    expect(await stored()).toMatchObject({
      name: before.name,
      ownerName: before.ownerName,
      membershipListingDate: before.membershipListingDate,
      website: 'https://hats.example',
      version: 4,
    });
    expect((await history.nodes('admin'))[0]).toMatchObject({ action: 'supplier.undone', canUndo: true });
    expect((await history.undo('admin', 4)).record).toBe(5);
    expect(await stored()).toMatchObject({ name: 'Hats', ownerName: 'Ana' });
  });

  it('rejects an undo with CONFLICT when another user changed the fields since, and changes nothing', async () => {
    await history.update('own', { whoAreWe: 'Hats', aboutWhatWeDo: 'Felt' });
    await history.update('admin', { whoAreWe: 'Caps' });
    const refused = await history.undo('own', 2);
    expect([refused.code, refused.current]).toEqual(['CONFLICT', { fields: ['whoAreWe'] }]);
    expect(refused.message).toMatch(/changed again since then/);
    expect(await stored()).toMatchObject({ whoAreWe: 'Caps', aboutWhatWeDo: 'Felt', version: 3 });
  });

  it('reverts once under concurrent requests', async () => {
    await history.update('admin', { name: 'Hats' });
    const codes = (await Promise.all([1, 2, 3].map(() => history.undo('admin', 2)))).map(({ code }) => code);
    expect(codes.sort()).toEqual(['CONFLICT', 'CONFLICT', undefined]);
    const raced = await Promise.all([history.update('admin', { name: 'Caps' }), history.undo('admin', 3)]);
    expect(raced.map(({ code }) => code)).toContain(undefined);
    // The order decides: either the new name is current, or the undo took it into account.
    expect((await stored()).name).toBe('Caps');
  });

  it('is allowed only with permission for every field of the change R089', async () => {
    await history.update('admin', { whoAreWe: 'Hats' });
    await history.update('admin', { listTitle: 'Milliner', aboutWhatWeDo: 'Felt' });
    expect((await history.undo('own', 3)).code).toBe('FORBIDDEN');
    expect((await history.undo('own', 2)).record).toBe(4);
    expect((await history.undo('admin', 99)).code).toBe('NOT_FOUND');
    await history.update('own', { whoAreWe: 'Caps' });
    await history.update('admin', { status: 'LEFT_AND_REMOVED' });
    expect((await history.undo('own', 5)).code).toBe('FORBIDDEN');
  });

  it.each([
    ['SUPPLIER', 2],
    ['IMPACT_BUYER', 1],
    ['SALES_ENQUIRY', 1],
    ['SITE_SETTINGS', 1],
    ['LEAD', 1],
  ])('returns the same for a %s of others as for a missing one', async (recordType, version) => {
    await history.update('admin', { whoAreWe: 'Hats' });
    const supplierId = history.records.own.id;
    const { id: impactBuyerId } = await history.make.impactBuyer();
    const others: Record<string, number> = {
      SUPPLIER: supplierId,
      IMPACT_BUYER: impactBuyerId,
      SALES_ENQUIRY: (await history.make.salesEnquiry({ supplierId })).id,
      SITE_SETTINGS: 1,
      LEAD: (await history.make.lead({ supplierId, impactBuyerId })).id,
    };
    const refusal = async (id: number | undefined) => {
      const { code, message } = await history.undo('neighbour', version, { recordType, id });
      return { code, message };
    };
    const missing = await refusal(2_000_000);
    expect(missing.code).toBe('NOT_FOUND');
    expect(await refusal(others[recordType])).toEqual(missing);
  });

  it('restores deleted rows with their ids, and removes added rows', async () => {
    const added = await history.update('own', {
      workExamples: [
        { type: 'VIDEO', videoUrl: 'https://youtu.be/dQw4w9WgXcQ', description: 'One' },
        { type: 'VIDEO', videoUrl: 'https://youtu.be/aaaaaaaaaaa', description: 'Two' },
      ],
    });
    const [one] = added.record.workExamples;
    const remove = 'mutation ($id: Int!) { deleteWorkExample(id: $id) { version workExamples { id } } }';
    const { record } = await history.call('own', remove, { id: one.id });
    expect((await history.undo('own', record.version)).code).toBeUndefined();
    const read = 'query ($id: Int!) { supplierRecord(id: $id) { version workExamples { id description } } }';
    const now = async () => (await history.call('own', read, { id: history.records.own.id })).record;
    expect((await now()).workExamples).toEqual(
      added.record.workExamples.map(({ id, description }: { id: number; description: string }) => ({
        id,
        description,
      })),
    );
    const third = await history.update('own', {
      workExamples: [{ type: 'VIDEO', videoUrl: 'https://youtu.be/bbbbbbbbbbb' }],
    });
    await history.undo('own', third.record.version);
    expect((await now()).workExamples).toHaveLength(2);
  });

  it('restores categories and the linked buyer on both sides', async () => {
    const { make } = history;
    const [food, buyer] = [await make.category({ name: 'Food' }), await make.impactBuyer()];
    const bread = await make.subCategory({ name: 'Bread', categoryId: food.id });
    await history.update('admin', { subCategoryIds: [bread.id], impactBuyerId: buyer.id });
    expect((await history.undo('admin', 2)).record).toBe(3);
    const read =
      'query ($id: Int!) { supplierRecord(id: $id) { categories { name } subCategories { name } impactBuyer { id } } }';
    expect((await history.call('admin', read, { id: history.records.own.id })).record).toEqual({
      categories: [],
      subCategories: [],
      impactBuyer: null,
    });
    const [end] = await history.uplift.app.database.manager.query(
      'SELECT supplier_id FROM impact_buyer WHERE id = $1',
      [buyer.id],
    );
    expect(end).toEqual({ supplier_id: null });
  });

  it('does not restore a keyword that another supplier now has R024', async () => {
    const id = history.records.own.id;
    await history.update('admin', { urlKeyword: `kea-${id}` });
    await history.update('admin', { urlKeyword: null });
    await history.make.supplier({ urlKeyword: `KEA-${id}` });
    expect((await history.undo('admin', 3)).fields).toEqual([
      { field: 'urlKeyword', message: 'Another supplier has this keyword.' },
    ]);
  });

  it('is available only for the 30 days that personal values are stored A156', async () => {
    await history.update('admin', { ownerName: 'Ana' });
    await history.uplift.app.database.manager.query(
      `UPDATE activity SET occurred_at = now() - interval '31 days' WHERE subject_id = $1`,
      [history.records.own.id],
    );
    const refused = await history.undo('admin', 2);
    expect([refused.code, refused.message]).toEqual([
      'BAD_USER_INPUT',
      'A change can be undone for 30 days.',
    ]);
  });

  it('works for synonyms, settings and enquiries, too', async () => {
    const create = 'mutation ($input: SearchSynonymInput!) { createSearchSynonym(input: $input) { id } }';
    const synonym = await history.call('admin', create, {
      input: { phrase: 'wheel tapper', means: ['electrician'] },
    });
    const { id } = synonym.record;
    const update = `mutation ($id: Int!, $version: Int!, $input: SearchSynonymInput!) {
      updateSearchSynonym(id: $id, version: $version, input: $input) { version means } }`;
    await history.call('admin', update, {
      id,
      version: 1,
      input: { phrase: 'wheel tapper', means: ['welder'] },
    });
    expect((await history.undo('admin', 2, { recordType: 'SEARCH_SYNONYM', id })).record).toBe(3);
    const enquiry = await history.make.salesEnquiry({
      supplierId: history.records.own.id,
      progress: 'Enquiry',
    });
    const change = `mutation ($id: Int!, $input: SalesEnquiryInput!) {
      updateSalesEnquiry(id: $id, input: $input) { version progress staff { archived } } }`;
    const { record } = await history.call('admin', change, {
      id: enquiry.id,
      input: { archived: true, progress: 'COMPLETED', revenue: 12.5 },
    });
    const of = { recordType: 'SALES_ENQUIRY', id: enquiry.id };
    expect((await history.undo('own', record.version, of)).code).toBe('FORBIDDEN');
    expect((await history.undo('admin', record.version, of)).code).toBeUndefined();
    const [row] = await history.uplift.app.database.manager.query(
      'SELECT progress, archived_at, revenue, contribution FROM sales_enquiry WHERE id = $1',
      [enquiry.id],
    );
    expect(row).toEqual({ progress: 'Enquiry', archived_at: null, revenue: null, contribution: null });
    const settings = 'mutation ($input: SiteSettingsInput!) { saveSiteSettings(input: $input) { version } }';
    const saved = await history.call('admin', settings, { input: { contributions: 4321, version: 1 } });
    const site = { recordType: 'SITE_SETTINGS', id: 1 };
    expect((await history.undo('admin', saved.record.version, site)).code).toBeUndefined();
  });
});

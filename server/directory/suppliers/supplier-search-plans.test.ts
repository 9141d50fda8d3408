import { factories } from '../../testing/factories.js';
import { queryPlans } from '../../testing/query-plans.js';
import { TestUplift } from '../../testing/test-uplift.js';

const SUPPLIERS = 3000;

/** Query plans instead of times: they keep search as fast with many suppliers as with a few. */
describe('query plans of supplier search', () => {
  let uplift: TestUplift;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    const { manager } = uplift.app.database;
    await factories(uplift.app.database).supplier({ services: ['Roofing'] });
    // Inserted in thousands: on a busy machine, a single statement would exceed the time limit.
    for (let from = 1; from <= SUPPLIERS; from += 1000)
      await manager.query(
        `INSERT INTO supplier (name, list_title, enquiry_email, status, services, service_regions, search_weight)
         SELECT 'Firm ' || md5(n::text), 'Firm ' || md5(n::text), 'a@demo.example', 'Approved & Live',
           ARRAY['Service ' || n % 300], ARRAY[CASE WHEN n % 9 = 0 THEN 'Otago' ELSE 'Auckland' END], n % 50
         FROM generate_series(${from}, ${from + 999}) n`,
      );
    await manager.query('ANALYZE');
  });
  afterAll(() => uplift.stop());

  const plan = (filter: object) =>
    queryPlans(uplift.app.database, async () => {
      const { errors } = await uplift.graphql(
        `query Search($filter: SupplierSearchFilter!) {
          searchSuppliers(filter: $filter, first: 24) { totalCount nodes { id listTitle } } }`,
        { filter },
      );
      expect(errors).toBeUndefined();
    });

  it('reads the first page in audience order, and the count from a rollup R009', async () => {
    for (const audience of ['GENERAL', 'COMMERCIAL', 'CONSUMER']) {
      const text = await plan({ audience });
      expect(text).toContain(`supplier_listing_${audience.toLowerCase()}_idx`);
      expect(text).toContain('listing_rollup');
      expect(text).not.toContain('Seq Scan on supplier_listing');
    }
  });

  it.each([
    ['a service', { text: 'Service 7' }],
    ['the beginning of a word', { text: 'Firm a1' }],
    ['a service in a region', { text: 'Service 18', region: 'Otago' }],
  ])('finds %s with the term index', async (_, filter) => {
    const text = await plan({ ...filter, audience: 'GENERAL' });
    expect(text).toContain('supplier_listing_terms_idx');
    expect(text).not.toContain('Seq Scan on supplier_listing');
  });

  it.each([
    ['title', { sort: null }, 'supplier_by_list_title_idx'],
    ['name', { sort: { column: 'NAME', direction: 'ASC' } }, 'supplier_sorted_by_name_idx'],
    ['name, backwards', { sort: { column: 'NAME', direction: 'DESC' } }, 'supplier_sorted_by_name_idx'],
    [
      'title, of one status',
      { filter: { columns: [{ column: 'STATUS', test: 'ONE_OF', values: ['Approved & Live'] }] } },
      'supplier_by_list_title_idx',
    ],
  ])('reads no more than a page of the staff list by %s R090', async (_, variables, index) => {
    const as = await uplift.user({ roles: ['Admin'] });
    const text = await queryPlans(uplift.app.database, () =>
      uplift.graphql(
        `query ($filter: SupplierListFilter, $sort: SupplierListSort) {
          supplierRecords(filter: $filter, sort: $sort, first: 50) { nodes { id } } }`,
        variables,
        { as },
      ),
    );
    expect(text).toContain(index);
  });

  it('counts the categories of a place from a rollup, and of a text from the term index R006', async () => {
    const counts = (filter: object) =>
      queryPlans(uplift.app.database, () =>
        uplift.graphql(
          'query ($filter: SupplierSearchFilter) { categoryCounts(filter: $filter) { suppliers categories { recordId } } }',
          { filter },
        ),
      );
    for (const filter of [{}, { servicing: 'Otago', audience: 'CONSUMER' }]) {
      const text = await counts(filter);
      expect(text).toContain('listing_rollup');
      expect(text).not.toContain('supplier_listing');
    }
    const text = await counts({ text: 'Service 7', servicing: 'Otago' });
    expect(text).toContain('supplier_listing_terms_idx');
    expect(text).not.toContain('Seq Scan on supplier_listing');
  });

  it.each(['firm a1', 'service 7', 'plumber pon', 'frim'])(
    'finds suggestions for %s with the indexes of their kinds R014',
    async (typed) => {
      const text = await queryPlans(uplift.app.database, () =>
        uplift.graphql(
          'query ($typed: String!) { searchBoxSuggestions(text: $typed) { services suppliers { id } } }',
          { typed },
        ),
      );
      for (const index of ['search_phrase_service_idx', 'search_trade_start_idx', 'search_place_start_idx'])
        expect(text).toContain(index);
      expect(text).toContain('supplier_name_start_idx');
      expect(text).not.toMatch(
        /Seq Scan on (supplier|search_place|search_trade|search_phrase|search_word)\b/,
      );
    },
  );

  it('finds a profile by its web address with one lookup R024', async () => {
    const text = await queryPlans(uplift.app.database, () =>
      uplift.graphql('{ supplier(urlKeyword: "firm") { id name } }'),
    );
    expect(text).toContain('supplier_url_keyword_key');
    expect(text).not.toContain('Seq Scan on supplier ');
  });
});

import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';
import { FeaturedListing } from './featured-listing.entity.js';

describe('featured listings', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it('link only to listed suppliers, whose names are read in the same statement R022', async () => {
    const make = factories(uplift.app.database);
    const names = ['Kōwhai', 'Rātā', 'Tūī'];
    for (const name of names) {
      const { id } = await make.supplier({ name });
      await uplift.app.database.manager.save(FeaturedListing, { supplierId: id, title: name });
    }
    const draft = await make.supplier({ status: 'Drafting' });
    await uplift.app.database.manager.save(FeaturedListing, { supplierId: draft.id, title: 'Not yet' });
    let found: { title: string; supplier: { name: string } }[] = [];
    const statements = await countStatements(async () => {
      const { data } = await uplift.graphql('{ featuredListings { title supplier { name } } }');
      found = data.featuredListings;
    });
    expect(found.map(({ supplier }) => supplier.name)).toEqual(names);
    expect(statements).toHaveLength(1);
  });

  it('without a supplier, a listing shows its own text, and is hidden if it has none R022 A159', async () => {
    const { manager } = uplift.app.database;
    await manager.save(FeaturedListing, { title: 'Closed on Friday' });
    const { id } = await manager.save(FeaturedListing, { imageUrl: '/files/featuredListings/a.webp' });
    const { data } = await uplift.graphql('{ featuredListings { title supplier { name } } }');
    expect(data.featuredListings.filter((one: { supplier: null }) => !one.supplier)).toEqual([
      { title: 'Closed on Friday', supplier: null },
    ]);
    const admin = await uplift.user({ roles: ['Admin'] });
    const query = '{ featuredListingRecords { nodes { id shown } } }';
    const listed = (await uplift.graphql(query, {}, { as: admin })).data.featuredListingRecords.nodes;
    expect(listed).toContainEqual({ id, shown: false });
  });
});

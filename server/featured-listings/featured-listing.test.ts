import { countStatements } from '../testing/count-statements';
import { factories } from '../testing/factories';
import { TestUplift } from '../testing/test-uplift';
import { FeaturedListing } from './featured-listing.entity';

describe('featured listings', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it('R022 lead to listed suppliers alone, with their names in the same statement', async () => {
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
});

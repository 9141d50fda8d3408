import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';

describe('locations of suppliers P075', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it('count listed suppliers by each region that they serve and by the town of their address', async () => {
    const make = factories(uplift.app.database);
    await make.supplier({ serviceRegions: ['Otago', 'Southland'], physicalCity: 'Dunedin' });
    await make.supplier({ serviceRegions: ['Otago'], physicalCity: ' Dunedin ' });
    await make.supplier({ serviceRegions: ['Nationwide'], physicalCity: 'Gore' });
    await make.supplier({ serviceRegions: ['Otago'], physicalCity: 'Gore', status: 'Left & Removed' });
    const as = await uplift.user({ roles: ['GoodCause'] });
    const { data } = await uplift.graphql(
      '{ supplierPlaces { total nationwide regions { name supplierCount } towns { name supplierCount } } }',
      {},
      { as },
    );
    const { total, nationwide, regions, towns } = data.supplierPlaces;
    expect([total, nationwide, regions.length]).toEqual([3, 1, 15]);
    expect(regions.filter((region: { supplierCount: number }) => region.supplierCount > 0)).toEqual([
      { name: 'Otago', supplierCount: 2 },
      { name: 'Southland', supplierCount: 1 },
    ]);
    expect(towns).toEqual([
      { name: 'Dunedin', supplierCount: 2 },
      { name: 'Gore', supplierCount: 1 },
    ]);
  });
});

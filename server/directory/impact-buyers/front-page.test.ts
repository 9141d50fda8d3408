import { countStatements } from '../../testing/count-statements.js';
import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';

const QUERY = `{ frontPage {
  buyers { id slogan count contributions contributionsSlogan hours hoursSlogan }
  tradies { id slogan lines }
  suppliers { id count contributions hours } } }`;

describe('the home page', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
  });
  afterAll(() => uplift.stop());

  it('shows the buyers, tradies and suppliers that staff selected, with public reports only R125 R001', async () => {
    const make = factories(uplift.app.database);
    const supplier = await make.supplier();
    const buyer = await make.impactBuyer({
      status: 'Live Report',
      buyerSelected: true,
      suppliersUsed: 7,
      buyersSlogan: 'Buying well',
      communityHoursSlogan: 'Hours given',
    });
    await make.impactBuyer({
      status: 'Drafting',
      buyerSelected: true,
      tradiesSelected: true,
      supplierSelected: true,
    });
    await make.impactBuyer({ status: 'Live Report' });
    const removed = await make.supplier({ status: 'Left & Removed' });
    await make.impactBuyer({ status: 'Live Report', supplierSelected: true, supplierId: removed.id });
    const counted = await make.impactBuyer({ status: 'Live Report', buyerSelected: true });
    await make.salesEnquiry({ supplierId: supplier.id, impactBuyerId: counted.id, progress: 'Completed' });
    const tradie = await make.impactBuyer({
      status: 'Live Report',
      tradiesSelected: true,
      tradieStat1: '12 local trades',
      tradieMessage1: 'Ask us',
    });
    const seller = await make.impactBuyer({
      status: 'Live Report',
      supplierSelected: true,
      supplierId: supplier.id,
    });
    await make.salesEnquiry({
      supplierId: supplier.id,
      impactBuyerId: buyer.id,
      progress: 'Completed',
      contribution: 45.5,
    });
    const statements = await countStatements(async () => {
      const { data } = await uplift.graphql(QUERY);
      expect(data.frontPage).toEqual({
        buyers: [
          {
            id: buyer.id,
            slogan: 'Buying well',
            count: 7,
            contributions: 45.5,
            contributionsSlogan: null,
            hours: 2,
            hoursSlogan: 'Hours given',
          },
          expect.objectContaining({ id: counted.id, count: 1 }),
        ],
        tradies: [{ id: tradie.id, slogan: null, lines: ['12 local trades', 'Ask us'] }],
        suppliers: [{ id: seller.id, count: null, contributions: 45.5, hours: 2 }],
      });
    });
    expect(statements).toHaveLength(1);
  });
});

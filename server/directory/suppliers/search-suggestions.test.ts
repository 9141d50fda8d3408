import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';

describe('suggestions for a zero-result search', () => {
  let uplift: TestUplift;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    await make.supplier({ services: ['Plumbing'], serviceRegions: ['Otago'] });
    await make.supplier({
      services: ['Plumbing', 'Māori carving', 'Hedge trimming', 'School swimming'],
      serviceRegions: ['Southland'],
    });
    await make.supplier({ services: ['Roofing'], serviceRegions: ['Canterbury'], showConsumer: false });
    await make.supplier({ services: ['Plumbers tape'], status: 'Drafting', serviceRegions: ['Otago'] });
  });
  afterAll(() => uplift.stop());

  const suggest = async (filter: object) =>
    (
      await uplift.graphql(
        'query ($filter: SupplierSearchFilter!) { searchSuggestions(filter: $filter) { services regions { name supplierCount } } }',
        { filter },
      )
    ).data.searchSuggestions;

  it('name similarly spelled services, ignoring macrons, if a supplier offers them', async () => {
    expect((await suggest({ text: 'Plumming' })).services).toEqual(['Plumbing']);
    expect((await suggest({ text: 'maori carvng' })).services).toEqual(['Māori carving']);
    expect((await suggest({ text: 'qqqq' })).services).toEqual([]);
    // A correctly spelt service gets no suggestions of other names.
    expect((await suggest({ text: 'plumbing', servicing: 'Canterbury' })).services).toEqual([]);
  });

  it('count matches of the same search in the nearest regions', async () => {
    expect((await suggest({ text: 'Plumbing', servicing: 'Canterbury' })).regions).toEqual([
      { name: 'Otago', supplierCount: 1 },
      { name: 'Southland', supplierCount: 1 },
    ]);
    // However far: Auckland is the only neighbour of Northland.
    expect((await suggest({ text: 'Roofing', servicing: 'Northland' })).regions).toEqual([
      { name: 'Canterbury', supplierCount: 1 },
    ]);
    expect((await suggest({ text: 'Plumbing', servicing: 'Dunedin City' })).regions).toEqual([
      { name: 'Otago', supplierCount: 1 },
      { name: 'Southland', supplierCount: 1 },
    ]);
    expect((await suggest({ servicing: 'Otago', audience: 'CONSUMER' })).regions).toEqual([
      { name: 'Southland', supplierCount: 1 },
    ]);
    expect((await suggest({ text: 'Plumbing' })).regions).toEqual([]);
  });
});

import { factories } from '../testing/factories';
import { TestUplift } from '../testing/test-uplift';

const SEARCH = `query Search($filter: SupplierSearchFilter, $first: Int, $offset: Int, $sort: SupplierSort) {
  searchSuppliers(filter: $filter, first: $first, offset: $offset, sort: $sort) {
    totalCount pageInfo { hasNextPage } nodes { name }
    interpretation { words withoutPlace place { name region district } parts { typed sought why } }
  }
}`;

describe('what people type', () => {
  let uplift: TestUplift;
  let make: ReturnType<typeof factories>;

  beforeAll(async () => {
    uplift = await TestUplift.start();
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());
  beforeEach(() =>
    uplift.app.database.manager.query(
      'TRUNCATE supplier, search_phrase, category CASCADE; SELECT forget_search_words()',
    ),
  );

  const search = async (text: string, filter: object = {}, page: object = {}) => {
    const { data, errors } = await uplift.graphql(SEARCH, { filter: { text, ...filter }, ...page });
    expect(errors).toBeUndefined();
    return data.searchSuppliers;
  };
  const found = async (text: string, filter: object = {}, page: object = {}) =>
    (await search(text, filter, page)).nodes.map(({ name }: { name: string }) => name);
  const synonym = (phrase: string, means: string[]) =>
    uplift.app.database.manager.query(
      'INSERT INTO search_synonym (phrase, means) VALUES ($1, $2) ON CONFLICT (phrase) DO UPDATE SET means = excluded.means',
      [phrase, means],
    );

  /** Two plumbers, one here and one there, and somebody else. */
  async function plumbers() {
    await make.supplier({
      name: 'North',
      listTitle: 'Plumber',
      serviceRegions: ['Auckland'],
      serviceDistricts: ['Central Auckland'],
    });
    await make.supplier({
      name: 'South',
      listTitle: 'Plumber',
      serviceRegions: ['Otago'],
      serviceDistricts: ['Dunedin City'],
    });
    await make.supplier({ name: 'Paint', listTitle: 'House Painter', serviceRegions: ['Auckland'] });
  }

  it('R004 leaves what is found by the very text as it is, and says nothing of it', async () => {
    await plumbers();
    expect(await search('plumb')).toMatchObject({ totalCount: 2, interpretation: null });
  });

  it.each([
    ['plumber auckland', 'Auckland', null],
    ['auckland plumbers', 'Auckland', null],
    ['a plumber near Tāmaki Makaurau', 'Auckland', null],
    ['plumbing in ponsonby', 'Ponsonby', 'Central Auckland'],
    ['plumber grey lynn auckland', 'Grey Lynn', 'Central Auckland'],
    ['plumber mt eden', 'Mount Eden', 'Central Auckland'],
    ['plumber 1011', '1011', 'Central Auckland'],
  ])('A169 takes the place out of %j and searches there', async (text, name, district) => {
    await plumbers();
    const { nodes, interpretation } = await search(text);
    expect(nodes).toEqual([{ name: 'North' }]);
    expect(interpretation.place).toEqual({ name, region: 'Auckland', district });
  });

  it('A169 says what is left when the place is taken off', async () => {
    await plumbers();
    expect((await search('Plumber in Ōtepoti')).interpretation).toMatchObject({
      words: 'Plumber',
      withoutPlace: 'Plumber',
      place: { name: 'Dunedin City', region: 'Otago', district: 'Dunedin City' },
    });
  });

  it('A169 finds everybody in a place that is all there is, and nobody for a place behind words that mean nothing', async () => {
    await plumbers();
    expect(await found('around dunedin')).toEqual(['South']);
    expect((await search('asdfgh dunedin')).totalCount).toBe(0);
  });

  it('A169 narrows a place of the text by the one of the address', async () => {
    await plumbers();
    expect((await search('plumbers auckland', { servicing: 'Otago' })).totalCount).toBe(0);
    expect(await found('plumbers', { servicing: 'Otago' })).toEqual(['South']);
  });

  it.each(['plumbers', 'PLUMBERS', 'plúmbing'])(
    'A169 finds %j by what it shares with Plumber',
    async (text) => {
      await plumbers();
      expect((await found(text)).sort()).toEqual(['North', 'South']);
    },
  );

  it('A169 seeks what staff say a word means, at once, and leaves out what means nothing', async () => {
    await plumbers();
    expect((await search('zonk wizard')).totalCount).toBe(0);
    await synonym('zonk wizard', ['Plumber']);
    const { totalCount, interpretation } = await search('zonk wizards please');
    expect(totalCount).toBe(2);
    expect(interpretation.parts).toEqual([
      { typed: 'zonk wizards', sought: ['Plumber'], why: 'SYNONYM' },
      { typed: 'please', sought: [], why: 'IGNORED' },
    ]);
    await synonym('gleeful', []);
    expect((await search('gleeful plumbers for 50 people')).totalCount).toBe(2);
  });

  it('A169 keeps a word that else means nothing where it stands with its neighbour', async () => {
    await synonym('adviser', []);
    await make.supplier({ name: 'Mortgages', listTitle: 'Mortgage Adviser' });
    await make.supplier({ name: 'Insurance', listTitle: 'Mortgage Insurance' });
    expect((await search('adviser mortgage')).interpretation.parts[0]).toMatchObject({ why: 'AS_TYPED' });
    expect(await found('adviser mortgage')).toEqual(['Mortgages']);
  });

  it.each([
    ['plumer', 'MISSPELT'],
    ['plubmer', 'MISSPELT'],
    ['huose painter', 'MISSPELT'],
    ['house paint plum', 'BEGUN'],
  ])('A169 mends %j', async (text, why) => {
    await plumbers();
    const { totalCount, interpretation } = await search(text);
    expect(totalCount).toBeGreaterThan(0);
    expect(interpretation.parts.map((part: { why: string }) => part.why)).toContain(why);
  });

  it('A169 mends a place, and what was written as one word or as two', async () => {
    await plumbers();
    expect(await found('plumber aukland')).toEqual(['North']);
    await make.supplier({ name: 'Mow', services: ['Lawn mowing'] });
    expect(await found('lawnmowing')).toEqual(['Mow']);
    await make.supplier({ name: 'Gas', listTitle: 'Wickweaver' });
    expect(await found('wick weavers')).toEqual(['Gas']);
  });

  it('A169 seeks the very text alone where somebody wants that', async () => {
    await plumbers();
    expect(await search('plumer', { asTyped: true })).toMatchObject({ totalCount: 0, interpretation: null });
  });

  it.each(['asdfgh', 'qwzx vbnm', '???', 'the of and', '12345', 'help please'])(
    'A169 finds nobody for %j, and says that it means nothing',
    async (text) => {
      await plumbers();
      const { totalCount, interpretation } = await search(text);
      expect(totalCount).toBe(0);
      expect(interpretation?.words ?? null).toBeNull();
    },
  );

  it.each([
    "'",
    '\\',
    "o'brien's \\ & | ! ( ) :* <->",
    '%_%',
    `"'"`,
    'a'.repeat(100),
    '1:A',
    '\u0000x'.slice(1),
    'ā'.repeat(90),
  ])('takes %j for a text like any other', async (text) => {
    await plumbers();
    expect((await search(text)).totalCount).toBe(0);
    expect((await search(`plumbers ${text}`.slice(0, 100))).totalCount).toBeGreaterThanOrEqual(0);
  });
});

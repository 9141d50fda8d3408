import { startTextSearches } from '../../testing/text-searches.js';

describe('interpreted searches', () => {
  let texts: Awaited<ReturnType<typeof startTextSearches>>;
  beforeAll(async () => {
    texts = await startTextSearches();
  });
  afterAll(() => texts.uplift.stop());
  beforeEach(() => texts.clear());

  const synonym = (phrase: string, means: string[]) =>
    texts.manager.query(
      'INSERT INTO search_synonym (phrase, means) VALUES ($1, $2) ON CONFLICT (phrase) DO UPDATE SET means = excluded.means',
      [phrase, means],
    );

  it('leave an exact match unchanged, without an interpretation R004', async () => {
    await texts.plumbers();
    expect(await texts.search('plumb')).toMatchObject({ totalCount: 2, interpretation: null });
  });

  it.each([
    ['plumber auckland', 'Auckland', null],
    ['auckland plumbers', 'Auckland', null],
    ['a plumber near Tāmaki Makaurau', 'Auckland', null],
    ['plumbing in ponsonby', 'Ponsonby', 'Central Auckland'],
    ['plumber grey lynn auckland', 'Grey Lynn', 'Central Auckland'],
    ['plumber mt eden', 'Mount Eden', 'Central Auckland'],
    ['plumbers in and around central auckland, auckland', 'Central Auckland', 'Central Auckland'],
    ['plumber 1011', '1011', 'Central Auckland'],
  ])('take the place out of %j and search there A169', async (text, name, district) => {
    await texts.plumbers();
    const { nodes, interpretation } = await texts.search(text);
    expect(nodes).toEqual([{ name: 'North' }]);
    expect(interpretation.place).toEqual({ name, region: 'Auckland', district });
  });

  it.each(['ppes', 'PPEs', 'cheap ppes auckland', 'ppe auckland'])(
    'read the plural of an abbreviation as the abbreviation: %j',
    async (text) => {
      await texts.make.supplier({
        name: 'Safe',
        listTitle: 'Shop',
        services: ['PPE'],
        serviceRegions: ['Auckland'],
      });
      expect(await texts.search(text)).toMatchObject({ nodes: [{ name: 'Safe' }], relaxed: null });
    },
  );

  it.each([
    ['plumber greater auckland', 'Auckland', ['North']],
    ['plumber inner city auckland', 'Auckland', ['North']],
    ['plumber auckland area', 'Auckland', ['North']],
    ['auckland region plumbers', 'Auckland', ['North']],
    ['plumber akld', 'Auckland', ['North']],
    ['plumber dunedin metro', 'Dunedin City', ['South']],
    ['plumber eastland', 'Gisborne', ['North', 'South']],
  ])('read %j as a search in %s A169', async (text, place, names) => {
    await texts.plumbers();
    const { nodes, interpretation } = await texts.search(text);
    expect([interpretation.place?.name, nodes.map(({ name }: { name: string }) => name)]).toEqual([
      place,
      names,
    ]);
    expect(interpretation.words).toMatch(/^plumbers?$/);
  });

  it.each([
    'plumber north island',
    'lower north island plumber',
    'plumber in the South Island',
    'plumber sth island',
  ])('ignore the island of %j, which no supplier serves A169', async (text) => {
    await texts.plumbers();
    await texts.make.supplier({ name: 'Views', listTitle: 'Island holidays', serviceRegions: ['Otago'] });
    const { nodes, interpretation } = await texts.search(text);
    expect(nodes.map(({ name }: { name: string }) => name)).toEqual(['North', 'South']);
    expect(interpretation).toMatchObject({ words: 'plumber', partly: false, place: null });
  });

  it.each(['plumers', 'plubers', 'plumbrs', 'plummbers'])('match a plural: %s A169', async (text) => {
    await texts.plumbers();
    expect(await texts.found(text)).toEqual(['North', 'South']);
  });

  it('do not correct a word to one with another beginning: flowers is not lower A169', async () => {
    await texts.make.supplier({ listTitle: 'Lower hedges' });
    await texts.make.supplier({ listTitle: 'Electrician' });
    for (const text of ['flower', 'flowers']) expect([text, await texts.found(text)]).toEqual([text, []]);
    expect((await texts.search('lectrician')).totalCount).toBe(1);
  });

  it('find the trades for a tiler that offer tiling A169', async () => {
    await texts.make.supplier({ name: 'Baths', listTitle: 'Bathroom renovations' });
    expect(await texts.found('tiler')).toEqual(['Baths']);
    expect(await texts.found('tiling auckland')).toEqual(['Baths']);
  });

  it('return the text without the place A169', async () => {
    await texts.plumbers();
    expect((await texts.search('Plumber in Ōtepoti')).interpretation).toMatchObject({
      words: 'Plumber',
      withoutPlace: 'Plumber',
      place: { name: 'Dunedin City', region: 'Otago', district: 'Dunedin City' },
    });
  });

  it('find all suppliers for a place alone, and none for a place after meaningless words A169', async () => {
    await texts.plumbers();
    expect(await texts.found('around dunedin')).toEqual(['South']);
    expect((await texts.search('asdfgh dunedin')).totalCount).toBe(0);
  });

  it('use the narrower of two places, and keep the words A169', async () => {
    await texts.plumbers();
    const { interpretation } = await texts.search('plumbers in and around Auckland North Shore');
    expect(interpretation).toMatchObject({ withoutPlace: 'plumbers', place: { name: 'North Shore' } });
  });

  it('do not correct to a word of a supplier that is no longer listed A169', async () => {
    const supplier = await texts.make.supplier({ listTitle: 'Zymurgist' });
    expect((await texts.search('zymurgits')).totalCount).toBe(1);
    await texts.manager.update('supplier', { id: supplier.id }, { status: 'Drafting' });
    expect((await texts.search('zymurgits')).interpretation.parts).toEqual([
      { typed: 'zymurgits', searchTerms: [], why: 'UNKNOWN' },
    ]);
  });

  it('prefer the place of the address over a place in the text A169', async () => {
    await texts.plumbers();
    expect(await texts.search('plumbers auckland', { servicing: 'Otago' })).toMatchObject({
      relaxed: { place: { name: 'Otago' } },
    });
    expect(await texts.found('plumbers', { servicing: 'Otago' })).toEqual(['South']);
  });

  it.each(['plumbers', 'PLUMBERS', 'plúmbing'])(
    'find %j by its common stem with Plumber A169',
    async (text) => {
      await texts.plumbers();
      expect((await texts.found(text)).sort()).toEqual(['North', 'South']);
    },
  );

  it('apply synonyms at once, and ignore words marked as meaningless A169', async () => {
    await texts.plumbers();
    expect((await texts.search('zonk wizard')).totalCount).toBe(0);
    await synonym('zonk wizard', ['Plumber']);
    const { totalCount, interpretation } = await texts.search('zonk wizards please');
    expect(totalCount).toBe(2);
    expect(interpretation.parts).toEqual([
      { typed: 'zonk wizards', searchTerms: ['Plumber'], why: 'SYNONYM' },
      { typed: 'please', searchTerms: [], why: 'IGNORED' },
    ]);
    await synonym('gleeful', []);
    expect((await texts.search('gleeful plumbers for 50 people')).totalCount).toBe(2);
  });

  it('keep an ignored word if it matches together with its neighbour A169', async () => {
    await synonym('adviser', []);
    await texts.make.supplier({ name: 'Mortgages', listTitle: 'Mortgage Adviser' });
    await texts.make.supplier({ name: 'Insurance', listTitle: 'Mortgage Insurance' });
    expect((await texts.search('adviser mortgage')).interpretation.parts[0]).toMatchObject({
      why: 'AS_TYPED',
    });
    expect(await texts.found('adviser mortgage')).toEqual(['Mortgages']);
  });

  it.each([
    ['plumer', 'MISSPELT'],
    ['plubmer', 'MISSPELT'],
    ['huose painter', 'MISSPELT'],
    ['house paint plum', 'BEGUN'],
  ])('correct %j A169', async (text, why) => {
    await texts.plumbers();
    const { totalCount, interpretation } = await texts.search(text);
    expect(totalCount).toBeGreaterThan(0);
    expect(interpretation.parts.map((part: { why: string }) => part.why)).toContain(why);
  });

  it('correct a place, and words written together or apart A169', async () => {
    await texts.plumbers();
    expect(await texts.found('plumber aukland')).toEqual(['North']);
    await texts.make.supplier({ name: 'Mow', services: ['Lawn mowing'] });
    expect(await texts.found('lawnmowing')).toEqual(['Mow']);
    await texts.make.supplier({ name: 'Gas', listTitle: 'Wickweaver' });
    expect(await texts.found('wick weavers')).toEqual(['Gas']);
  });

  it('search for the exact text on request A169', async () => {
    await texts.plumbers();
    expect(await texts.search('plumer', { asTyped: true })).toMatchObject({
      totalCount: 0,
      interpretation: null,
    });
  });

  it.each(['asdfgh', 'qwzx vbnm', '???', 'the of and', '12345', 'help please'])(
    'find nothing for %j, and say that it is not understood A169',
    async (text) => {
      await texts.plumbers();
      const { totalCount, interpretation } = await texts.search(text);
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
  ])('treat %j as any other text', async (text) => {
    await texts.plumbers();
    expect((await texts.search(text)).totalCount).toBe(0);
    expect((await texts.search(`plumbers ${text}`.slice(0, 100))).totalCount).toBeGreaterThanOrEqual(0);
  });
});

import { factories } from '../../testing/factories.js';
import { TestUplift } from '../../testing/test-uplift.js';

describe('search box suggestions', () => {
  let uplift: TestUplift;
  let gasAndWater: number;
  let drains: number;
  let kowhai: number;
  beforeAll(async () => {
    uplift = await TestUplift.start();
    const make = factories(uplift.app.database);
    gasAndWater = (await make.category({ name: 'Gas & Plumbing' })).id;
    drains = (await make.subCategory({ categoryId: gasAndWater, name: 'Plumbed drains' })).id;
    const plumes = (await make.category({ name: 'Plumes' })).id;
    const first = await make.supplier({
      name: 'Kōwhai Plumbing',
      listTitle: 'Plumber',
      services: ['Plumbing', 'Plum jam', 'Māori carving'],
    });
    kowhai = first.id;
    const { manager } = uplift.app.database;
    const left = await make.supplier({ name: 'Left' });
    await manager.query(
      'INSERT INTO supplier_category (supplier_id, category_id) VALUES ($1, $2), ($3, $4)',
      [kowhai, gasAndWater, left.id, plumes],
    );
    await manager.query('INSERT INTO supplier_sub_category (supplier_id, sub_category_id) VALUES ($1, $2)', [
      kowhai,
      drains,
    ]);
    await manager.query(`UPDATE supplier SET status = 'Drafting' WHERE id = $1`, [left.id]);
    await make.supplier({ name: 'Plume Hats', listTitle: 'Plumber', services: ['Hats'] });
    await make.supplier({ name: 'Hat Shop', listTitle: 'Plumage seller', services: ['Hats'] });
    await make.supplier({ name: 'Plumbers without a listing', status: 'Drafting', listTitle: 'Plumtree' });
    await make.supplier({ name: 'Jams', listTitle: 'Plum Jam' });
    for (const n of [1, 2, 3, 4, 5, 6, 7])
      await make.supplier({ name: `Zed ${n}`, listTitle: `Zebra ${n}`, services: [`Zip ${n}`] });
  });
  afterAll(() => uplift.stop());

  const offered = async (text: string) => {
    const { data, errors } = await uplift.graphql(
      `query ($text: String!) { searchBoxSuggestions(text: $text) { meant textBeforePlace services trades
        categories { name categoryId subCategoryId within } places { name region district } suppliers { id name } } }`,
      { text },
    );
    expect(errors).toBeUndefined();
    return data.searchBoxSuggestions;
  };
  const nothing = {
    meant: null,
    textBeforePlace: null,
    services: [],
    trades: [],
    categories: [],
    places: [],
    suppliers: [],
  };

  it('are listed matches of each kind by prefix; for a category by any word R014', async () => {
    expect(await offered(' PLUM')).toEqual({
      ...nothing,
      services: ['Plum jam', 'Plumbing'],
      // The more frequent one first. A text that is a service is listed once only.
      trades: ['Plumber', 'Plumage seller'],
      categories: [
        { name: 'Gas & Plumbing', categoryId: gasAndWater, subCategoryId: null, within: null },
        { name: 'Plumbed drains', categoryId: gasAndWater, subCategoryId: drains, within: 'Gas & Plumbing' },
      ],
      places: [
        { name: 'Plummers Point', region: 'Bay Of Plenty', district: 'Western Bay of Plenty District' },
      ],
      suppliers: [{ id: expect.any(Number), name: 'Plume Hats' }],
    });
  });

  it('ignore macrons in the text and in the names', async () => {
    const carving = { services: ['Māori carving'] };
    expect(await offered('maori c')).toMatchObject(carving);
    expect(await offered('MĀORI C')).toMatchObject(carving);
    expect((await offered('kow')).suppliers).toEqual([{ id: kowhai, name: 'Kōwhai Plumbing' }]);
    // A match must not extend from the name into the title.
    expect((await offered('kowhai plumbing plumb')).suppliers).toEqual([]);
  });

  it('are up to six services and three of each other kind, in order', async () => {
    const found = await offered('z');
    expect(found.services).toEqual(['Zip 1', 'Zip 2', 'Zip 3', 'Zip 4', 'Zip 5', 'Zip 6']);
    expect(found.trades).toEqual(['Zebra 1', 'Zebra 2', 'Zebra 3']);
    expect(found.suppliers.map(({ name }: { name: string }) => name)).toEqual(['Zed 1', 'Zed 2', 'Zed 3']);
  });

  it('name places once by their best known name, and complete postcodes', async () => {
    const named = async (text: string) =>
      (await offered(text)).places.map(({ name }: { name: string }) => name);
    expect(await named('whangar')).toEqual(['Whangārei District', expect.any(String), expect.any(String)]);
    expect((await offered('ta')).places[0]).toEqual({ name: 'Taranaki', region: 'Taranaki', district: null });
    expect((await named('pon'))[0]).toBe('Ponsonby');
    expect((await offered('1011')).places).toEqual([
      { name: '1011', region: 'Auckland', district: 'Central Auckland' },
    ]);
    expect(await named('101')).toEqual([]);
    // Another name of Auckland: users would not understand the suggestion before a whole word is typed.
    expect(await named('tamak')).not.toContain('Auckland');
    expect(await named('Tāmaki')).toEqual(['Tāmaki', 'Auckland']);
    expect(await named('mt ede')).toEqual(['Mount Eden']);
  });

  it('complete a place at the end of the text, after the words before it', async () => {
    const found = await offered('Best plumber in ponson');
    expect(found).toMatchObject({ ...nothing, textBeforePlace: 'Best plumber', places: expect.any(Array) });
    expect(found.places).toEqual([{ name: 'Ponsonby', region: 'Auckland', district: 'Central Auckland' }]);
    expect((await offered('hats mount ed')).places).toMatchObject([{ name: 'Mount Eden' }]);
  });

  it('correct a misspelt text, and are empty for a meaningless one', async () => {
    expect(await offered('plumbimg')).toMatchObject({ meant: 'plumbing', services: ['Plumbing'] });
    expect(await offered('cavring')).toMatchObject({ meant: 'carving', services: [] });
    for (const text of ['qqqq', 'plx', '%', '_', '—', '12345'])
      expect([text, await offered(text)]).toEqual([text, nothing]);
  });

  it('are the first services for an empty text; the limit is a hundred characters', async () => {
    expect(await offered('  ')).toEqual({
      ...nothing,
      services: ['Hats', 'Māori carving', 'Plum jam', 'Plumbing', 'Zip 1', 'Zip 2'],
    });
    expect(await offered('x'.repeat(100))).toEqual(nothing);
    const { errors } = await uplift.graphql(
      `{ searchBoxSuggestions(text: "${'x'.repeat(101)}") { services } }`,
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

const MIGRATION = 'UniqueByComparisonKey1764000000186';

describe('unique names and URL keywords', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let make: ReturnType<typeof factories>;
  const sql = (statement: string, values: unknown[] = []) =>
    uplift.app.database.manager.query(statement, values);

  beforeAll(async () => {
    uplift = await TestUplift.start();
    admin = await uplift.user({ roles: ['Admin'] });
    make = factories(uplift.app.database);
  });
  afterAll(() => uplift.stop());

  const tell = async (query: string) => {
    const { errors } = await uplift.graphql(query, {}, { as: admin });
    return errors?.[0]?.extensions.fields;
  };

  it.each([
    ['createCategory', 'name: "Kai  Moana"', 'name'],
    ['createGoodCause', 'name: "Kai Moana"', 'name'],
    ['createImpactBuyer', 'name: "B", email: "b@kai.example", urlKeyword: "kai-moana"', 'urlKeyword'],
    [
      'createSupplier',
      'name: "S", listTitle: "S", enquiryEmail: "s@kai.example", urlKeyword: "kai-moana"',
      'urlKeyword',
    ],
  ])('%s rejects a text that differs only in accents', async (operation, input, field) => {
    await make.category({ name: 'Kai Moāna' }).catch(() => null);
    await make.goodCause({ name: 'KAI moāna' }).catch(() => null);
    await make.impactBuyer({ urlKeyword: 'Kai-moāna' }).catch(() => null);
    await make.supplier({ urlKeyword: 'kāi-Moana' }).catch(() => null);
    expect(await tell(`mutation { ${operation}(input: { ${input} }) { id } }`)).toMatchObject([{ field }]);
  });

  it('keep duplicates from before the upgrade, and allow no new ones', async () => {
    const { dataSource } = uplift.app.database;
    for (let undone = ''; undone !== MIGRATION; ) {
      [{ name: undone }] = await sql('SELECT name FROM migrations ORDER BY id DESC LIMIT 1');
      await dataSource.undoLastMigration();
    }
    const category = await make.category({ name: 'Hats' });
    for (const name of ['Pākē', 'Pake', 'PAKĒ'])
      await sql('INSERT INTO sub_category (category_id, name) VALUES ($1, $2)', [category.id, name]);
    const doubles = ['Tūī', 'Tui', 'Túí'];
    for (const text of doubles) {
      await make.category({ name: text });
      await make.goodCause({ name: text });
      await make.impactBuyer({ urlKeyword: text });
      await make.supplier({ urlKeyword: text });
    }
    await uplift.app.database.migrate();
    for (const [table, column] of [
      ['category', 'name'],
      ['good_cause', 'name'],
      ['impact_buyer', 'url_keyword'],
      ['supplier', 'url_keyword'],
    ]) {
      const rows = await sql(
        `SELECT ${column} AS text FROM ${table} WHERE fold(${column}) = 'tui' ORDER BY id`,
      );
      expect(rows.map(({ text }: { text: string }) => text)).toEqual(doubles);
    }
    const another = "INSERT INTO sub_category (category_id, name) VALUES ($1, 'pa\u0304ke')";
    await expect(sql(another, [category.id])).rejects.toMatchObject({
      driverError: { constraint: 'sub_category_name_folded_key' },
    });
    await expect(make.category({ name: 'tüi' })).rejects.toMatchObject({
      driverError: { constraint: 'category_name_folded_key' },
    });
    // One of the duplicates is renamed.
    await sql("UPDATE good_cause SET name = 'Kākāpō' WHERE name = 'Tui'");
  });
});

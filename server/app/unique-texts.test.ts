import { factories } from '../testing/factories.js';
import { TestUplift, type TestUser } from '../testing/test-uplift.js';

describe('unique names and URL keywords', () => {
  let uplift: TestUplift;
  let admin: TestUser;
  let make: ReturnType<typeof factories>;

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
});

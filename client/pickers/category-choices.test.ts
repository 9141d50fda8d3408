import { subCategoryChoices } from './category-choices';

const named = (name: string, id: number, position: number | null = null) => ({ id, name, position });

it('lists sub categories of several categories by name regardless of case R287', () => {
  const names = ['cherry', 'apple', 'Ōtaki', 'Banana', 'olives'];
  const choices = subCategoryChoices(names.map((name, id) => named(name, id)));
  expect(choices.map(({ label }) => label)).toEqual(['apple', 'Banana', 'cherry', 'olives', 'Ōtaki']);
  expect(choices[0]?.value).toBe('1');
});

it('lists sub categories with a custom order first, category by category R287', () => {
  const fruit = [named('pears', 1, 0), named('apples', 2, 1), named('cherries', 3)];
  const trees = [named('oak', 4, 0), named('beech', 5)];
  const labels = subCategoryChoices([...fruit, ...trees]).map(({ label }) => label);
  expect(labels).toEqual(['pears', 'apples', 'oak', 'beech', 'cherries']);
});

import { subCategoryChoices } from './category-choices';

it('R287 sub categories of several categories are one list by name, whatever the case', () => {
  const names = ['cherry', 'apple', 'Ōtaki', 'Banana', 'olives'];
  const choices = subCategoryChoices(names.map((name, id) => ({ id, name })));
  expect(choices.map(({ label }) => label)).toEqual(['apple', 'Banana', 'cherry', 'olives', 'Ōtaki']);
  expect(choices[0]?.value).toBe('1');
});

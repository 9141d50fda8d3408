import { supplierSections } from './supplier-field-tabs';
import { supplierFields } from './supplier-fields';

it('every field of a supplier is on exactly one tab of its form R055 R056', () => {
  const placed = supplierSections.flatMap(({ fields }) => fields);
  expect(Object.keys(supplierFields).filter((name) => !placed.includes(name))).toEqual([]);
  expect(new Set(placed).size).toBe(placed.length);
});

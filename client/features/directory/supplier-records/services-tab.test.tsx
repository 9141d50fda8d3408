import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { schemaOf, valuesOf } from '../../../editing/field-table';
import { useZodForm } from '../../../forms/use-zod-form';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { ServicesTab } from './services-tab';
import { type Supplier, type SupplierForm, supplierFields } from './supplier-fields';

let form: SupplierForm;

function Tab({ id, editorRole }: { id: number; editorRole: Supplier['viewedAs'] }) {
  form = useZodForm(schemaOf(supplierFields), {
    defaultValues: valuesOf(supplierFields, null),
  }) as SupplierForm;
  const supplier = { id, name: 'Rātā Print' } as Supplier;
  return (
    <form aria-label="Supplier">
      <ServicesTab form={form} editorRole={editorRole} supplier={supplier} askHref="/contact" />
    </form>
  );
}

function show(id: number, editorRole: Supplier['viewedAs']) {
  const choices = { serviceOptions: ['Plumber', 'Painter'], regions: [], categories: [] };
  renderElement(<Tab id={id} editorRole={editorRole} />, fakeServer({ SupplierChoices: { data: choices } }));
}
const labels = () =>
  screen.getAllByRole('combobox').map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

it('only supplier 32 has a single list of services, to which staff add new ones R064', async () => {
  show(32, 'ADMIN');
  expect(labels()).toEqual([expect.stringContaining('Enter services')]);
  await userEvent.type(screen.getByRole('combobox'), 'Wheelwright{Enter}');
  expect(form.getValues('services')).toEqual(['Wheelwright']);
});

it.each([5, 31, 33])('supplier %d has listed services and separate search terms R064', async (id) => {
  show(id, 'ADMIN');
  expect(labels()).toHaveLength(2);
  const [services, words] = screen.getAllByRole('combobox') as [HTMLElement, HTMLElement];
  await userEvent.type(services, 'Wheelwright{Enter}');
  expect(form.getValues('services')).toEqual([]);
  await userEvent.type(words, 'Wheelwright{Enter}');
  expect(form.getValues('searchServices')).toEqual(['Wheelwright']);
});

it('the user of supplier 32 cannot add new services R064', async () => {
  show(32, 'SUPPLIER');
  await userEvent.type(screen.getByRole('combobox'), 'Wheelwright{Enter}');
  expect(form.getValues('services')).toEqual([]);
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { schemaOf, valuesOf } from '../../../editing/field-table';
import { useZodForm } from '../../../forms/use-zod-form';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { PremisesCard } from './premises-card';
import { type Premises, premisesList, typedPremises, withTyped } from './premises-kind';
import { type Supplier, type SupplierForm, supplierFields } from './supplier-fields';

const workshop = { name: 'Workshop', address: '1 Rātā Road', city: 'Dunedin', storeCode: 'D-1' };
const town = { suburb: 'Roslyn', city: 'Dunedin', region: 'Otago' };

let form: SupplierForm;

function Card({ places }: { places: readonly Premises[] }) {
  const { locationsJson } = supplierFields;
  const defaultValues = { ...valuesOf(supplierFields, null), locationsJson: places };
  form = useZodForm(schemaOf(supplierFields), { defaultValues }) as SupplierForm;
  return (
    <form aria-label={locationsJson.label}>
      <PremisesCard form={form} />
    </form>
  );
}

function show(...places: Premises[]) {
  const { execute } = fakeServer({ AddressSuggestions: { data: { addressSuggestions: [] } } });
  renderElement(<Card places={places} />, { execute });
}
const card = () => within(screen.getByRole('region', { name: 'Places customers can visit' }));
const listed = () => form.getValues('locationsJson');
const dialog = async () => within(await screen.findByRole('dialog'));

it('staff add premises, which are saved together with the supplier R066', async () => {
  show();
  expect(card().getByText('None yet.')).toBeInTheDocument();
  await userEvent.click(card().getByRole('button', { name: 'Add a place' }));
  const place = await dialog();
  await userEvent.type(place.getByLabelText('Name'), 'Showroom');
  await userEvent.type(place.getByLabelText('City'), 'Ōamaru');
  await userEvent.type(place.getByLabelText('Latitude'), '-45.1');
  await userEvent.click(place.getByRole('button', { name: 'Add' }));
  expect(await place.findByText('Enter both latitude and longitude, or neither')).toBeInTheDocument();
  await userEvent.type(place.getByLabelText('Longitude'), '170.97');
  await userEvent.click(place.getByRole('button', { name: 'Add' }));
  expect(await card().findByText('Showroom')).toBeInTheDocument();
  expect(card().getByText('Ōamaru')).toBeInTheDocument();
  expect(listed()).toEqual([{ name: 'Showroom', city: 'Ōamaru', latitude: -45.1, longitude: 170.97 }]);
});

it('editing premises keeps the properties that only integrators use R066 R086', async () => {
  show(workshop, town);
  await userEvent.click(card().getByRole('button', { name: 'Edit Workshop' }));
  const place = await dialog();
  const name = place.getByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Yard');
  await userEvent.clear(place.getByLabelText('City'));
  await userEvent.click(place.getByRole('button', { name: 'Done' }));
  expect(await card().findByText('Yard')).toBeInTheDocument();
  expect(listed()).toEqual([{ name: 'Yard', address: '1 Rātā Road', storeCode: 'D-1' }, town]);
});

it('the keyboard deletes premises, and the focus moves to the add button R066', async () => {
  show(workshop, town);
  card().getByRole('button', { name: 'Delete Workshop' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(listed()).toEqual([town]);
  expect(card().getByRole('button', { name: 'Add a place' })).toHaveFocus();
});

it('premises need a name or a street address, or show that the profile hides them R066', async () => {
  show(town);
  expect(card().getByText('Roslyn, Dunedin')).toBeInTheDocument();
  expect(card().getByText(/not shown on the profile/)).toBeInTheDocument();
  await userEvent.click(card().getByRole('button', { name: 'Edit Roslyn, Dunedin' }));
  const place = await dialog();
  await userEvent.click(place.getByRole('button', { name: 'Done' }));
  expect(await place.findByText('Enter a name or a street address')).toBeInTheDocument();
});

describe('stored premises', () => {
  it.each([[null], [[]], [['text', 5, null, ['a']]]])('%j is read as an empty list', (stored) => {
    expect(premisesList.toForm(stored as Supplier['locationsJson'])).toEqual([]);
  });

  it('stay unchanged without input', () => {
    const odd = { name: 5, latitude: '-41.2', lat: 1 };
    expect(premisesList.same([odd], premisesList.toForm([odd]))).toBe(true);
    expect(withTyped(odd, typedPremises(odd))).toEqual({ name: '5', latitude: -41.2, lat: 1 });
    expect(premisesList.toInput([])).toBeNull();
  });

  it('are formatted as text to compare two versions', () => {
    expect(premisesList.format([workshop, town])).toBe('Workshop, 1 Rātā Road, Dunedin; Roslyn, Dunedin');
  });
});

import { screen, within } from '@testing-library/react';
import { renderElement } from '../testing/render';
import { CardSort } from './card-sort';
import { columnBuilders } from './column-builders';

const { text, number, time, flag } = columnBuilders<
  { id: number },
  'NAME' | 'HEIGHT' | 'PLANTED_ON' | 'NATIVE'
>();
const columns = [
  text('name', 'Name', 'NAME', 90, () => ''),
  number('height', 'Height', 'HEIGHT', 90, () => ''),
  time('planted', 'Planted', 'PLANTED_ON', 90, () => ''),
  flag('native', 'Native', 'NATIVE', 90, () => ''),
  text('note', 'Note', undefined, 90, () => ''),
];

it('sort options of cards are worded for the type of the column', () => {
  renderElement(<CardSort columns={columns} sort={{ id: 'NAME', desc: false }} onSort={() => undefined} />);
  const order = screen.getByRole('combobox', { name: 'Sort by' });
  expect(
    within(order)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([
    'Name, A to Z',
    'Name, Z to A',
    'Height, smallest first',
    'Height, largest first',
    'Planted, oldest first',
    'Planted, newest first',
    'Native, no first',
    'Native, yes first',
  ]);
});

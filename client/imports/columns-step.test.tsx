import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderElement } from '../testing/render';
import { ColumnsStep, type ImportFile } from './columns-step';
import { importTexts } from './import-texts';

const file = {
  id: 1,
  noun: 'SUPPLIER',
  fileName: 'birds.csv',
  rowCount: 2,
  headers: ['Kind', 'Call'],
  firstRows: [],
  readableAs: ['id', 'name', 'song', 'nest', 'island'].map((name) => ({ name, wire: name })),
  remembered: [],
  fields: null,
  emptyClears: false,
  check: null,
  outcome: null,
} as unknown as ImportFile;

const words = {
  ...importTexts({
    address: 'suppliers',
    one: 'bird',
    many: 'birds',
    fields: { name: { label: 'Name' }, song: { label: 'Song' }, nest: { label: 'Nest' } },
    columns: [],
    sections: [
      { label: 'Details', fields: ['song', 'name'] },
      { label: 'Eggs', fields: ['eggs'] },
      { label: 'Places', fields: ['nest'] },
    ],
  }),
  list: '/birds',
};

const show = () => {
  renderElement(<ColumnsStep file={file} words={words} check={async () => undefined} />);
  return (column: string) => {
    const select = screen.getByRole('combobox', { name: column });
    const groups = within(select).getAllByRole<HTMLOptGroupElement>('group');
    const optionsOf = (parent: Element) =>
      [...parent.children].filter((child) => child.tagName === 'OPTION').map((child) => child.textContent);
    return {
      alone: optionsOf(select),
      ...Object.fromEntries(groups.map((group) => [group.label, optionsOf(group)])),
    };
  };
};

it('groups the fields of a column by form section, with other fields first', async () => {
  const offered = show();
  expect(offered('Kind')).toEqual({
    alone: ['Don’t import', 'ID', 'Island'],
    Details: ['Name', 'Song'],
    Places: ['Nest'],
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Call' }), 'Nest');
  expect(offered('Kind')).toEqual({ alone: ['Don’t import', 'ID', 'Island'], Details: ['Name', 'Song'] });
  expect(offered('Call')).toHaveProperty('Places', ['Nest']);
});

it('lists the ignored columns', async () => {
  show();
  const said = () => screen.getAllByRole('status').map(({ parentElement }) => parentElement?.textContent);
  expect(said()).toContain('2 columns are left out: Kind, Call');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Call' }), 'Nest');
  expect(said()).toContain('1 column is left out: Kind');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Name');
  expect(said()).toEqual(['']);
});

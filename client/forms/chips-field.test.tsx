import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { chips } from '../editing/field-kinds';
import { validateField } from '../editing/field-table';
import { renderElement } from '../testing/render';
import { ChipsField } from './chips-field';
import { addTexts, suggestionsFor } from './chosen-texts';
import { Form } from './form';
import { useZodForm } from './use-zod-form';

const options = ['Airplane repair', 'Painting', 'Plastering', 'Plumbing', 'Pūhā growing'];
const schema = z.object({ services: chips(4, 20).rule });

type Options = { chosen?: readonly string[]; free?: boolean; readOnly?: boolean };
function Example({ chosen = [], ...more }: Options) {
  const form = useZodForm(schema, { defaultValues: { services: chosen } });
  const { services } = useWatch({ control: form.control });
  return (
    <Form form={form} onSubmit={submit}>
      <ChipsField
        form={form}
        name="services"
        label="Services"
        options={options}
        max={4}
        longest={20}
        missing={(typed) => <a href={`/contact#${typed}`}>Request a missing service</a>}
        {...more}
      />
      <p data-testid="value">{services?.join('|')}</p>
    </Form>
  );
}
const submit = jest.fn(async () => {});

const box = () => screen.getByRole('combobox', { name: 'Services' });
const value = () => screen.getByTestId('value').textContent;
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
const show = (options: Options = {}) => renderElement(<Example {...options} />);

it('suggests entries with the typed prefix in any case R065', async () => {
  show();
  await userEvent.type(box(), 'PL');
  expect(offered()).toEqual(['Plastering', 'Plumbing']);
  expect(suggestionsFor('puh', [], options)).toEqual(['Pūhā growing']);
  expect(suggestionsFor('pl', ['plumbing'], options)).toEqual(['Plastering']);
});

it('rejects an unknown text, keeps it in the field and offers to request it R063', async () => {
  show();
  await userEvent.type(box(), 'Juggling{Enter}');
  expect(value()).toBe('');
  expect(box()).toHaveValue('Juggling');
  expect(box()).toHaveAccessibleDescription(expect.stringMatching('“Juggling” is not in the list'));
  expect(screen.getByRole('link', { name: 'Request a missing service' })).toHaveAttribute(
    'href',
    '/contact#Juggling',
  );
  expect(submit).not.toHaveBeenCalled();
});

it('a free-text field adds an unknown text R064', async () => {
  show({ free: true });
  await userEvent.type(box(), 'Juggling,plumbing{Enter}');
  expect(value()).toBe('Juggling|Plumbing');
});

it('adds on Enter, comma, click and on leaving the field', async () => {
  show();
  await userEvent.type(box(), 'plu{Enter}');
  await userEvent.type(box(), 'painting,');
  await userEvent.type(box(), 'air');
  await userEvent.click(screen.getByRole('option', { name: 'Airplane repair' }));
  expect(box()).toHaveFocus();
  await userEvent.type(box(), 'plastering');
  await userEvent.tab();
  expect(value()).toBe('Plumbing|Painting|Airplane repair|Plastering');
  expect(box()).toHaveValue('');
});

it('splits a pasted list and reports rejected entries', async () => {
  show({ chosen: ['Painting'] });
  await userEvent.click(box());
  await userEvent.paste('plumbing, Juggling, painting; PLASTERING\n');
  expect(value()).toBe('Painting|Plumbing|Plastering');
  expect(box()).toHaveValue('Juggling');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Added “Plumbing”, “Plastering”. “Juggling” is not in the list and was not added.',
  );
});

it('removes a chip with Backspace, Delete and a click', async () => {
  show({ chosen: ['Painting', 'Plumbing', 'Plastering'] });
  await userEvent.click(box());
  await userEvent.keyboard('{Backspace}');
  expect(value()).toBe('Painting|Plumbing');
  expect(screen.getByRole('status')).toHaveTextContent('Removed “Plastering”.');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('button', { name: 'Remove Painting' })).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Plumbing' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Remove Plumbing' }));
  expect(value()).toBe('');
  expect(box()).toHaveFocus();
});

it('moves a chip with Alt and an arrow key and announces its position', async () => {
  show({ chosen: ['Painting', 'Plumbing', 'Plastering'] });
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}');
  expect(value()).toBe('Painting|Plastering|Plumbing');
  expect(screen.getByRole('status')).toHaveTextContent('Plastering is now number 2 of 3.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Plastering' })).toHaveFocus());
});

it('arrow keys choose a suggestion, and Escape closes the list', async () => {
  show();
  await userEvent.type(box(), 'p{ArrowDown}{ArrowDown}');
  const [, , third] = screen.getAllByRole('option');
  expect(box()).toHaveAttribute('aria-activedescendant', third?.id);
  await userEvent.keyboard('{Escape}');
  expect(offered()).toEqual([]);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(value()).toBe('Pūhā growing');
});

it('rejects chips over the limit and overlong texts', () => {
  const rules = { options, free: true, max: 2, longest: 12 };
  expect(addTexts(['Painting'], 'Plumbing, Plastering', rules)).toEqual({
    chosen: ['Painting', 'Plumbing'],
    added: ['Plumbing'],
    refused: ['Plastering'],
    full: true,
  });
  expect(addTexts([], 'Thirteen long', rules).refused).toEqual(['Thirteen long']);
  expect(validateField({ rule: chips(1, 20).rule }, ['a', 'b'])).toBe('No more than 1 are allowed.');
});

it('disables input if it is read-only', async () => {
  show({ chosen: ['Painting'], readOnly: true });
  await userEvent.type(box(), '{Backspace}pl{Enter}');
  expect(value()).toBe('Painting');
  expect(within(screen.getByRole('list')).queryByRole('button')).not.toBeInTheDocument();
});

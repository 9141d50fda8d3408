import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { maxLength } from '../../shared/text-limit';
import { text } from '../editing/field-kinds';
import { validateField } from '../editing/field-table';
import { renderElement } from '../testing/render';
import { CountedArea, CountedField } from './counted-fields';
import { Form } from './form';
import { useZodForm } from './use-zod-form';

const whoWeAre = maxLength(700);
const slogan = maxLength(100, 'Maximum', 110);
const schema = z.object({ whoWeAre: text(whoWeAre).rule, slogan: text(slogan).rule });

function Example() {
  const form = useZodForm(schema, { defaultValues: { whoWeAre: 'Kia ora', slogan: '' } });
  return (
    <Form form={form} onSubmit={async () => {}}>
      <CountedArea form={form} name="whoWeAre" label="Who we are" limit={whoWeAre} hint="In a few lines" />
      <CountedField form={form} name="slogan" label="Slogan" limit={slogan} />
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const retype = (name: string, typed: string) => fireEvent.change(field(name), { target: { value: typed } });

it('counts typed characters as n/700 R135', () => {
  renderElement(<Example />);
  expect(field('Who we are')).toHaveAccessibleDescription(expect.stringMatching(/^In a few lines 7\/700/));
  retype('Who we are', `  ${'a'.repeat(450)}  `);
  expect(screen.getByText('450/700')).toBeInTheDocument();
});

it('keeps an overlong text and shows the literal message of its rule R135', async () => {
  renderElement(<Example />);
  retype('Who we are', 'a'.repeat(701));
  fireEvent.blur(field('Who we are'));
  await waitFor(() =>
    expect(field('Who we are')).toHaveAccessibleDescription(
      expect.stringMatching(/^Maximum of 700 characters allowed\./),
    ),
  );
  expect(field('Who we are')).toHaveValue('a'.repeat(701));
  expect(screen.getByText('1 characters too many', { exact: false })).toBeInTheDocument();
});

it('the slogan field accepts 110 characters, and its rule 100 R137', async () => {
  renderElement(<Example />);
  await userEvent.click(field('Slogan'));
  await userEvent.paste('a'.repeat(120));
  expect(field('Slogan')).toHaveValue('a'.repeat(110));
  await userEvent.tab();
  expect(await screen.findByText('Maximum of 100 characters allowed.')).toBeInTheDocument();
});

it('announces to screen readers when little space is left', () => {
  renderElement(<Example />);
  const statusTexts = () => screen.getAllByRole('status').map((status) => status.textContent);
  retype('Slogan', 'a'.repeat(89));
  expect(statusTexts()).toContain('');
  retype('Slogan', 'a'.repeat(90));
  expect(statusTexts()).toContain('10 characters left');
});

it.each([
  ['R075', maxLength(500, 'Max'), 'Max 500 characters.'],
  ['R078', maxLength(180, 'Max'), 'Max 180 characters.'],
  ['R078', maxLength(400, 'Max'), 'Max 400 characters.'],
  ['R078', maxLength(600, 'Max'), 'Max 600 characters.'],
  ['R072', maxLength(100), 'Maximum of 100 characters allowed.'],
  ['R073', maxLength(35), 'Maximum of 35 characters allowed.'],
])('%s rejects a text over %j: %s', (_, limit, message) => {
  expect(validateField(text(limit), 'a'.repeat(limit.max))).toBeNull();
  expect(validateField(text(limit), 'a'.repeat(limit.max + 1))).toBe(message);
});

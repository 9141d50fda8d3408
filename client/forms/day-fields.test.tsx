import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { renderElement } from '../testing/render';
import { DayField, InstantField } from './day-fields';
import { dayRule, instantRule } from './day-rules';
import { Form, SubmitButton } from './form';
import { useZodForm } from './use-zod-form';

const limits = { min: '2026-11-05', max: '2027-02-10' };
const schema = z.object({ due: dayRule(limits), at: instantRule('Choose a date and time') });

function Example({ due = '', at = '' }) {
  const form = useZodForm(schema, { defaultValues: { due, at } });
  const values = useWatch({ control: form.control });
  return (
    <Form form={form} onSubmit={async () => {}}>
      <DayField form={form} name="due" label="Due" hint="When it is due" {...limits} />
      <InstantField form={form} name="at" label="Asked" />
      <output>{JSON.stringify(values)}</output>
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

const box = (name: string) => screen.getByRole('textbox', { name });
const values = () => JSON.parse(screen.getByRole('status').textContent ?? '{}');
async function type(name: string, text: string) {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
  await userEvent.tab();
}

it('a day shows as 22-Nov-2026 and is typed in New Zealand order R323', async () => {
  renderElement(<Example due="2026-11-22" />);
  expect(box('Due')).toHaveValue('22-Nov-2026');
  await type('Due', '5/12/2026');
  expect(box('Due')).toHaveValue('05-Dec-2026');
  expect(values().due).toBe('2026-12-05');
  await userEvent.clear(box('Due'));
  expect(values().due).toBe('');
});

it('keeps an invalid or out-of-range day in the field and shows an error R323', async () => {
  renderElement(<Example />);
  await type('Due', '11/22/2026');
  await waitFor(() =>
    expect(box('Due')).toHaveAccessibleDescription('Enter a date such as 22-Nov-2026. When it is due'),
  );
  expect(box('Due')).toHaveValue('11/22/2026');
  expect(box('Due')).toBeInvalid();
  await type('Due', '4 Nov 2026');
  await waitFor(() =>
    expect(box('Due')).toHaveAccessibleDescription(expect.stringMatching('Choose 05-Nov-2026 or later.')),
  );
  await type('Due', '11/2/27');
  await waitFor(() =>
    expect(box('Due')).toHaveAccessibleDescription(expect.stringMatching('Choose 10-Feb-2027 or earlier.')),
  );
});

it('focuses the first invalid day after a refused submit', async () => {
  renderElement(<Example due="soon" />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(box('Due')).toHaveFocus());
});

describe('calendar', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open the calendar for Due' }));
    return within(await screen.findByRole('application', { name: 'Calendar for Due' }));
  };
  const focusIsOn = (name: RegExp) =>
    waitFor(() => expect(document.activeElement).toHaveAccessibleName(expect.stringMatching(name)));
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  it('opens on the chosen day, moves with the grid keys and Enter picks a day', async () => {
    renderElement(<Example due="2026-11-22" />);
    await open();
    await focusIsOn(/^Sunday, 22 November 2026, chosen/);
    press('ArrowRight');
    await focusIsOn(/^Monday, 23 November/);
    press('ArrowDown');
    await focusIsOn(/^Monday, 30 November/);
    press('PageDown');
    await focusIsOn(/^Wednesday, 30 December/);
    press('Home');
    await focusIsOn(/^Tuesday, 1 December/);
    press('End');
    await focusIsOn(/^Thursday, 31 December/);
    press('PageUp');
    await focusIsOn(/^Monday, 30 November/);
    press('ArrowUp');
    await focusIsOn(/^Monday, 23 November/);
    press('Enter');
    await waitFor(() => expect(box('Due')).toHaveFocus());
    expect(box('Due')).toHaveValue('23-Nov-2026');
    expect(values().due).toBe('2026-11-23');
  });

  it('starts weeks on Monday, disables days out of range and closes on Escape', async () => {
    renderElement(<Example due="2026-11-22" />);
    const calendar = await open();
    const days = calendar.getAllByRole('columnheader', { hidden: true }).map((header) => header.textContent);
    expect([days[0], days[6]]).toEqual([expect.stringMatching(/^M/), expect.stringMatching(/^S/)]);
    expect(calendar.getByRole('button', { name: /^Wednesday, 4 November/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(calendar.getByRole('button', { name: 'Previous month' })).toBeDisabled();
    await focusIsOn(/22 November/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box('Due')).toHaveFocus());
    expect(values().due).toBe('2026-11-22');
  });

  it('opens with Alt+Down and can be cleared', async () => {
    renderElement(<Example due="2026-11-22" />);
    box('Due').focus();
    fireEvent.keyDown(box('Due'), { key: 'ArrowDown', altKey: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    expect(values().due).toBe('');
    expect(box('Due')).toHaveFocus();
  });
});

describe('instant field', () => {
  it('reads and writes a day and a time A166', async () => {
    renderElement(<Example at="2026-11-22T14:07" />);
    expect(box('Asked')).toHaveValue('22-Nov-2026');
    expect(box('Asked, time')).toHaveValue('2:07 pm');
    await type('Asked, time', '930am');
    expect(box('Asked, time')).toHaveValue('9:30 am');
    expect(values().at).toBe('2026-11-22T09:30');
  });

  it('starts a day at 00:00 R323', async () => {
    renderElement(<Example />);
    await type('Asked', '1 Dec 2026');
    expect(values().at).toBe('2026-12-01T00:00');
    expect(box('Asked, time')).toHaveValue('12:00 am');
  });

  it('keeps both parts as typed while they form no valid instant', async () => {
    renderElement(<Example />);
    await type('Asked, time', '2pm');
    await waitFor(() =>
      expect(box('Asked')).toHaveAccessibleDescription(expect.stringMatching('and a time such as 2:07 pm.')),
    );
    await type('Asked', 'soon');
    expect([box('Asked'), box('Asked, time')].map((each) => (each as HTMLInputElement).value)).toEqual([
      'soon',
      '2:00 pm',
    ]);
    await type('Asked', '1/12/26');
    expect(values().at).toBe('2026-12-01T14:00');
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { CheckboxField } from '../forms/checkbox-field';
import { Form, FormMessage } from '../forms/form';
import { TextField } from '../forms/text-fields';
import { type Note, NoteDesk, noteFields } from '../testing/notes';
import { renderRoutes } from '../testing/render';
import { currentNotices, dismissNotice } from '../ui/notices';
import { ConflictPanel } from './conflict-panel';
import { valuesOf } from './field-table';
import { useLeaveGuard } from './leave-guard';
import { SaveBar } from './save-bar';
import { useRecordForm } from './use-record-form';

function NoteForm({ desk }: { desk: NoteDesk }) {
  const note = desk.useNote();
  const editing = useRecordForm(noteFields, desk.store, note);
  const { form, loaded, conflicts, attempts, submit, discard, resolveConflict } = editing;
  const guard = useLeaveGuard(form.formState.isDirty);
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Form form={form} onSubmit={submit} aria-label="Note">
        {conflicts.length > 0 && (
          <ConflictPanel
            fields={noteFields}
            recordLabel="note"
            conflicts={conflicts}
            mine={form.getValues()}
            theirs={valuesOf(noteFields, loaded)}
            attempts={attempts}
            onResolve={resolveConflict}
          />
        )}
        <FormMessage form={form} />
        <TextField form={form} name="title" label={noteFields.title.label} />
        <TextField form={form} name="body" label={noteFields.body.label} />
        <TextField form={form} name="price" label={noteFields.price.label} />
        <CheckboxField form={form} name="pinned" label={noteFields.pinned.label} />
        <SaveBar form={form} saveLabel="Save note" onDiscard={discard} />
      </Form>
      {guard.dialog}
    </>
  );
}

afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
});

function open(note: Partial<Note> = {}) {
  const desk = new NoteDesk(note);
  const view = renderRoutes([
    { path: '/', element: <NoteForm desk={desk} /> },
    { path: '/elsewhere', element: <p>Elsewhere it is</p> },
  ]);
  return { desk, ...view };
}
const input = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, text: string) => fireEvent.change(input(name), { target: { value: text } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const notices = () => currentNotices().map(({ title, description }) => description ?? title);

it('shows a record, sends only the changed fields and shows the saved record', async () => {
  const { desk } = open({ body: 'Long', price: 5 });
  expect(input('Price')).toHaveValue('5.00');
  type('Title', 'Second');
  type('Body', '');
  type('Price', '1,200');
  await press('Save note');
  await waitFor(() => expect(notices()).toEqual(['Note has successfully been saved']));
  expect(desk.sent).toEqual([{ version: 1, input: { title: 'Second', body: null, price: 1200 } }]);
  expect(input('Price')).toHaveValue('1200.00');
  expect(screen.getByText('Everything is saved.')).toBeInTheDocument();
  expect(desk.refreshed).toHaveBeenCalledTimes(1);
});

it.each([{ ctrlKey: true }, { metaKey: true }])(
  'saves with Ctrl+S or Cmd+S while a field has the focus',
  async (keys) => {
    const { desk } = open();
    type('Title', 'Second');
    input('Title').focus();
    const went = fireEvent.keyDown(input('Title'), { key: 's', ...keys });
    await waitFor(() => expect(desk.sent).toEqual([{ version: 1, input: { title: 'Second' } }]));
    // The browser's own "Save page" does not open.
    expect(went).toBe(false);
    await waitFor(() => expect(input('Title')).toHaveFocus());
  },
);

it('ignores Ctrl+S while a dialog is open', async () => {
  const { desk } = open();
  type('Title', 'Second');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('alertdialog');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 's', ctrlKey: true });
  await press('Stay here');
  expect(desk.sent).toEqual([]);
});

it('sends nothing while a field is invalid', async () => {
  const { desk } = open();
  type('Price', 'lots');
  await press('Save note');
  expect(await screen.findByText('Enter an amount such as 1200.50')).toBeInTheDocument();
  expect(desk.sent).toEqual([]);
});

it('says when there is nothing to save', async () => {
  const { desk } = open();
  await press('Save note');
  await waitFor(() => expect(notices()).toEqual(['Nothing has changed.']));
  expect(desk.sent).toEqual([]);
});

it('restores the saved values on Discard', async () => {
  open();
  type('Title', 'Second');
  expect(await screen.findByText('You have unsaved changes.')).toBeInTheDocument();
  await press('Discard');
  expect(input('Title')).toHaveValue('First');
});

it('confirms before leaving a page with unsaved changes', async () => {
  const { router } = open();
  type('Title', 'Second');
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }));
  expect(router.state.location.pathname).toBe('/');
  expect(input('Title')).toHaveValue('Second');
});

describe('after a save by another user', () => {
  it('takes a newer version from the live update and keeps unsaved input', async () => {
    const { desk } = open();
    type('Title', 'Mine');
    desk.change({ body: 'Theirs' });
    act(() => void desk.arrive());
    await waitFor(() => expect(input('Body')).toHaveValue('Theirs'));
    expect(input('Title')).toHaveValue('Mine');
    await press('Save note');
    await waitFor(() => expect(desk.sent).toEqual([{ version: 2, input: { title: 'Mine' } }]));
  });

  it('saves on the newer version if the changes do not overlap', async () => {
    const { desk } = open();
    desk.change({ body: 'Theirs', pinned: true });
    type('Title', 'Mine');
    await press('Save note');
    await waitFor(() => expect(notices()).toEqual(['Note has successfully been saved']));
    expect(desk.sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(input('Body')).toHaveValue('Theirs');
    expect(screen.getByRole('checkbox', { name: 'Pinned' })).toBeChecked();
  });

  it('shows both values of a conflicting field and saves the chosen one', async () => {
    const { desk } = open();
    desk.change({ title: 'Theirs', price: 1000, body: 'Theirs' });
    type('Title', 'Mine');
    type('Price', '7');
    await press('Save note');
    const prices = await screen.findByRole('region', { name: 'Two versions of Price' });
    expect(prices).toHaveTextContent('$7.00');
    expect(prices).toHaveTextContent('$1,000.00');
    const heading = 'Someone else saved this note while you had it open';
    expect(screen.getByRole('alert')).toHaveTextContent(heading);
    expect(desk.sent).toHaveLength(1);
    await userEvent.click(within(prices).getByRole('button', { name: 'Use their version' }));
    expect(input('Price')).toHaveValue('1000.00');
    expect(screen.getByRole('alert')).toHaveFocus();
    await press('Keep my version');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(input('Title')).toHaveFocus();
    await press('Save note');
    await waitFor(() => expect(desk.sent[1]).toEqual({ version: 2, input: { title: 'Mine' } }));
  });

  it('saves nothing until the conflict is resolved, and does not move the focus while typing R215', async () => {
    const { desk } = open();
    await userEvent.type(input('Title'), ' of mine');
    desk.change({ title: 'Theirs' });
    act(() => void desk.arrive());
    await screen.findByRole('region', { name: 'Two versions of Title' });
    expect(input('Title')).toHaveFocus();
    expect(notices()).toEqual(['Choose which version to keep, then save.']);
    for (let times = 0; times < 2; times++) {
      await press('Save note');
      await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
      expect(desk.sent).toEqual([]);
    }
    await press('Keep my version');
    await press('Save note');
    await waitFor(() => expect(desk.sent).toEqual([{ version: 2, input: { title: 'First of mine' } }]));
  });

  it('resolves all conflicts at once', async () => {
    const { desk } = open();
    desk.change({ title: 'Theirs', price: 1000 });
    type('Title', 'Mine');
    type('Price', '7');
    await press('Save note');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Use all of the other person’s changes' }),
    );
    expect(input('Title')).toHaveValue('Theirs');
    expect(input('Price')).toHaveValue('1000.00');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

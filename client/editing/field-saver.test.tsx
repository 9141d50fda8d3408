import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Note, NoteDesk, noteFields } from '../testing/notes';
import { renderElement } from '../testing/render';
import { AutoSaveField } from './auto-save-field';
import { ChoiceButtons } from './choice-buttons';
import { useFieldSaver } from './use-field-saver';

const moods = [
  { value: 'CALM', label: 'Calm', palette: 'brand' },
  { value: 'CROSS', label: 'Cross', palette: 'danger' },
] as const;

function NoteFields({ desk }: { desk: NoteDesk }) {
  const note = desk.useNote();
  const save = useFieldSaver(noteFields, desk.store, note.id);
  return (
    <>
      <AutoSaveField
        row={noteFields.title}
        record={note}
        save={(text, before) => save('title', text, before)}
      />
      <AutoSaveField
        row={noteFields.price}
        record={note}
        money
        save={(text, before) => save('price', text, before)}
      />
      <ChoiceButtons
        legend="Mood"
        choices={moods}
        value={note.mood}
        onChoose={(mood) => save('mood', mood, note.mood ?? '')}
      />
    </>
  );
}

function open(note: Partial<Note> = {}) {
  const desk = new NoteDesk(note);
  renderElement(<NoteFields desk={desk} />);
  return desk;
}
const input = (name: string) => screen.getByRole('textbox', { name });
async function retype(name: string, text: string) {
  await userEvent.clear(input(name));
  await userEvent.type(input(name), text);
}

it('saves fields one after the other, each on the version of the previous save', async () => {
  const desk = open();
  const answer = desk.hold();
  await retype('Title', 'Second');
  await retype('Price', '1,200');
  await userEvent.click(screen.getByRole('button', { name: 'Calm' }));
  expect(desk.sent).toEqual([{ version: 1, input: { title: 'Second' } }]);
  answer();
  await waitFor(() =>
    expect(desk.sent).toEqual([
      { version: 1, input: { title: 'Second' } },
      { version: 2, input: { price: 1200 } },
      { version: 3, input: { mood: 'CALM' } },
    ]),
  );
  expect(await screen.findByRole('button', { name: 'Calm' })).toHaveAttribute('aria-pressed', 'true');
});

it('does not send an invalid value', async () => {
  const desk = open();
  await retype('Price', 'lots');
  await userEvent.tab();
  expect(await screen.findByText(/Enter an amount/)).toBeInTheDocument();
  expect(desk.sent).toEqual([]);
});

it('saves after another user changed a different field', async () => {
  const desk = open();
  desk.change({ price: 9 });
  await retype('Title', 'Mine');
  await userEvent.tab();
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(desk.sent.at(-1)).toEqual({ version: 2, input: { title: 'Mine' } });
  expect(input('Price')).toHaveValue('9.00');
});

it('asks after another user changed the same field, and saves mine on their version', async () => {
  const desk = open();
  desk.change({ title: 'Theirs' });
  await retype('Title', 'Mine');
  await userEvent.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('It now says:Theirs');
  expect(input('Title')).toHaveValue('Mine');
  expect(desk.sent).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Keep my version' }));
  await waitFor(() => expect(desk.sent.at(-1)).toEqual({ version: 2, input: { title: 'Mine' } }));
});

it('takes their value on request without saving', async () => {
  const desk = open();
  desk.change({ title: 'Theirs' });
  await retype('Title', 'Mine');
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: 'Use their version' }));
  expect(input('Title')).toHaveValue('Theirs');
  expect(desk.sent).toHaveLength(1);
});

it('shows a conflict beside choice buttons', async () => {
  const desk = open();
  desk.change({ mood: 'CROSS' });
  await userEvent.click(screen.getByRole('button', { name: 'Calm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else has changed this field.');
  expect(screen.getByRole('button', { name: 'Cross' })).toHaveAttribute('aria-pressed', 'true');
});

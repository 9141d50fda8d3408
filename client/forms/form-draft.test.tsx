import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { announceLanguageSwitch } from '../lib/language';
import { renderElement } from '../testing/render';
import { readDrafts, writeDrafts } from './draft-store';
import { Form } from './form';
import { PasswordField, TextField } from './text-fields';
import { useZodForm } from './use-zod-form';

const schema = z.object({ email: z.string(), password: z.string() });
const other = z.object({ message: z.string() });

function Account() {
  const form = useZodForm(schema, { defaultValues: { email: '', password: '' } });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <TextField form={form} name="email" label="Email" />
      <PasswordField form={form} name="password" label="Password" />
    </Form>
  );
}

function Message() {
  const form = useZodForm(other, { defaultValues: { message: '' } });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <TextField form={form} name="message" label="Message" />
      <output>{form.formState.isDirty ? 'typed' : 'untouched'}</output>
    </Form>
  );
}

const stored = () => JSON.stringify({ ...sessionStorage });
const at = (path: string) => window.history.replaceState(null, '', path);
const typeInto = (label: string, words: string) => userEvent.type(screen.getByLabelText(label), words);

beforeEach(() => {
  sessionStorage.clear();
  at('/contact');
});

it('restores a draft in the other language once and stores no password', async () => {
  const { unmount } = renderElement(
    <>
      <Account />
      <Message />
    </>,
  );
  await typeInto('Email', 'ana@example.nz');
  await typeInto('Password', 'very secret');
  await typeInto('Message', 'Kia ora');
  announceLanguageSwitch();
  expect(stored()).toContain('ana@example.nz');
  expect(stored()).not.toContain('secret');
  unmount();

  at('/mi/contact');
  const account = renderElement(<Account />, { language: 'mi' });
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('ana@example.nz'));
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(stored()).not.toContain('ana@example.nz');
  account.unmount();
  // The other form of the page is rendered later.
  const message = renderElement(<Message />, { language: 'mi' });
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('Kia ora'));
  expect(screen.getByRole('status')).toHaveTextContent('typed');
  expect(sessionStorage).toHaveLength(0);
  message.unmount();
  renderElement(<Message />);
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

it('keeps the input of a form that hydrates after the language switch', async () => {
  announceLanguageSwitch();
  const { unmount } = renderElement(<Message />);
  await typeInto('Message', 'Kia ora');
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  at('/mi/contact');
  renderElement(<Message />, { language: 'mi' });
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('Kia ora'));
});

it('does not restore a draft on another page', async () => {
  const { unmount } = renderElement(<Message />);
  await typeInto('Message', 'Kia ora');
  announceLanguageSwitch();
  unmount();
  at('/mi/business/5');
  renderElement(<Message />);
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

it('stores no draft of an untouched or unmounted form', async () => {
  const { unmount } = renderElement(<Message />);
  announceLanguageSwitch();
  expect(sessionStorage).toHaveLength(0);
  await typeInto('Message', 'Kia ora');
  unmount();
  announceLanguageSwitch();
  expect(sessionStorage).toHaveLength(0);
});

/** A form for visitors, which is unmounted when they open another page. */
function Letter() {
  const form = useZodForm(other, { defaultValues: { message: '' }, untilSent: true });
  return (
    <Form form={form} onSubmit={async () => form.reset()}>
      <TextField form={form} name="message" label="Message" />
      <button type="submit">Send</button>
    </Form>
  );
}

it('restores a draft on returning to its page until the form is sent', async () => {
  const { unmount } = renderElement(<Letter />);
  await typeInto('Message', 'Kia ora');
  at('/about');
  unmount();
  const elsewhere = renderElement(<Letter />);
  expect(screen.getByLabelText('Message')).toHaveValue('');
  await typeInto('Message', 'Another');
  at('/contact');
  elsewhere.unmount();
  const back = renderElement(<Letter />);
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('Kia ora'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
  back.unmount();
  renderElement(<Letter />);
  expect(screen.getByLabelText('Message')).toHaveValue('');
});

const hide = () => {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
};

it.each([
  ['loaded again', () => window.dispatchEvent(new Event('pagehide'))],
  ['hidden, when a phone may end it', hide],
])('restores the draft after the page is %s', async (_, leave) => {
  renderElement(<Letter />);
  await typeInto('Message', 'Kia ora');
  leave();
  expect(readDrafts().forms).toEqual({ message: { message: 'Kia ora' } });
});

it('an emptied form is no draft', async () => {
  renderElement(<Letter />);
  await typeInto('Message', 'Kia ora');
  hide();
  await userEvent.clear(screen.getByLabelText('Message'));
  hide();
  expect(readDrafts().forms).toEqual({});
});

/** A form that begins with a text about its subject. */
function About({ subject }: { subject: string }) {
  const schema = z.object({ fullName: z.string(), message: z.string() });
  const defaultValues = { fullName: '', message: `About ${subject}` };
  const form = useZodForm(schema, { defaultValues, untilSent: true, about: subject });
  return (
    <Form form={form} onSubmit={async () => form.reset({ fullName: '', message: '' })}>
      <TextField form={form} name="fullName" label="Your name" />
      <TextField form={form} name="message" label="Message" />
      <button type="submit">Send</button>
    </Form>
  );
}

it('starts with the subject of the current form and keeps the draft of another subject', async () => {
  const first = renderElement(<About subject="carpets" />);
  await typeInto('Your name', 'Ana');
  await typeInto('Message', ', soon');
  first.unmount();
  const second = renderElement(<About subject="weddings" />);
  expect(screen.getByLabelText('Message')).toHaveValue('About weddings');
  second.unmount();
  renderElement(<About subject="carpets" />);
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('About carpets, soon'));
  expect(screen.getByLabelText('Your name')).toHaveValue('Ana');
});

it('starts with its subject again after sending', async () => {
  const first = renderElement(<About subject="carpets" />);
  await typeInto('Your name', 'Ana');
  writeDrafts({ page: '/contact', forms: { ...readDrafts().forms, 'early:fullName': { fullName: 'A' } } });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
  first.unmount();
  expect(readDrafts().forms).toEqual({});
});

/** Resolves the submission that is under way. */
let answer = () => {};

function Slow() {
  const form = useZodForm(other, { defaultValues: { message: '' }, untilSent: true });
  const send = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  return (
    <Form form={form} onSubmit={send}>
      <TextField form={form} name="message" label="Message" />
      <button type="submit">Send</button>
    </Form>
  );
}

it('deletes the draft if the response arrives after leaving the page', async () => {
  const { unmount } = renderElement(<Slow />);
  await typeInto('Message', 'Kia ora');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  unmount();
  expect(readDrafts().forms).toEqual({ message: { message: 'Kia ora' } });
  answer();
  await waitFor(() => expect(readDrafts().forms).toEqual({}));
});

it('deletes the draft of a user after signing out', async () => {
  localStorage.setItem('uplift-signed-in', 'true');
  const { unmount } = renderElement(<Message />);
  await typeInto('Message', 'Between you and me');
  localStorage.clear();
  announceLanguageSwitch();
  unmount();
  expect(stored()).not.toContain('Between you and me');
});

it('keeps drafts of twenty pages and drops the oldest first', () => {
  for (let page = 0; page < 25; page++)
    writeDrafts({ page: `/business/${page}`, forms: { message: { message: 'x' } } });
  expect(readDrafts('/business/4').forms).toEqual({});
  expect(readDrafts('/business/5').forms).toEqual({ message: { message: 'x' } });
});

it('starts with an empty form in a browser without storage', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const refused = [
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse),
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse),
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse),
  ];
  renderElement(<Message />);
  await typeInto('Message', 'Kia ora');
  expect(announceLanguageSwitch).not.toThrow();
  expect(screen.getByLabelText('Message')).toHaveValue('Kia ora');
  for (const spy of refused) spy.mockRestore();
});

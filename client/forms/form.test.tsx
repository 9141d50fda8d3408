import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { renderElement } from '../testing/render';
import { requiredText } from './field-rules';
import { Form, FormMessage, SubmitButton } from './form';
import { TextField } from './text-fields';
import { useZodForm } from './use-zod-form';

const schema = z.object({ name: requiredText(100, 'Name is required.'), email: z.string() });

function Example({ onSubmit }: { onSubmit: () => Promise<unknown> }) {
  const form = useZodForm(schema, { defaultValues: { name: '', email: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormMessage form={form} />
      <TextField form={form} name="name" label="Name" hint="As on the invoice" />
      <TextField form={form} name="email" label="Email" />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

const refusal = (extensions: Record<string, unknown>, message = 'Please check the form') =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });

it('marks and focuses the first invalid field and links the error to it', async () => {
  const onSubmit = jest.fn(async () => {});
  renderElement(<Example onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const name = screen.getByLabelText('Name');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Name is required. As on the invoice'));
  expect(name).toHaveFocus();
  expect(name).toBeInvalid();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows a server refusal at its field and keeps the input', async () => {
  const error = refusal({
    code: 'BAD_USER_INPUT',
    id: 'r1',
    fields: [{ field: 'email', message: 'Unknown domain' }],
  });
  renderElement(<Example onSubmit={() => Promise.reject(error)} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  await userEvent.type(screen.getByLabelText('Email'), 'ana@nowhere');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const email = screen.getByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Unknown domain'));
  expect(email).toHaveFocus();
  expect(email).toHaveValue('ana@nowhere');
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
});

it.each([
  [
    { code: 'BAD_USER_INPUT', fields: [{ field: 'email', message: 'No such host.' }] },
    'Email',
    'wāhitau īmēra',
  ],
  [
    { code: 'BAD_USER_INPUT', fields: [{ field: 'name', message: 'Not that.' }] },
    'Name',
    'tirohia anō tēnei',
  ],
])('shows server-side validation in te reo Māori: %j', async (extensions, label, words) => {
  renderElement(<Example onSubmit={() => Promise.reject(refusal(extensions))} />, { language: 'mi' });
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const field = screen.getByLabelText(label);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(words)));
  expect(field).toHaveFocus();
});

it.each([
  [{ code: 'RATE_LIMITED', retryAfterSeconds: 34 }, 'Tatari mō te 34 hēkona'],
  [{ code: 'NOT_FOUND' }, 'Kāore tēnei i kitea.'],
  [{ code: 'BAD_USER_INPUT' }, 'tirohia anō āu kōrero'],
  [{ code: 'INTERNAL' }, 'I hē tētahi mea i tō mātou taha.'],
])('shows errors in te reo Māori: %j', async (extensions, words) => {
  renderElement(<Example onSubmit={() => Promise.reject(refusal(extensions, 'No.'))} />, { language: 'mi' });
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

it('reads invisible characters as empty and rejects invalid ones', async () => {
  const onSubmit = jest.fn(async () => {});
  renderElement(<Example onSubmit={onSubmit} />);
  const name = screen.getByLabelText('Name');
  await userEvent.click(name);
  await userEvent.paste('\u200b \u2060');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/^Name is required\./));
  await userEvent.paste('Ana\ud800');
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(/^This text contains characters that can’t be used\./),
  );
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows any other refusal above the fields with the focus', async () => {
  renderElement(
    <Example onSubmit={() => Promise.reject(refusal({ code: 'INTERNAL' }, 'Something broke'))} />,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something broke');
  expect(alert).toHaveFocus();
});

it('disables input while sending', async () => {
  let finish = () => {};
  const sending = new Promise<void>((resolve) => {
    finish = resolve;
  });
  renderElement(<Example onSubmit={() => sending} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByLabelText('Name')).toBeDisabled();
  finish();
  await waitFor(() => expect(screen.getByLabelText('Name')).toBeEnabled());
});

it('restores the focus after sending', async () => {
  renderElement(<Example onSubmit={async () => {}} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ana{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Name')).toBeEnabled());
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

it('reads values that a password manager filled in without events', async () => {
  const onSubmit = jest.fn(async () => undefined);
  renderElement(<Example onSubmit={onSubmit} />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Ana Filled');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Ana Filled', email: '' }));
});

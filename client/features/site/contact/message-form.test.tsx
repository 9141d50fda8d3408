import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import MessageForm from './message-form';

const sent = { data: { sendContactMessage: true } };
const tooOften = {
  data: null,
  errors: [
    new GraphQLError('Too many attempts. Please try again in 34 seconds.', {
      extensions: { code: 'RATE_LIMITED' },
    }),
  ],
};

async function fillIn(name: string, email: string, message: string) {
  await userEvent.type(screen.getByRole('textbox', { name }), 'Ana');
  await userEvent.type(screen.getByRole('textbox', { name: email }), ' ana@example.nz ');
  await userEvent.type(screen.getByRole('textbox', { name: message }), 'Kia ora');
}

it('sends a message at once without empty fields C080', async () => {
  const server = fakeServer({ SendContactMessage: sent });
  renderElement(<MessageForm kind="GENERAL" words={{}} />, { execute: server.execute });
  await fillIn('Your name', 'Email', 'Your message');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  const thanks = await screen.findByRole('heading', { name: /^Thank you/ });
  expect(document.activeElement).toBe(thanks);
  const [{ input }] = server.variables('SendContactMessage') as [{ input: object }];
  expect(input).toEqual({
    kind: 'GENERAL',
    fullName: 'Ana',
    email: 'ana@example.nz',
    message: 'Kia ora',
    organisation: null,
    mobile: null,
    website: null,
    companyFax: null,
    language: 'EN',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send another message' }));
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
});

it('a rate limit shows the waiting time and keeps the input A149', async () => {
  const server = fakeServer({ SendContactMessage: [tooOften, sent] });
  renderElement(<MessageForm kind="GENERAL" words={{}} />, { execute: server.execute });
  await fillIn('Your name', 'Email', 'Your message');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Please try again in 34 seconds.');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' }).value).toBe('Kia ora');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByRole('heading', { name: /^Thank you/ });
  expect(server.calls).toHaveLength(2);
});

it('speaks te reo Māori on Māori pages, including refusals', async () => {
  const server = fakeServer({ SendContactMessage: tooOften });
  renderElement(<MessageForm kind="SUPPLIER_JOIN" words={{ organisation: 'Te ingoa o te pakihi' }} />, {
    execute: server.execute,
    language: 'mi',
  });
  const submit = screen.getByRole('button', { name: 'Tukuna mai ki a mātou' });
  await userEvent.click(submit);
  expect(await screen.findAllByText('Me whakakī tēnei')).toHaveLength(3);
  await userEvent.type(screen.getByRole('textbox', { name: 'Te ingoa o te pakihi' }), 'Rātā');
  await fillIn('Tō ingoa', 'Īmēra', 'Tō karere');
  await userEvent.click(submit);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('He maha rawa ngā tono.');
});

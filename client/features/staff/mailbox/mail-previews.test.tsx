import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { userWith } from '../../../testing/users';
import { MailPreviews } from './mail-previews';

const preview = (subject: string) => ({
  data: { mailPreview: { __typename: 'MailPreview', subject, html: '<p>Words</p>', text: 'Words' } },
});

it('shows the chosen email in the chosen language and stores both in the address', async () => {
  const none = { data: { mailPreview: null } };
  const server = fakeServer({ MailPreview: [preview('New enquiry from Ana'), none, preview('Kia ora')] });
  const { router } = renderElement(<MailPreviews />, {
    execute: server.execute,
    user: userWith(['ADMIN']),
  });
  await screen.findByText('New enquiry from Ana');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Email' }), 'Order confirmation');
  await screen.findByText('No preview yet');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Te reo Māori');
  await screen.findByText('Kia ora');
  expect(server.variables('MailPreview')).toEqual([
    { kind: 'sales-enquiry.to-supplier', language: 'EN' },
    { kind: 'impact-box-order.confirmation', language: 'EN' },
    { kind: 'impact-box-order.confirmation', language: 'MI' },
  ]);
  expect(router.state.location.search).toBe('?kind=impact-box-order.confirmation&language=mi');
});

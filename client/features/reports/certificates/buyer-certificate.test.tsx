import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { BuyerCertificate } from './buyer-certificate';

const standing = (more: object) => ({
  __typename: 'BuyerCertificate',
  id: 7,
  number: null,
  version: null,
  issuedOn: null,
  next: null,
  problem: null,
  ...more,
});

it('shows staff why a certificate failed and lets them create it again R151', async () => {
  const server = fakeServer({
    BuyerCertificate: {
      data: { buyerCertificate: standing({ next: 'FAILED', problem: 'The disk is full.' }) },
    },
    MakeCertificate: { data: { makeCertificate: standing({ next: 'BUILDING' }) } },
  });
  renderElement(<BuyerCertificate buyerId={7} live />, { execute: server.execute });
  expect(await screen.findByText('Couldn’t create the certificate')).toBeInTheDocument();
  expect(screen.getByText('The disk is full.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Update certificate/ }));
  expect(server.variables('MakeCertificate')).toEqual([{ impactBuyerId: 7 }]);
  expect(await screen.findByText('Being created')).toBeInTheDocument();
  expect(screen.queryByText('The disk is full.')).not.toBeInTheDocument();
});

it('a buyer without a Live Report only gets a preview R149', async () => {
  const server = fakeServer({ BuyerCertificate: { data: { buyerCertificate: standing({}) } } });
  renderElement(<BuyerCertificate buyerId={7} live={false} />, { execute: server.execute });
  expect(await screen.findByRole('button', { name: 'Preview' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Update certificate/ })).not.toBeInTheDocument();
  expect(screen.getByText('Not issued yet.')).toBeInTheDocument();
});

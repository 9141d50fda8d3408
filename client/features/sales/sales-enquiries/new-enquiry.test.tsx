import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aStaffEnquiry, enquiryOptions, fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { currentNotices } from '../../../ui/notices';
import { NewEnquiry } from './new-enquiry';

it('sends no empty keys and opens the new record R176 R177 R335', async () => {
  const server = fakeServer({
    EnquiryOptions: enquiryOptions,
    CreateEnquiry: { data: { createSalesEnquiry: aStaffEnquiry({ id: 78 }) } },
  });
  const onCreated = jest.fn();
  renderElement(<NewEnquiry back={null} onCreated={onCreated} />, { execute: server.execute });
  fireEvent.change(screen.getByRole('textbox', { name: 'Full name' }), { target: { value: 'Ana' } });
  await userEvent.click(screen.getByRole('combobox', { name: 'Impact buyer' }));
  await userEvent.click(await screen.findByRole('option', { name: /Nīkau School/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Create enquiry' }));
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith(78));
  expect(server.variables('CreateEnquiry')).toEqual([
    {
      input: {
        fullName: 'Ana',
        email: 'hemi@nikau.example',
        mobile: '03 555 1',
        address: '2 Tōtara Street',
        enquiredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/),
        impactBuyerId: 7,
        progress: 'ENQUIRY',
        emailState: 'UNOPENED',
      },
    },
  ]);
  expect(currentNotices()[0]?.title).toBe('Creation Successful');
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, aStaffEnquiry } from '../../../testing/enquiry-fixtures';
import {
  field,
  notices,
  press,
  retype,
  savedStaffEnquiry,
  showStaffEnquiry,
} from '../../../testing/show-enquiry';
import type { Enquiry } from './enquiry-rows';

describe('after a save by another user', () => {
  const stale = anError('CONFLICT', 'Changed.');
  const detail = (more: Partial<Enquiry>) => ({ data: { salesEnquiry: aStaffEnquiry(more) } });

  it('keeps the input and offers both versions', async () => {
    const { server } = await showStaffEnquiry(
      {},
      {
        EnquiryDetail: [detail({}), detail({ version: 8, fullName: 'Ana Theirs', mobile: '09 1' })],
        SaveEnquiry: [
          stale,
          savedStaffEnquiry({ version: 9, fullName: 'Ana Theirs', mobile: '09 1', address: 'Mine' }),
        ],
      },
    );
    retype('Full name', 'Ana Mine');
    retype('Address', 'Mine');
    await press('Save enquiry');
    const both = await screen.findByRole('region', { name: 'Two versions of Full name' });
    expect(both).toHaveTextContent('Ana Mine');
    expect(both).toHaveTextContent('Ana Theirs');
    expect(field('Full name')).toHaveValue('Ana Mine');
    expect(field('Phone')).toHaveValue('09 1');
    await userEvent.click(within(both).getByRole('button', { name: 'Use their version' }));
    expect(field('Full name')).toHaveValue('Ana Theirs');
    await press('Save enquiry');
    await waitFor(() => expect(notices()[0]?.title).toBe('Save Successful'));
    expect(server.variables('SaveEnquiry')[1]).toEqual({ id: 40, version: 8, input: { address: 'Mine' } });
  });

  it('saves at once on the newer version if the changes do not overlap', async () => {
    const { server } = await showStaffEnquiry(
      {},
      {
        EnquiryDetail: [detail({}), detail({ version: 8, mobile: '09 1' })],
        SaveEnquiry: [stale, savedStaffEnquiry({ version: 9, fullName: 'Ana Mine', mobile: '09 1' })],
      },
    );
    retype('Full name', 'Ana Mine');
    await press('Save enquiry');
    await waitFor(() => expect(notices()[0]?.title).toBe('Save Successful'));
    expect(server.variables('SaveEnquiry')[1]).toEqual({
      id: 40,
      version: 8,
      input: { fullName: 'Ana Mine' },
    });
    expect(field('Phone')).toHaveValue('09 1');
  });
});

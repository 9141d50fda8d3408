import { fireEvent, screen, waitFor } from '@testing-library/react';
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
import { durationOf } from '../../../ui/notices';

async function pick(combobox: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: combobox }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(option) }));
}

it('shows staff the customer, enquiry, outcome and other data, and no cards of other roles R154', async () => {
  await showStaffEnquiry();
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toEqual(
    expect.arrayContaining(['Customer Details', 'Enquiry Details', 'Outcome of Sale', 'Other Data']),
  );
  expect(titles).not.toContain('Actions needed by you');
  expect(titles).not.toContain('Feedback on the Enquiry');
});

it('shows the ids of the enquiry in other systems below its title', async () => {
  await showStaffEnquiry({ externalRefs: [{ system: 'xero', externalId: 'INV-0042' }] });
  const header = screen.getByRole('heading', { level: 1 }).parentElement?.parentElement;
  expect(header).toHaveTextContent('xero: INV-0042');
});

it('links to the issues that were reported about it A162 R181', async () => {
  await showStaffEnquiry({ reportedIssues: [{ id: 8, issue: 'Wrong customer', state: 'IN_HAND' }] });
  const link = screen.getByRole('link', { name: 'Wrong customer' });
  expect(link).toHaveAttribute('href', '/admin/messages/8');
  expect(link.parentElement).toHaveTextContent('Wrong customer (In hand)');
});

it('saves only the changed fields on its version, with a notice for three seconds R152 R335', async () => {
  const { server } = await showStaffEnquiry(
    { mobile: '021' },
    { SaveEnquiry: savedStaffEnquiry({ fullName: 'Ana Jones', mobile: null }) },
  );
  retype('Full name', 'Ana Jones');
  retype('Phone', '');
  await press('Save enquiry');
  await waitFor(() => expect(notices()[0]?.title).toBe('Save Successful'));
  expect(server.variables('SaveEnquiry')).toEqual([
    { id: 40, version: 3, input: { fullName: 'Ana Jones', mobile: null } },
  ]);
  expect(durationOf('saved')).toBe(3000);
  expect(screen.getByText('Everything is saved.')).toBeInTheDocument();
});

describe('status tint R158', () => {
  const status = () => screen.getByRole('combobox', { name: 'Status' });

  it.each([
    ['differs', 'COMPLETED', 'IN_PROGRESS', 'The buyer says In Progress.'],
    ['agrees', 'COMPLETED', 'COMPLETED', 'The buyer also says Completed.'],
  ] as const)('is “%s” compared with the buyer’s feedback', async (tint, progress, buyerFeedback, words) => {
    await showStaffEnquiry({ progress, buyerFeedback });
    expect(status()).toHaveAttribute('data-tint', tint);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('has no tint without the buyer’s feedback, and follows the form A54', async () => {
    await showStaffEnquiry({ progress: 'COMPLETED' });
    expect(status()).toHaveAttribute('data-tint', 'none');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Buyer feedback' }), 'Fallen Through');
    expect(status()).toHaveAttribute('data-tint', 'differs');
    await userEvent.selectOptions(status(), 'Fallen Through');
    expect(status()).toHaveAttribute('data-tint', 'agrees');
  });
});

it('choosing a buyer fills empty customer fields and keeps the others R160', async () => {
  await showStaffEnquiry({ fullName: 'Ana', email: null, mobile: null, address: ' ' });
  await pick('Impact buyer', 'Nīkau School');
  expect(field('Full name')).toHaveValue('Ana');
  expect(field('Email')).toHaveValue('hemi@nikau.example');
  expect(field('Phone')).toHaveValue('03 555 1');
  expect(field('Address')).toHaveValue('2 Tōtara Street');
});

it('choosing a supplier shows its categories R161', async () => {
  await showStaffEnquiry();
  expect(screen.getByText('Plumbing & Gas')).toBeInTheDocument();
  await pick('Supplier', 'Rātā Print');
  expect(screen.getByText('Print & Media')).toBeInTheDocument();
  expect(screen.getByText('Banners')).toBeInTheDocument();
  expect(screen.queryByText('Plumbing & Gas')).not.toBeInTheDocument();
});

it('offers staff as the person responsible in a picker that works by keyboard R183', async () => {
  const { server } = await showStaffEnquiry({}, { SaveEnquiry: savedStaffEnquiry({}) });
  screen.getByRole('combobox', { name: 'Person responsible' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Aroha King' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('combobox', { name: 'Person responsible' })).toHaveValue('Aroha King');
  await press('Save enquiry');
  await waitFor(() =>
    expect(server.variables('SaveEnquiry')[0]).toMatchObject({ input: { personResponsibleId: 9 } }),
  );
});

it('applies the suggested contribution with one click A50', async () => {
  const enquiry = aStaffEnquiry({ revenue: 1000 });
  const staff = enquiry.staff && { ...enquiry.staff, suggestedContribution: 50 };
  await showStaffEnquiry({ ...enquiry, staff });
  await press('Use $50.00');
  expect(field('Contribution')).toHaveValue('50.00');
  expect(screen.queryByRole('button', { name: 'Use $50.00' })).not.toBeInTheDocument();
  expect(screen.getByText('Funds 2 Hrs of community work.')).toBeInTheDocument();
});

it('changes the action flag and the follow-up date on the enquiry R190', async () => {
  const { staff } = aStaffEnquiry();
  const following = (actionNeeded: boolean, followUpOn: string) => ({
    staff: staff && { ...staff, actionNeeded, followUpOn },
  });
  const { server } = await showStaffEnquiry(following(true, '2026-12-22'), {
    SaveEnquiry: savedStaffEnquiry(following(false, '2027-01-15')),
  });
  const needed = screen.getByRole('checkbox', { name: 'Action needed' });
  const day = screen.getByLabelText('Follow-up date');
  expect(needed).toBeChecked();
  expect(day).toHaveValue('22-Dec-2026');
  await userEvent.click(needed);
  fireEvent.change(day, { target: { value: '15/1/2027' } });
  await press('Save enquiry');
  await screen.findByText('Everything is saved.');
  expect(server.variables('SaveEnquiry')).toEqual([
    { id: 40, version: 3, input: { actionNeeded: false, followUpOn: '2027-01-15' } },
  ]);
});

it('the chance has steps of ten R178', async () => {
  await showStaffEnquiry();
  const slider = screen.getByRole('slider', { name: 'Chance' });
  expect(slider).toHaveAttribute('step', '10');
  expect(slider).toHaveAttribute('aria-valuetext', 'Not set');
});

it('staff enter the name of an imported supplier A57', async () => {
  const { server } = await showStaffEnquiry({}, { SaveEnquiry: savedStaffEnquiry({ version: 4 }) });
  retype('Imported supplier', 'Kowhai Plumbing Ltd');
  await press('Save enquiry');
  await waitFor(() =>
    expect(server.variables('SaveEnquiry')).toEqual([
      { id: 40, version: 3, input: { importSupplier: 'Kowhai Plumbing Ltd' } },
    ]),
  );
});

it('shows validation errors, the amount as understood and server refusals at the field A168', async () => {
  const { server } = await showStaffEnquiry(
    {},
    {
      SaveEnquiry: anError('BAD_USER_INPUT', 'No.', [
        { field: 'email', message: 'This address is blocked.' },
      ]),
    },
  );
  retype('Revenue (excl GST)', 'lots');
  await press('Save enquiry');
  expect(await screen.findByText('Enter an amount such as 1200.50')).toBeInTheDocument();
  expect(server.names()).not.toContain('SaveEnquiry');
  retype('Revenue (excl GST)', '12,50');
  expect(await screen.findByText(/Use commas only to separate thousands/)).toBeInTheDocument();
  await press('Save enquiry');
  expect(server.names()).not.toContain('SaveEnquiry');
  retype('Revenue (excl GST)', '$1,200.5');
  const revenue = screen.getByRole('textbox', { name: 'Revenue (excl GST)' });
  await waitFor(() => expect(revenue).toHaveAccessibleDescription('= $1,200.50'));
  await press('Save enquiry');
  expect(await screen.findByText('This address is blocked.')).toBeInTheDocument();
  expect(server.variables('SaveEnquiry')).toEqual([{ id: 40, version: 3, input: { revenue: 1200.5 } }]);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, aStaffEnquiry, enquiryOptions, fakeServer } from '../../testing/enquiry-fixtures';
import { renderElement } from '../../testing/render';
import { userWith } from '../../testing/users';
import { currentNotices, dismissNotice, noticeDurations } from '../../ui/notices';
import type { Enquiry } from './enquiry-rows';
import { EnquiryScreen } from './enquiry-screen';

type Answers = Parameters<typeof fakeServer>[0];

const saved = (more: Partial<Enquiry>) => ({
  data: { updateSalesEnquiry: aStaffEnquiry({ version: 4, ...more }) },
});

afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
});
const notices = () => currentNotices().map(({ title, description }) => ({ title, description }));

async function show(enquiry: Partial<Enquiry> = {}, answers: Answers = {}) {
  const server = fakeServer({
    EnquiryDetail: { data: { salesEnquiry: aStaffEnquiry(enquiry) } },
    EnquiryOptions: enquiryOptions,
    ...answers,
  });
  const onDuplicated = jest.fn();
  const onDeleted = jest.fn();
  const view = renderElement(
    <EnquiryScreen
      id={40}
      back={null}
      toList={null}
      supplierHref={String}
      onDuplicated={onDuplicated}
      onDeleted={onDeleted}
    />,
    { user: userWith(['ADMIN']), execute: server.execute },
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...view, server, onDuplicated, onDeleted };
}
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
function retype(name: string, text: string) {
  fireEvent.change(field(name), { target: { value: text } });
}
async function pick(combobox: string, option: string) {
  await userEvent.click(screen.getByRole('combobox', { name: combobox }));
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(option) }));
}

it('R154 staff see the customer, the enquiry, the outcome and other data, and no card of the others', async () => {
  await show();
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toEqual(
    expect.arrayContaining(['Customer Details', 'Enquiry Details', 'Outcome of Sale', 'Other Data']),
  );
  expect(titles).not.toContain('Actions needed by you');
  expect(titles).not.toContain('Feedback on the Enquiry');
});

it('R152 R335 saves only what was changed, on its version, with a notice of three seconds', async () => {
  const { server } = await show(
    { mobile: '021' },
    { SaveEnquiry: saved({ fullName: 'Ana Jones', mobile: null }) },
  );
  retype('Full name', 'Ana Jones');
  retype('Phone', '');
  await press('Save enquiry');
  await waitFor(() => expect(notices()[0]?.title).toBe('Save Successful'));
  expect(server.variables('SaveEnquiry')).toEqual([
    { id: 40, version: 3, input: { fullName: 'Ana Jones', mobile: null } },
  ]);
  expect(noticeDurations.saved).toBe(3000);
  expect(screen.getByText('Everything is saved.')).toBeInTheDocument();
});

describe('R158 the tint of the status', () => {
  const status = () => screen.getByRole('combobox', { name: 'Status' });

  it.each([
    ['differs', 'COMPLETED', 'IN_PROGRESS', 'The buyer says In Progress.'],
    ['agrees', 'COMPLETED', 'COMPLETED', 'The buyer says Completed, too.'],
  ] as const)('%s', async (tint, progress, buyerFeedback, words) => {
    await show({ progress, buyerFeedback });
    expect(status()).toHaveAttribute('data-tint', tint);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('A54 is none while the buyer has said nothing, and follows the form', async () => {
    await show({ progress: 'COMPLETED' });
    expect(status()).toHaveAttribute('data-tint', 'none');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Buyer says' }), 'Fallen Through');
    expect(status()).toHaveAttribute('data-tint', 'differs');
    await userEvent.selectOptions(status(), 'Fallen Through');
    expect(status()).toHaveAttribute('data-tint', 'agrees');
  });
});

it('R160 choosing a buyer fills empty customer fields and leaves the others', async () => {
  await show({ fullName: 'Ana', email: null, mobile: null, address: ' ' });
  await pick('Impact buyer', 'Nīkau School');
  expect(field('Full name')).toHaveValue('Ana');
  expect(field('Email')).toHaveValue('hemi@nikau.example');
  expect(field('Phone')).toHaveValue('03 555 1');
  expect(field('Address')).toHaveValue('2 Tōtara Street');
});

it('R161 choosing a supplier shows its categories', async () => {
  await show();
  expect(screen.getByText('Plumbing & Gas')).toBeInTheDocument();
  await pick('Supplier', 'Rātā Print');
  expect(screen.getByText('Print & Media')).toBeInTheDocument();
  expect(screen.getByText('Banners')).toBeInTheDocument();
  expect(screen.queryByText('Plumbing & Gas')).not.toBeInTheDocument();
});

it('R183 offers staff for the person responsible; a picker works by keyboard alone', async () => {
  const { server } = await show({}, { SaveEnquiry: saved({}) });
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

it('A50 takes over the suggested contribution with one press', async () => {
  const enquiry = aStaffEnquiry({ revenue: 1000 });
  const staff = enquiry.staff && { ...enquiry.staff, suggestedContribution: 50 };
  await show({ ...enquiry, staff });
  await press('Use $50.00');
  expect(field('Contribution')).toHaveValue('50.00');
  expect(screen.queryByRole('button', { name: 'Use $50.00' })).not.toBeInTheDocument();
  expect(screen.getByText('Pays for 2 Hrs of community work.')).toBeInTheDocument();
});

it('R190 whether action is needed, and the day to follow up, are changed on the enquiry', async () => {
  const { staff } = aStaffEnquiry();
  const asked = (actionNeeded: boolean, followUpOn: string) => ({
    staff: staff && { ...staff, actionNeeded, followUpOn },
  });
  const { server } = await show(asked(true, '2026-12-22'), {
    SaveEnquiry: saved(asked(false, '2027-01-15')),
  });
  const needed = screen.getByRole('checkbox', { name: 'Action needed' });
  const day = screen.getByLabelText('Follow up on');
  expect(needed).toBeChecked();
  expect(day).toHaveValue('2026-12-22');
  await userEvent.click(needed);
  fireEvent.change(day, { target: { value: '2027-01-15' } });
  await press('Save enquiry');
  await screen.findByText('Everything is saved.');
  expect(server.variables('SaveEnquiry')).toEqual([
    { id: 40, version: 3, input: { actionNeeded: false, followUpOn: '2027-01-15' } },
  ]);
});

it('R178 the chance goes in steps of ten', async () => {
  await show();
  const slider = screen.getByRole('slider', { name: 'Chance' });
  expect(slider).toHaveAttribute('step', '10');
  expect(slider).toHaveAttribute('aria-valuetext', 'Not set');
});

it('A57 staff write down what an imported supplier was called', async () => {
  const { server } = await show({}, { SaveEnquiry: saved({ version: 4 }) });
  retype('Imported supplier', 'Kowhai Plumbing Ltd');
  await press('Save enquiry');
  await waitFor(() =>
    expect(server.variables('SaveEnquiry')).toEqual([
      { id: 40, version: 3, input: { importSupplier: 'Kowhai Plumbing Ltd' } },
    ]),
  );
});

it('A168 says next to the field what cannot be used and how an amount was understood, and what the server refused', async () => {
  const { server } = await show(
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
  expect(await screen.findByText(/A comma only separates thousands/)).toBeInTheDocument();
  await press('Save enquiry');
  expect(server.names()).not.toContain('SaveEnquiry');
  retype('Revenue (excl GST)', '$1,200.5');
  const revenue = screen.getByRole('textbox', { name: 'Revenue (excl GST)' });
  await waitFor(() => expect(revenue).toHaveAccessibleDescription('= $1,200.50'));
  await press('Save enquiry');
  expect(await screen.findByText('This address is blocked.')).toBeInTheDocument();
  expect(server.variables('SaveEnquiry')).toEqual([{ id: 40, version: 3, input: { revenue: 1200.5 } }]);
});

describe('somebody else saved meanwhile', () => {
  const stale = anError('CONFLICT', 'Changed.');
  const detail = (more: Partial<Enquiry>) => ({ data: { salesEnquiry: aStaffEnquiry(more) } });

  it('keeps what was typed and offers both versions', async () => {
    const { server } = await show(
      {},
      {
        EnquiryDetail: [detail({}), detail({ version: 8, fullName: 'Ana Theirs', mobile: '09 1' })],
        SaveEnquiry: [stale, saved({ version: 9, fullName: 'Ana Theirs', mobile: '09 1', address: 'Mine' })],
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
    await userEvent.click(within(both).getByRole('button', { name: 'Take theirs' }));
    expect(field('Full name')).toHaveValue('Ana Theirs');
    await press('Save enquiry');
    await waitFor(() => expect(notices()[0]?.title).toBe('Save Successful'));
    expect(server.variables('SaveEnquiry')[1]).toEqual({ id: 40, version: 8, input: { address: 'Mine' } });
  });

  it('saves at once on the newer version when the changes do not touch each other', async () => {
    const { server } = await show(
      {},
      {
        EnquiryDetail: [detail({}), detail({ version: 8, mobile: '09 1' })],
        SaveEnquiry: [stale, saved({ version: 9, fullName: 'Ana Mine', mobile: '09 1' })],
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

describe('acts', () => {
  it('R174 R334 asks before it deletes, and says so afterwards', async () => {
    const { server, onDeleted } = await show({}, { DeleteEnquiry: { data: { deleteSalesEnquiry: true } } });
    await press('Delete');
    let dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete this sale enquiry card?');
    await userEvent.click(within(dialog).getByRole('button', { name: "Don't Delete" }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(server.names()).not.toContain('DeleteEnquiry');
    await press('Delete');
    dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(onDeleted).toHaveBeenCalled());
    expect(notices()).toEqual([{ title: 'Deleted', description: 'The Sales Enquiry has been deleted' }]);
  });

  it('R175 asks before it archives, and shows no result', async () => {
    const { server } = await show({}, { SaveEnquiry: saved({}) });
    await press('Archive');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Are you sure you want to Archive this sale enquiry card?');
    expect(within(dialog).getByRole('button', { name: "Don't Archive" })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }));
    await waitFor(() =>
      expect(server.variables('SaveEnquiry')).toEqual([{ id: 40, version: 3, input: { archived: true } }]),
    );
    expect(notices()).toEqual([]);
  });

  it('R173 duplicates with a creation notice and goes to the copy', async () => {
    const { onDuplicated } = await show(
      {},
      { DuplicateEnquiry: { data: { duplicateSalesEnquiry: aStaffEnquiry({ id: 77, repeatSale: true }) } } },
    );
    await press('Duplicate');
    await waitFor(() => expect(onDuplicated).toHaveBeenCalledWith(77));
    expect(notices()[0]?.title).toBe('Creation Successful');
  });
});

it('an unknown enquiry gets a friendly page', async () => {
  const server = fakeServer({ EnquiryDetail: { data: { salesEnquiry: null } } });
  renderElement(
    <EnquiryScreen
      id={99}
      back={null}
      toList={<a href="/list">To the list</a>}
      supplierHref={String}
      onDuplicated={() => {}}
      onDeleted={() => {}}
    />,
    { execute: server.execute },
  );
  expect(await screen.findByRole('heading', { name: 'There is no such enquiry' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the list' })).toBeInTheDocument();
});

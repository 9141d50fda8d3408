import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enquiryOptions, fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { notices } from '../../../testing/show-enquiry';
import { userWith } from '../../../testing/users';
import { currentNotices, durationOf } from '../../../ui/notices';
import { AddLeads } from './add-leads';

const buyer = {
  __typename: 'ImpactBuyerRecord',
  id: 7,
  name: 'Nīkau School',
  buyerType: 'SCHOOL',
  contactName: 'Hēmi Ruru',
  email: 'hemi@nikau.example',
  phone: '03 555 1',
};
const supplier = {
  __typename: 'SupplierRecord',
  id: 6,
  name: 'Rātā Print',
  listTitle: 'Printer',
  callRailPhone: '0800 1',
  urlKeyword: 'rata',
  leadSummary: 'Prints banners.',
};
const FROM = {
  impactBuyerId: 7,
  fromName: 'Hēmi Ruru',
  fromPhone: '03 555 1',
  fromEmail: 'hemi@nikau.example',
  buyerType: 'School',
  fromType: 'Impact Buyer',
};
const FOR = {
  supplierId: 6,
  listTitle: 'Printer',
  callRailPhone: '0800 1',
  urlKeyword: 'rata',
  summary: 'Prints banners.',
};

const made = (id: number) => ({
  __typename: 'LeadRecord',
  id,
  createdAt: '2026-01-02T00:00:00.000Z',
  status: 'CARD_CREATED',
  impactBuyer: { __typename: 'LeadBuyer', id: 7, name: 'Nīkau School' },
  supplier: { __typename: 'LeadSupplier', id: 6, name: 'Rātā Print' },
});

/** Returns a server that numbers new leads from 21 on. */
function numbering() {
  let last = 20;
  return () => {
    last += 1;
    return { data: { createLead: { __typename: 'LeadRecord', id: last } } };
  };
}

const listed = ({ filter }: { filter: { ids: number[] } }) => ({
  data: {
    leadRecords: {
      __typename: 'LeadRecordConnection',
      nodes: filter.ids.map(made),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: filter.ids.length,
    },
  },
});

function show(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    ImpactBuyerChoice: enquiryOptions,
    SupplierChoice: enquiryOptions,
    BuyerForLead: { data: { impactBuyerRecord: buyer } },
    SupplierForLead: { data: { supplierRecord: supplier } },
    AddLead: numbering(),
    CreatedLeads: listed,
    ...answers,
  } as never);
  renderElement(<AddLeads />, { user: userWith(['ADMIN']), execute: server.execute });
  return server;
}

const picker = (name: string) => screen.getByRole('combobox', { name });
const buyers = () => picker('Impact buyer');
const suppliers = () => picker('Supplier');
/** Searches for the first match by keyboard and chooses it. */
async function choose(box: HTMLElement, typed: string) {
  if (document.activeElement !== box) act(() => box.focus());
  await userEvent.keyboard(`${typed}{Enter}`);
  await waitFor(() => expect(box).toHaveAttribute('aria-expanded', 'false'));
}
const cards = () => within(screen.getByRole('list', { name: 'Leads created since you signed in' }));

describe('adding several leads in a row R221', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('sends nothing with one picker empty, and moves the focus to it R222', async () => {
    const server = show();
    await choose(buyers(), 'nik');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Choose a supplier')).toBeInTheDocument();
    expect(server.names()).not.toContain('AddLead');
    await waitFor(() => expect(suppliers()).toHaveFocus());
  });

  it('Enter in a picker creates the lead and lists its card R222 R225', async () => {
    const server = show();
    await choose(buyers(), 'nik');
    await choose(suppliers(), 'rata');
    await userEvent.keyboard('{Enter}');
    const link = await screen.findByRole('link', { name: 'Lead - # 21' });
    expect(link).toHaveAttribute('href', '/admin/leads/21');
    // Saving has moved the focus away.
    await waitFor(() => expect(buyers()).toHaveFocus());
    expect(cards().getByText('Rātā Print for Nīkau School')).toBeInTheDocument();
    expect(server.variables('AddLead')).toEqual([{ input: { ...FROM, ...FOR, status: 'CARD_CREATED' } }]);
    expect(notices()[0]).toEqual({
      title: 'Successfully Saved',
      description: 'Lead has successfully been created',
    });
  });

  it('a locked buyer stays with its details while the supplier is cleared and focused R223', async () => {
    const server = show();
    await choose(buyers(), 'nik');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mere');
    await userEvent.click(screen.getByRole('button', { name: 'Lock Lead From' }));
    expect(screen.queryByRole('combobox', { name: 'Impact buyer' })).toBeNull();
    for (let at = 0; at < 2; at++) {
      await choose(suppliers(), 'rata');
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('link', { name: `Lead - # ${21 + at}` });
      await waitFor(() => expect(suppliers()).toHaveFocus());
      expect(suppliers()).toHaveValue('');
      expect(screen.getByRole('textbox', { name: 'List title' })).toHaveValue('');
    }
    const input = { ...FROM, fromName: 'Mere', ...FOR, status: 'CARD_CREATED' };
    expect(server.variables('AddLead')).toEqual([{ input }, { input }]);
  });

  it('Save keeps both, and Save & Add Another clears the unlocked ones R221', async () => {
    show();
    await choose(buyers(), 'nik');
    await choose(suppliers(), 'rata');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('link', { name: 'Lead - # 21' });
    expect(buyers()).toHaveValue('Nīkau School');
    await userEvent.click(screen.getByRole('button', { name: 'Save & Add Another' }));
    await screen.findByRole('link', { name: 'Lead - # 22' });
    await waitFor(() => expect(buyers()).toHaveFocus());
    expect([buyers(), suppliers()].map((box) => (box as HTMLInputElement).value)).toEqual(['', '']);
  });

  it('offers exactly six statuses R224 A64', () => {
    show();
    const options = within(screen.getByRole('combobox', { name: 'Status' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Card Created',
      'Action Taken',
      'Sounding Positive',
      'Sale',
      'Future Follow Up',
      'No Opportunity',
    ]);
  });

  it.each([
    { code: 'CONFLICT', message: 'There is an open lead.' },
    {
      code: 'BAD_USER_INPUT',
      message: 'Wrong.',
      fields: [{ field: 'supplierId', message: 'There is an open lead.' }],
    },
  ])('shows a refusal for two seconds: $code R213 A71', async ({ message, ...extensions }) => {
    show({ AddLead: { errors: [{ message, extensions }] } } as never);
    await choose(buyers(), 'nik');
    await choose(suppliers(), 'rata');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(notices()).toMatchObject([{ title: 'There is an open lead.' }]));
    const [notice] = currentNotices();
    expect(notice && durationOf(notice.kind)).toBe(2000);
    expect(suppliers()).toHaveValue('Rātā Print');
    expect(screen.getByText('None yet.')).toBeInTheDocument();
  });

  it('the panels swap places, and the browser remembers the order R221', async () => {
    show();
    const titles = () =>
      screen
        .getAllByRole('heading', { level: 2 })
        .slice(0, 2)
        .map(({ textContent }) => textContent);
    expect(titles()).toEqual(['Lead From', 'Lead For ($)']);
    await userEvent.click(screen.getByRole('button', { name: 'Swap the panels' }));
    expect(titles()).toEqual(['Lead For ($)', 'Lead From']);
    expect(localStorage.getItem('lead-panels-swapped')).toBe('yes');
  });

  it('enables copying for filled fields only and gives the reason R221', async () => {
    show();
    const copy = () => screen.getByRole('button', { name: 'Copy Email' });
    expect(copy()).toBeDisabled();
    expect(copy()).toHaveAccessibleDescription('Nothing to copy. This field is empty.');
    await choose(buyers(), 'nik');
    await waitFor(() => expect(copy()).toBeEnabled());
    expect(copy()).not.toHaveAccessibleDescription();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Email' }));
    expect(copy()).toBeDisabled();
  });

  it('copies a field, locked or not R221 R332', async () => {
    const user = userEvent.setup();
    show();
    await choose(buyers(), 'nik');
    await user.click(screen.getByRole('button', { name: 'Copy Email' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('hemi@nikau.example'));
    await user.click(screen.getByRole('button', { name: 'Lock Lead From' }));
    await user.click(screen.getByRole('button', { name: 'Copy Phone' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('03 555 1'));
  });

  it('restores the cards of this session after a reload with current data R221', async () => {
    sessionStorage.setItem('created-leads', '[5,4]');
    show();
    expect(await screen.findByRole('link', { name: 'Lead - # 5' })).toBeInTheDocument();
    expect(cards().getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'lead list' })).toHaveAttribute('href', '/admin/leads');
  });
});

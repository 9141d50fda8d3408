import { screen, within } from '@testing-library/react';
import { aPage, aRow, fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { listOf, showEnquiryList } from '../../../testing/show-enquiry';
import { userWith } from '../../../testing/users';
import { BenefittingList } from './benefitting-list';

const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
const status = () => screen.getByRole('combobox', { name: 'Status of enquiry 40' });

describe('columns', () => {
  it('staff see all columns and edit status and payment R185', async () => {
    await showEnquiryList(['ADMIN']);
    expect(headers()).toEqual([
      'ID',
      'Date',
      'Email',
      'Customer',
      'Supplier',
      'Status',
      'Buyer',
      'Good Cause',
      'About',
      'Via',
      'Revenue',
      '$UC',
      'Paid to good cause',
      'Follow Up',
      'Responsible',
    ]);
    expect(
      within(status())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['New Enquiry', 'In Progress', 'Completed', 'Fallen Through', 'Introduction']);
  });

  it('suppliers see their enquiries with the status as a tag, and no staff columns R185', async () => {
    await showEnquiryList(['BUSINESS']);
    expect(headers()).not.toEqual(expect.arrayContaining(['Paid to good cause']));
    expect(headers()).not.toEqual(expect.arrayContaining(['Responsible']));
    expect(headers()).not.toEqual(expect.arrayContaining(['Supplier']));
    const row = screen.getByRole('row', { name: /Ana Smith/ });
    expect(within(row).getByText('New Enquiry')).toBeInTheDocument();
    expect(within(row).queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('shows buyers the supplier, and users with both roles both columns', async () => {
    await showEnquiryList(['IMPACT_BUSINESS', 'BUSINESS']);
    expect(headers()).toEqual(expect.arrayContaining(['Supplier', 'Buyer']));
  });

  it('shows the email state as an icon R159', async () => {
    await showEnquiryList(['ADMIN'], {
      EnquiryGrid: listOf(aRow(), aRow({ id: 41, emailState: 'REPLY_SENT', fullName: 'Ben' })),
    });
    expect(screen.getByRole('img', { name: 'Email unopened' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Email reply sent' })).toBeInTheDocument();
    const grid = screen.getByRole('grid');
    expect(within(grid).queryByText('Unopened')).not.toBeInTheDocument();
    expect(within(grid).queryByText('Reply Sent')).not.toBeInTheDocument();
  });

  it('shows money, dates and the totals of the viewer R320 R321 A166', async () => {
    await showEnquiryList(['ADMIN']);
    expect(screen.getByText('$1,000.00')).toBeInTheDocument();
    expect(screen.getByText('$3,000.00')).toBeInTheDocument();
    expect(screen.getByText('$150.00')).toBeInTheDocument();
    expect(screen.getByText(/^05-Nov(-2026)? 14:07$/)).toBeInTheDocument();
    expect(screen.getByText(/^04-Dec(-2026)?$/)).toBeInTheDocument();
  });

  it('hides the contribution of a fallen-through sale, and shows staff the lost amount A167', async () => {
    const fallen = { EnquiryGrid: listOf(aRow({ progress: 'FALLEN_THROUGH', contribution: 50 })) };
    const { unmount } = await showEnquiryList(['BUSINESS'], fallen);
    expect(screen.queryByText('$50.00')).not.toBeInTheDocument();
    unmount();
    await showEnquiryList(['ADMIN'], fallen);
    expect(screen.getByText('Estimated contribution if the sale had gone ahead:')).toBeInTheDocument();
    expect(screen.getByText('$50.00').tagName).toBe('S');
  });

  it('marks an enquiry without a cause as waiting for one A167', async () => {
    await showEnquiryList(['ADMIN'], {
      EnquiryGrid: listOf(aRow({ goodCauseId: null, goodCauseName: null })),
    });
    expect(within(screen.getByRole('grid')).getByText('No good cause chosen')).toBeInTheDocument();
  });

  it('links only the enquiries that the user may open', async () => {
    await showEnquiryList(['BUSINESS'], {
      EnquiryGrid: listOf(aRow(), aRow({ id: 41, fullName: 'Ben', supplierId: 99 })),
    });
    expect(screen.getByRole('link', { name: 'Ana Smith' })).toHaveAttribute('href', '/e/40');
    expect(screen.queryByRole('link', { name: 'Ben' })).not.toBeInTheDocument();
  });
});

it('the list of a good cause requests no personal data and has no links R341', async () => {
  const { __typename, id, enquiredAt, supplierName, supplierListTitle, impactBuyerName, buyerType } = aRow();
  const { progress, via, revenue, contribution, repeatSale } = aRow();
  const row = {
    ...{ __typename, id, enquiredAt, supplierName, supplierListTitle, impactBuyerName, buyerType },
    ...{ progress, via, revenue, contribution, repeatSale },
  };
  const user = userWith(['GOOD_CAUSE'], { goodCauseId: 2 });
  let query = '';
  const server = fakeServer({ BenefittingEnquiries: { data: { salesEnquiries: aPage([row as never]) } } });
  renderElement(<BenefittingList label="Benefitting" goodCauseId={2} />, {
    user,
    execute: (operation) => {
      query = JSON.stringify(operation.query);
      return server.execute(operation);
    },
  });
  expect(await screen.findByText('Kōwhai Plumbing')).toBeInTheDocument();
  expect(query).not.toMatch(/"(fullName|email|mobile|address|message|enquiryAbout)"/);
  expect(within(screen.getByRole('grid')).queryByRole('link')).not.toBeInTheDocument();
  expect(server.variables('BenefittingEnquiries')).toEqual([
    { first: 50, filter: { goodCauseId: 2 }, sort: { column: 'ENQUIRED_AT', direction: 'DESC' } },
  ]);
});

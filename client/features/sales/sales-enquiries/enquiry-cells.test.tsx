import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, aRow, aStaffEnquiry } from '../../../testing/enquiry-fixtures';
import { listOf, notices, savedStaffEnquiry, showEnquiryList } from '../../../testing/show-enquiry';

const titles = () => notices().map(({ title }) => title);
const rowText = () => screen.getByRole('row', { name: /Smith/ }).textContent;

/** Presses Tab until the field appears; fails if it does not. */
async function tabTo(role: 'textbox' | 'combobox', name: string): Promise<HTMLElement> {
  for (let tabs = 0; tabs < 50 && !screen.queryByRole(role, { name }); tabs++)
    await userEvent.keyboard('{Tab}');
  return screen.getByRole(role, { name });
}

/** Types into a cell of the first row, found by the header of its column. */
async function type(heading: string, typed: string): Promise<void> {
  screen.getByRole('row', { name: /Smith/ }).focus();
  await userEvent.keyboard('{F2}');
  await userEvent.clear(await tabTo('textbox', heading));
  await userEvent.keyboard(`${typed}{Enter}`);
}
const list = listOf(aRow({ revenue: 2000, contribution: 100 }));

describe('cells of the enquiry list', () => {
  it('show the new value at once and send only that field on the version of the row R166', async () => {
    const { server } = await showEnquiryList(['ADMIN'], {
      EnquiryGrid: list,
      SaveEnquiry: savedStaffEnquiry({ id: 40, fullName: 'Ana Smith', enquiryAbout: 'Ten banners' }),
    });
    await type('About', 'Ten banners');
    expect(rowText()).toContain('Ten banners');
    await waitFor(() => expect(titles()).toEqual(['Save Successful']));
    expect(server.names()).toEqual(['EnquiryGrid', 'SaveEnquiry']);
    expect(server.variables('SaveEnquiry')).toEqual([
      { id: 40, version: 3, input: { enquiryAbout: 'Ten banners' } },
    ]);
  });

  it('read amounts like the form and update the totals A51 A168', async () => {
    const { server } = await showEnquiryList(['ADMIN'], {
      EnquiryGrid: list,
      SaveEnquiry: savedStaffEnquiry({ id: 40, fullName: 'Ana Smith', revenue: 2500, contribution: 125 }),
    });
    await type('Revenue', '$2,500');
    await waitFor(() => expect(titles()).toEqual(['Save Successful']));
    expect(server.variables('SaveEnquiry')).toEqual([{ id: 40, version: 3, input: { revenue: 2500 } }]);
    expect(rowText()).toContain('$125.00');
    expect(screen.getByText('$3,500.00')).toBeInTheDocument();
  });

  it('choose the person responsible among colleagues R190', async () => {
    const personResponsible = { __typename: 'NamedRef' as const, id: 12, name: 'Tama' };
    const staff = { ...aStaffEnquiry().staff, personResponsible } as never;
    const { server } = await showEnquiryList(['ADMIN'], {
      EnquiryGrid: listOf(aRow({ personResponsibleId: null, personResponsibleName: null })),
      SaveEnquiry: savedStaffEnquiry({ id: 40, fullName: 'Ana Smith', staff }),
    });
    screen.getByRole('row', { name: /Smith/ }).focus();
    await userEvent.keyboard('{F2}');
    await userEvent.selectOptions(await tabTo('combobox', 'Responsible'), 'Tama');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Save Successful']));
    expect(rowText()).toContain('Tama');
    expect(server.variables('SaveEnquiry')).toEqual([
      { id: 40, version: 3, input: { personResponsibleId: 12 } },
    ]);
  });

  it('revert a refused change and show the reason A52', async () => {
    await showEnquiryList(['ADMIN'], {
      EnquiryGrid: list,
      SaveEnquiry: anError('BAD_USER_INPUT', 'That is too much.'),
    });
    await type('Revenue', '99999999');
    await waitFor(() =>
      expect(notices()).toEqual([{ title: 'Not saved', description: 'That is too much.' }]),
    );
    expect(rowText()).toContain('$2,000.00');
  });

  it('keep a conflicting change of the same field and show a notice', async () => {
    await showEnquiryList(['ADMIN'], {
      EnquiryGrid: list,
      SaveEnquiry: anError('CONFLICT'),
      EnquiryDetail: {
        data: { salesEnquiry: aStaffEnquiry({ id: 40, fullName: 'Ana Smith', version: 9, revenue: 1 }) },
      },
    });
    await type('Revenue', '5');
    await waitFor(() => expect(titles()).toEqual(['Someone else has changed this']));
    expect(notices()[0]?.description).toBe(
      'Revenue (excl GST) is now $1.00. You can change it again if you need to.',
    );
    await waitFor(() => expect(rowText()).toContain('$1.00'));
  });

  it('save despite a change of another field by another user', async () => {
    const { server } = await showEnquiryList(['ADMIN'], {
      EnquiryGrid: list,
      SaveEnquiry: [
        anError('CONFLICT'),
        savedStaffEnquiry({ id: 40, fullName: 'Ana Smith', version: 10, revenue: 5 }),
      ],
      EnquiryDetail: {
        data: {
          salesEnquiry: aStaffEnquiry({
            id: 40,
            fullName: 'Ana Smith',
            version: 9,
            revenue: 2000,
            email: 'n@w.example',
          }),
        },
      },
    });
    await type('Revenue', '5');
    await waitFor(() => expect(titles()).toEqual(['Save Successful']));
    expect(server.variables('SaveEnquiry')[1]).toMatchObject({ version: 9, input: { revenue: 5 } });
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { notices } from '../../../testing/show-enquiry';
import {
  boardOf,
  card,
  cardIn,
  columnOf,
  fullLead,
  saved,
  showBoard,
  stored,
} from '../../../testing/show-lead-board';
import { NoticeRegion } from '../../../ui/notice-region';

describe('a lead moved to Enquiry Created that has no enquiry R192', () => {
  const made = { ...fullLead(1, 'ENQUIRY_CREATED', 5), salesEnquiryId: 44 };
  const converted = {
    data: { convertLeadToEnquiry: made },
  };
  async function convertIt(server: ReturnType<typeof fakeServer>) {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm buyer contact details' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Convert to enquiry' }));
    await waitFor(() => expect(notices().map(({ title }) => title)).toContain('Enquiry created'));
    expect(server.variables('ConvertLead')).toMatchObject([{ leadId: 1, contact: { fullName: 'Mere' } }]);
  }

  it('gets a notice that offers to convert it', async () => {
    const { server } = await showBoard({
      LeadBoard: boardOf([card(1, 'ACTION_TAKEN')]),
      SaveLead: saved(1, 'ENQUIRY_CREATED'),
      LeadDetail: stored(1, 'ENQUIRY_CREATED', 4),
      ConvertLead: converted,
    });
    renderElement(<NoticeRegion />);
    (await cardIn('ACTION_TAKEN', 1)).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(await within(columnOf('ENQUIRY_CREATED')).findByText('No enquiry yet')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Convert' }));
    await convertIt(server);
  });

  it('offers the conversion in its menu until it has an enquiry', async () => {
    const { server } = await showBoard({
      LeadBoard: boardOf([card(1, 'ENQUIRY_CREATED'), card(2, 'ENQUIRY_CREATED', { salesEnquiryId: 43 })]),
      LeadDetail: stored(1, 'ENQUIRY_CREATED', 3),
      ConvertLead: converted,
    });
    const menuOf = (id: number) =>
      userEvent.click(
        screen.getByRole('button', { name: `Move to another status: Supplier ${id} for Kura` }),
      );
    await menuOf(2);
    await screen.findByRole('dialog', { name: 'Move Supplier 2 for Kura to' });
    expect(screen.queryByRole('button', { name: /Convert/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await menuOf(1);
    await userEvent.click(await screen.findByRole('button', { name: 'Convert to an enquiry' }));
    await convertIt(server);
  });
});

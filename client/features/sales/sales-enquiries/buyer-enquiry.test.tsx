import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card, cardTitles, notices, savedEnquiry, showEnquiry } from '../../../testing/show-enquiry';

describe('enquiry as the buyer', () => {
  const asBuyer = { viewedAs: 'IMPACT_BUYER', impactBuyer: { id: 7, name: 'Nīkau School' } } as const;

  it('shows the supplier read-only and takes feedback R157 R154', async () => {
    await showEnquiry(asBuyer);
    expect(cardTitles()).toContain('Feedback on the Enquiry');
    expect(cardTitles()).not.toContain('Actions needed by you');
    expect(cardTitles()).not.toContain('Reply by email');
    expect(screen.getByRole('link', { name: 'Kōwhai Plumbing' })).toHaveAttribute('href', '/business/5');
    expect(card('Enquiry Details').queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('saves In Progress, Completed or Fallen Through at once R165', async () => {
    const { server } = await showEnquiry(asBuyer, {
      SaveEnquiry: savedEnquiry({ ...asBuyer, buyerFeedback: 'COMPLETED' }),
    });
    const buttons = within(screen.getByRole('group', { name: 'How is this enquiry going?' })).getAllByRole(
      'button',
    );
    expect(buttons.map((button) => button.textContent?.trim())).toEqual([
      'In Progress',
      'Completed',
      'Fallen Through',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    await waitFor(() => expect(notices()[0]?.title).toBe('Save Successful'));
    expect(server.variables('SaveEnquiry')).toEqual([
      { id: 40, version: 3, input: { buyerFeedback: 'COMPLETED' } },
    ]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnquiry, fakeServer } from '../../testing/enquiry-fixtures';
import { renderElement } from '../../testing/render';
import { currentNotices } from '../../ui/notices';
import type { Enquiry } from './enquiry-rows';
import { EnquiryScreen } from './enquiry-screen';

type Answers = Parameters<typeof fakeServer>[0];
const saved = (more: Partial<Enquiry>) => ({
  data: { updateSalesEnquiry: anEnquiry({ version: 4, ...more }) },
});

async function show(enquiry: Partial<Enquiry>, answers: Answers = {}) {
  const server = fakeServer({ EnquiryDetail: { data: { salesEnquiry: anEnquiry(enquiry) } }, ...answers });
  const nothing = () => {};
  renderElement(
    <EnquiryScreen
      id={40}
      back={null}
      toList={null}
      supplierHref={(id) => `/business/${id}`}
      onDuplicated={nothing}
      onDeleted={nothing}
    />,
    { execute: server.execute },
  );
  await screen.findByRole('heading', { level: 1 });
  return server;
}
const card = (name: string) => within(screen.getByRole('region', { name }));
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('the buyer', () => {
  const asBuyer = { viewedAs: 'IMPACT_BUYER', impactBuyer: { id: 7, name: 'Nīkau School' } } as const;

  it('R157 R154 sees the supplier to read and gives feedback', async () => {
    await show(asBuyer);
    expect(titles()).toContain('Feedback on the Enquiry');
    expect(titles()).not.toContain('Actions needed by you');
    expect(titles()).not.toContain('Reply by mail');
    expect(screen.getByRole('link', { name: 'Kōwhai Plumbing' })).toHaveAttribute('href', '/business/5');
    expect(card('Enquiry Details').queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('R165 says In Progress, Completed or Fallen Through, saved at once', async () => {
    const server = await show(asBuyer, {
      SaveEnquiry: saved({ ...asBuyer, buyerFeedback: 'COMPLETED' }),
    });
    const buttons = within(screen.getByRole('group', { name: 'How is it going?' })).getAllByRole('button');
    expect(buttons.map((button) => button.textContent?.trim())).toEqual([
      'In Progress',
      'Completed',
      'Fallen Through',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Completed' }));
    await waitFor(() => expect(currentNotices()[0]?.title).toBe('Save Successful'));
    expect(server.variables('SaveEnquiry')).toEqual([
      { id: 40, version: 3, input: { buyerFeedback: 'COMPLETED' } },
    ]);
  });
});

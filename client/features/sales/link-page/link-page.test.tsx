import { act, fireEvent, screen, within } from '@testing-library/react';
import { draftOf, saveDraft } from '../../../editing/text-drafts';
import { type Call, CallFailure } from '../../../graphql/call';
import { renderElement } from '../../../testing/render';
import type { Offer } from './answers';
import { LinkPage } from './link-page';

const anOffer = (more: Partial<Offer> = {}) => ({
  id: 7,
  listTitle: 'Plumber',
  supplierId: 5,
  supplierName: 'Kōwhai Plumbing',
  hasProfile: true,
  summary: 'Pipes and taps',
  specificBenefits: 'Quick',
  imageUrl: null,
  customersResponse: null,
  customersComments: null,
  customerHidden: false,
  estimatedContribution: 200,
  equivalentHours: 9,
  ...more,
});
const aPage = (...leads: Partial<Offer>[]) => ({
  estimatedContribution: 700,
  equivalentHours: 31,
  leads: leads.map(anOffer),
});
const OTHER = { id: 8, supplierId: 6, supplierName: 'Rātā Print', listTitle: 'Printer' } as const;
const REST = 1000;

const notFound = new CallFailure(
  200,
  JSON.stringify({
    errors: [{ message: 'This opportunity was not found.', extensions: { code: 'NOT_FOUND' } }],
  }),
);

/** Returns a fake server for the page that records the saves. */
function fakeCall(read: unknown, save: () => unknown = () => undefined) {
  const saves: unknown[] = [];
  const call = (async (operation: object, variables: unknown) => {
    if (String(operation).includes('query')) return { leadsByLink: read };
    saves.push(variables);
    return save();
  }) as Call;
  return { call, saves };
}

async function showPage(
  leads: Partial<Offer>[],
  saved: Partial<Offer>[] = leads,
  first: number | null = null,
) {
  const network = { down: false };
  const answer = () => {
    if (network.down) throw new TypeError('Failed to fetch');
    return { saveLeadResponse: aPage(...saved) };
  };
  const { call, saves } = fakeCall(aPage(...leads), answer);
  const view = renderElement(<LinkPage call={call} linkKey="k" first={first} />);
  await screen.findByRole('heading', { level: 1, name: 'Your opportunities' });
  await screen.findAllByRole('article');
  return { saves, network, ...view };
}

const card = (name = 'Kōwhai Plumbing') => within(screen.getByRole('article', { name }));
const box = (name?: string) => card(name).getByRole('textbox', { name: 'What you’re interested in' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('link page of an impact buyer', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.useRealTimers());

  it('shows the total estimate and each supplier with its details and estimate R227 R229', async () => {
    await showPage([{}, OTHER]);
    expect(screen.getByText('$700.00')).toBeVisible();
    expect(screen.getByText('31 Hrs')).toBeVisible();
    for (const words of ['Plumber', 'Quick', 'Pipes and taps', '$200.00', '9 Hrs'])
      expect(card().getByText(words)).toBeVisible();
    const profile = card().getByRole('link', { name: /View Supplier Profile/ });
    expect([
      profile.getAttribute('href'),
      profile.getAttribute('target'),
      profile.getAttribute('rel'),
    ]).toEqual(['/business/5', '_blank', 'noopener noreferrer']);
  });

  it('a lead without a band shows $0.00 and 0 Hrs R235', async () => {
    await showPage([{ estimatedContribution: 0, equivalentHours: 0 }]);
    expect(card().getByText('$0.00')).toBeVisible();
    expect(card().getByText('0 Hrs')).toBeVisible();
  });

  it('the lead in the address comes first R233', async () => {
    await showPage([OTHER, {}], undefined, 7);
    const [first] = screen.getAllByRole('article');
    expect(within(first as HTMLElement).getByText('Picked for you')).toBeVisible();
    expect(first).toHaveAccessibleName('Kōwhai Plumbing');
  });

  it('saves a response at once, for that lead only R230', async () => {
    const { saves } = await showPage([{}, OTHER], [{ customersResponse: 'FUTURE_FOLLOW_UP' }, OTHER]);
    fireEvent.click(card().getByRole('radio', { name: 'Interested in Future' }));
    await card().findByText('Saved');
    expect(saves).toEqual([{ key: 'k', leadId: 7, input: { customersResponse: 'FUTURE_FOLLOW_UP' } }]);
    expect(card().getByRole('radio', { name: 'Interested in Future' })).toBeChecked();
  });

  it('Not Interested hides the comments box R229', async () => {
    await showPage([{}], [{ customersResponse: 'NOT_INTERESTED' }]);
    expect(box()).toBeVisible();
    fireEvent.click(card().getByRole('radio', { name: 'Not Interested' }));
    await card().findByText('Saved');
    expect(card().queryByRole('textbox')).toBeNull();
  });

  it('toggles hide the leads with that response R228', async () => {
    await showPage([{ customersResponse: 'ALREADY_USING' }, OTHER]);
    expect(screen.getByText('Filter by answer')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Already Using (1)' }));
    expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-labelledby'))).toHaveLength(
      1,
    );
    expect(card('Rātā Print').getByText('Printer')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Already Using (1)' }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('Save & Hide hides an answered option, which can be shown again R231', async () => {
    const answered = { customersResponse: 'SOUNDING_POSITIVE' } as const;
    const { saves } = await showPage([answered, OTHER], [{ ...answered, customerHidden: true }, OTHER]);
    expect(card('Rātā Print').getByRole('button', { name: 'Save & Hide Option' })).toBeDisabled();
    fireEvent.click(card().getByRole('button', { name: 'Save & Hide Option' }));
    await screen.findByText(
      'Kōwhai Plumbing: your answer has been saved and the opportunity has been hidden.',
    );
    expect(saves[0]).toMatchObject({ input: { ...answered, customerHidden: true } });
    expect(screen.getAllByRole('article')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Show 1 hidden opportunity' }));
    expect(card().getByRole('button', { name: 'Show this opportunity again' })).toBeVisible();
  });

  it('saves a comment once, one second after the last key R234', async () => {
    const { saves } = await showPage([{}], [{ customersComments: 'A new tap' }]);
    jest.useFakeTimers();
    type('A new');
    await wait(REST - 1);
    type('A new tap ');
    await wait(REST - 1);
    expect(saves).toEqual([]);
    await wait(1);
    expect(saves).toEqual([{ key: 'k', leadId: 7, input: { customersComments: 'A new tap ' } }]);
    expect(card().getByText('Saved')).toBeVisible();
    // The trailing blank stays, since the user may type on.
    expect(box()).toHaveValue('A new tap ');
    expect(draftOf('lead-7')).toBeNull();
  });

  it('an unsaved comment stays in the box and on the device, and is saved when back online R234', async () => {
    const { network } = await showPage([{}], [{ customersComments: 'A new tap' }]);
    jest.useFakeTimers();
    network.down = true;
    type('A new tap');
    await wait(REST);
    expect(card().getByText(/Not saved\./)).toBeVisible();
    expect([box().textContent, draftOf('lead-7')]).toEqual(['A new tap', 'A new tap']);
    network.down = false;
    fireEvent(window, new Event('online'));
    await wait(0);
    expect(card().getByText('Saved')).toBeVisible();
    expect(draftOf('lead-7')).toBeNull();
  });

  it('an unsaved response stays selected, and is saved when back online R230 R236', async () => {
    const { network, saves } = await showPage([{}], [{ customersResponse: 'FUTURE_FOLLOW_UP' }]);
    network.down = true;
    fireEvent.click(card().getByRole('radio', { name: 'Interested in Future' }));
    expect(await card().findByText(/Not saved\./)).toBeVisible();
    expect(card().getByRole('radio', { name: 'Interested in Future' })).toBeChecked();
    network.down = false;
    fireEvent(window, new Event('online'));
    expect(await card().findByText('Saved')).toBeVisible();
    expect(saves.at(-1)).toEqual({ key: 'k', leadId: 7, input: { customersResponse: 'FUTURE_FOLLOW_UP' } });
  });

  it('a deleted option shows a notice, keeps the comment and offers no useless retry R236', async () => {
    const { call, saves } = fakeCall(aPage({}, OTHER), () => {
      throw notFound;
    });
    renderElement(<LinkPage call={call} linkKey="k" first={null} />);
    await screen.findAllByRole('article');
    const answer = card().getByRole('radio', { name: 'Interested in Future' });
    answer.focus();
    fireEvent.click(answer);
    const note = await card().findByText(/This opportunity is no longer available/);
    expect(note).toHaveFocus();
    expect(note).not.toHaveTextContent('Copy what you typed');
    expect([
      card().queryByRole('radio'),
      card().queryByRole('button'),
      card().queryByRole('textbox'),
    ]).toEqual([null, null, null]);
    // The second offer turns out to be gone while the user types.
    const other = card('Rātā Print').getByRole('textbox');
    other.focus();
    fireEvent.change(other, { target: { value: 'A banner' } });
    fireEvent.blur(other);
    expect(await card('Rātā Print').findByText(/Copy what you typed/)).toBeVisible();
    expect([other.textContent, card('Rātā Print').queryByRole('button')]).toEqual(['A banner', null]);
    expect(other).toHaveFocus();
    fireEvent(window, new Event('online'));
    await act(async () => undefined);
    expect(saves).toHaveLength(2);
  });

  it('leaving the page saves a comment before its second is over R234', async () => {
    const { saves } = await showPage([{}]);
    type('Half a word');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    hidden.mockRestore();
    expect(draftOf('lead-7')).toBe('Half a word');
    await card().findByText('Saved');
    expect(saves).toHaveLength(1);
  });

  it('a comment sent on leaving stays on the device while an earlier save is pending R234 R236', async () => {
    const answers: ((page: unknown) => void)[] = [];
    const { call, saves } = fakeCall(aPage({}), () => new Promise((resolve) => answers.push(resolve)));
    renderElement(<LinkPage call={call} linkKey="k" first={null} />);
    await screen.findAllByRole('article');
    const answer = (at: number, customersComments: string) => {
      answers[at]?.({ saveLeadResponse: aPage({ customersComments }) });
      return wait(0);
    };
    jest.useFakeTimers();
    type('A tap');
    await wait(REST);
    type('A tap, soon');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    hidden.mockRestore();
    expect(saves).toHaveLength(2);
    // The second save reaches the server first.
    await answer(1, 'A tap, soon');
    await answer(0, 'A tap');
    expect([box().textContent, draftOf('lead-7')]).toEqual(['A tap, soon', 'A tap, soon']);
    expect(saves.at(2)).toEqual({ key: 'k', leadId: 7, input: { customersComments: 'A tap, soon' } });
    await answer(2, 'A tap, soon');
    expect([box().textContent, draftOf('lead-7')]).toEqual(['A tap, soon', null]);
    expect(card().getByText('Saved')).toBeVisible();
  });

  it('offers the unsaved comment of an earlier visit, and typing does not lose it R234', async () => {
    saveDraft('lead-7', 'Two taps');
    const { saves } = await showPage([{ customersComments: 'A tap' }]);
    expect(box()).toHaveValue('A tap');
    jest.useFakeTimers();
    type('A tap, soon');
    expect(draftOf('lead-7')).toContain('Two taps');
    await wait(REST);
    expect(draftOf('lead-7')).toBe('Two taps');
    fireEvent.click(card().getByRole('button', { name: 'Use this text' }));
    await wait(REST);
    expect(saves.at(-1)).toEqual({
      key: 'k',
      leadId: 7,
      input: { customersComments: expect.stringContaining('Two taps') },
    });
    expect(card().queryByRole('button', { name: 'Use this text' })).toBeNull();
  });

  it('does not offer a comment of an earlier visit that was saved after all R234', async () => {
    saveDraft('lead-7', 'Two taps');
    await showPage([{ customersComments: 'Two taps' }]);
    expect(card().queryByRole('button', { name: 'Use this text' })).toBeNull();
    expect(draftOf('lead-7')).toBeNull();
  });

  it('an invalid key shows an error, and a buyer without leads sees an empty state R237', async () => {
    const none = fakeCall(null);
    const { unmount } = renderElement(<LinkPage call={none.call} linkKey="x" first={null} />);
    await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' });
    unmount();
    const empty = fakeCall(aPage());
    renderElement(<LinkPage call={empty.call} linkKey="k" first={null} />);
    await screen.findByText('Nothing here for you yet');
  });
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { type Call, CallFailure } from '../../../graphql/call';
import { Session } from '../../../graphql/session';
import { renderElement } from '../../../testing/render';
import { userWith } from '../../../testing/users';
import type { Buyer } from './prospecting-buyers';
import { ProspectingPage } from './prospecting-page';

const aBuyer = (more: Partial<Buyer> = {}): Buyer => ({
  id: 5,
  name: 'Tui School',
  buyerType: 'SCHOOL',
  actionNotes: 'Ring before ten',
  chanceOfLead: 'GOOD',
  interestedStatus: 'PROSPECTING',
  contactName: 'Hana',
  phone: null,
  contactTitle: null,
  contactConnection: null,
  email: 'hana@tui.example',
  readOnly: ['contactName', 'email'],
  goodCauseAction: 'NOT_DONE',
  goodCauseComments: null,
  ...more,
});
const DONE = aBuyer({ id: 6, name: 'Awa Ltd', goodCauseAction: 'COMPLETED', readOnly: [] });
const REST = 1000;
const user = userWith(['GOOD_CAUSE']);

type Answers = { buyers?: Buyer[] | null; saved?: Buyer[]; enter?: () => unknown; ask?: () => unknown };

/** Returns a fake server for the page that records the requests. */
function fakeCall({ buyers = [aBuyer(), DONE], saved, enter, ask }: Answers) {
  const sent: Record<string, unknown>[] = [];
  const call = (async (operation: object, variables: Record<string, unknown>) => {
    const words = String(operation);
    sent.push(variables);
    if (words.includes('SaveProspectingBuyer')) return { saveProspectingBuyer: saved ?? buyers };
    if (words.includes('RequestSignInLink')) return ask?.() ?? { requestSignInLink: true };
    if (words.includes('SignInByLink')) return enter?.();
    return { prospectingBuyers: buyers && { goodCauseName: 'Youth Trust', buyers } };
  }) as unknown as Call;
  return { call, sent };
}

type Options = Answers & { signedIn?: boolean; token?: string | null };

async function showPage({ signedIn = true, token = null, ...answers }: Options = {}) {
  const session = new Session(null);
  if (signedIn) session.adopt({ accessToken: 'token', user });
  const { call, sent } = fakeCall(answers);
  const forgetToken = jest.fn();
  renderElement(
    <ProspectingPage call={call} session={session} linkKey="k" token={token} discardToken={forgetToken} />,
  );
  await screen.findByRole('heading', { level: 1 });
  return { sent, session, forgetToken };
}

const card = (name = 'Tui School') => within(screen.getByRole('article', { name }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('prospecting page of a good cause', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.useRealTimers());

  it('opens with three steps, the buyers without progress and a count R239 R242', async () => {
    await showPage();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('1 of 2')).toBeVisible();
    const toggles = within(screen.getByRole('group', { name: 'Filter by progress' }));
    expect(toggles.getAllByRole('button').map((each) => each.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
    fireEvent.click(toggles.getByRole('button', { name: 'Completed (1)' }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('a card shows the buyer, and known contact details are read-only R240 R243', async () => {
    await showPage();
    for (const words of ['School', 'Ring before ten', 'Chance of engagement: Good', 'Prospecting', 'Hana'])
      expect(card().getByText(words)).toBeVisible();
    for (const label of ['Name', 'Email']) expect(card().queryByLabelText(label)).toBeNull();
    for (const label of ['Phone', 'Title', 'Connection'])
      expect(card().getByLabelText(label)).toHaveValue('');
  });

  it('saves an action at once and hides the card if its toggle is off R241', async () => {
    const { sent } = await showPage({ saved: [aBuyer({ goodCauseAction: 'IN_PROCESS' }), DONE] });
    fireEvent.click(card().getByRole('radio', { name: 'In Process' }));
    await screen.findByText('Tui School: In Process saved.');
    expect(sent.at(-1)).toEqual({ key: 'k', id: 5, input: { goodCauseAction: 'IN_PROCESS' } });
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(screen.getByRole('heading', { name: '0 buyers' })).toHaveFocus();
  });

  it.each([
    ['Comments', 'goodCauseComments'],
    ['Phone', 'phone'],
  ])('saves %s one second after the last key R241', async (label, field) => {
    const { sent } = await showPage({ saved: [aBuyer({ [field]: '021 555 111' }), DONE] });
    jest.useFakeTimers();
    fireEvent.change(card().getByLabelText(label), { target: { value: '021 555' } });
    await wait(REST - 1);
    fireEvent.change(card().getByLabelText(label), { target: { value: '021 555 111' } });
    await wait(REST);
    expect(sent.slice(1)).toEqual([{ key: 'k', id: 5, input: { [field]: '021 555 111' } }]);
    expect(card().getByText('Saved')).toBeVisible();
  });

  it('a signed-out user sees two ways to sign in and no buyers A26', async () => {
    const { sent } = await showPage({ signedIn: false });
    expect(screen.getByRole('link', { name: 'Sign in with your password' })).toHaveAttribute(
      'href',
      '/login/%2FProspectingBuyers%2Fk',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Email me a sign-in link' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter your email address.');
    fireEvent.change(screen.getByLabelText('Your email address'), { target: { value: 'me@cause.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Email me a sign-in link' }));
    await screen.findByText(/sent a sign-in link/);
    expect(sent).toEqual([{ email: 'me@cause.example', key: 'k' }]);
  });

  it('a link from an email signs in on a click and leaves the address A26', async () => {
    const { sent, forgetToken } = await showPage({
      signedIn: false,
      token: 't',
      enter: () => ({ signInByLink: { accessToken: 'a', user } }),
    });
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Open the page' }));
    await screen.findByRole('article', { name: 'Tui School' });
    expect(forgetToken).toHaveBeenCalled();
  });

  it('an expired link shows an error and offers a new one A26', async () => {
    const message = 'This link no longer works. Please ask for a new one.';
    const body = JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] });
    await showPage({
      signedIn: false,
      token: 't',
      enter: () => {
        throw new CallFailure(200, body);
      },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Open the page' }));
    await screen.findByText(message);
    expect(screen.getByRole('button', { name: 'Email me a sign-in link' })).toBeVisible();
  });

  it('a key that does not work for the user shows an error with the user’s email R244 R245', async () => {
    await showPage({ buyers: null });
    expect(screen.getByText(/doesn’t work for/)).toHaveTextContent(user.email);
  });

  it('a cause without buyers sees an empty state R244', async () => {
    await showPage({ buyers: [] });
    expect(screen.getByText('No buyers to approach yet')).toBeVisible();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { draftOf, saveDraft } from '../editing/text-drafts';
import { readDrafts } from '../forms/draft-store';
import { Form } from '../forms/form';
import { TextField } from '../forms/text-fields';
import { useZodForm } from '../forms/use-zod-form';
import { Session } from '../graphql/session';
import { announceLanguageSwitch } from '../lib/language';
import { renderElement } from '../testing/render';
import { clearDraftsAtSignOut } from './clear-drafts';

const schema = z.object({ message: z.string() });

function Message() {
  const form = useZodForm(schema, { defaultValues: { message: '' }, untilSent: true });
  return (
    <Form form={form} onSubmit={async () => undefined}>
      <TextField form={form} name="message" label="Message" />
    </Form>
  );
}

const stored = () => JSON.stringify({ ...sessionStorage });
const user = { id: 1, email: 'ana@example.nz', fullName: 'Ana', roles: ['ADMIN'] } as never;

/** Opens a tab in which a user is signed in, or not. */
function tab({ signedIn }: { signedIn: boolean }): Session {
  const session = new Session(localStorage);
  clearDraftsAtSignOut(session);
  if (signedIn) session.adopt({ accessToken: 'token', user });
  return session;
}

async function typeAndLeave(words: string, leave: () => void): Promise<void> {
  const { unmount } = renderElement(<Message />);
  await userEvent.type(screen.getByLabelText('Message'), words);
  leave();
  unmount();
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/admin/profile');
});

it.each([
  ['here', { here: true }],
  ['in another tab, or because the session has ended', {}],
])('deletes the draft of a signed-in user on sign-out %s', async (_, how) => {
  const session = tab({ signedIn: true });
  await typeAndLeave('Private words', announceLanguageSwitch);
  expect(stored()).toContain('Private words');
  session.clear(how);
  expect(stored()).not.toContain('Private words');
});

it('saves no draft when a form closes because its user signs out', async () => {
  const session = tab({ signedIn: true });
  await typeAndLeave('Private words', () => session.clear({ here: true }));
  expect(stored()).not.toContain('Private words');
});

it('keeps a draft while the server is unreachable', async () => {
  tab({ signedIn: true });
  await typeAndLeave('Private words', announceLanguageSwitch);
  tab({ signedIn: false }).giveUp();
  expect(readDrafts().forms).toEqual({ message: { message: 'Private words' } });
});

it('the draft of a visitor survives signing in and the sign-out of another user', async () => {
  await typeAndLeave('For everyone', () => undefined);
  tab({ signedIn: true });
  expect(readDrafts().forms).toEqual({ message: { message: 'For everyone' } });
  tab({ signedIn: true }).clear({ here: true });
  renderElement(<Message />);
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('For everyone'));
});

it('sign-out deletes drafts of prospecting pages and keeps drafts of link pages', () => {
  const session = tab({ signedIn: true });
  saveDraft('buyer-7', 'Rang Ana');
  saveDraft('lead-7', 'We like it');
  session.clear();
  expect(draftOf('buyer-7')).toBe('Rang Ana');
  session.adopt({ accessToken: 'token', user });
  session.clear({ here: true });
  expect([draftOf('buyer-7'), draftOf('lead-7')]).toEqual([null, 'We like it']);
});

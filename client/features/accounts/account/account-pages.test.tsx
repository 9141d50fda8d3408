import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { loadAllLazyModules } from '../../../lib/lazy-module';
import { Component as ConfirmEmail } from '../../../routes/account/confirm-email';
import { Component as ForgotPassword } from '../../../routes/account/forgot-password';
import { Component as Login } from '../../../routes/account/login';
import { Component as Register } from '../../../routes/account/register';
import { Component as ResetPassword } from '../../../routes/account/reset-password';
import { Component as Unsubscribe } from '../../../routes/account/unsubscribe';
import { renderElement } from '../../../testing/render';
import { userWith } from '../../../testing/users';

beforeAll(loadAllLazyModules);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Renders a page in te reo Māori whose requests all fail with these extensions. */
function refused(page: React.ReactNode, extensions: Record<string, unknown>) {
  const execute = async () => ({ errors: [new GraphQLError('In English.', { extensions })] });
  renderElement(page, { language: 'mi', execute, path: '/?token=secret' });
}

const signIn = async () => {
  await type(/^Īmēra/, 'ana@example.nz');
  await type(/^Kupuhipa/, 'long enough words');
  await press('Takiuru');
};

// The tab saves a form's text until the form is sent, so without this one test would see the text of another.
beforeEach(() => sessionStorage.clear());

it.each([
  [{ code: 'WRONG_CREDENTIALS' }, 'Kāore te īmēra me te kupuhipa e hāngai ana tētahi ki tētahi.'],
  [{ code: 'RATE_LIMITED', retryAfterSeconds: 12 }, 'Tatari mō te 12 hēkona'],
  [{ code: 'UNAVAILABLE' }, 'I hē tētahi mea i tō mātou taha.'],
])('shows a refused sign-in in te reo Māori: %j R313', async (extensions, words) => {
  refused(<Login />, extensions);
  await signIn();
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.queryByText('In English.')).toBeNull();
});

it.each([
  ['expired', 'en', 'Signing in took too long, or you started in another browser.'],
  ['busy', 'mi', 'He maha rawa ngā whakamātau.'],
  ['other-account', 'mi', 'He pūkete Google kē tō tēnei īmēra.'],
  ['constructor', 'en', 'We could not sign you in with Google.'],
  ['done', 'mi', 'Kāore i taea te takiuru i a koe mā Google.'],
] as const)('explains a failed sign-in with Google: %s R313 C067', async (reason, language, words) => {
  renderElement(<Login />, { language, path: `/?google=${reason}` });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

it('hides Google sign-in if it is not configured A117', async () => {
  renderElement(<Login />, {});
  await screen.findByRole('button', { name: 'Login' });
  expect(screen.queryByText(/Google/)).toBeNull();
});

it('a sign-in without email or password marks and focuses the missing field R306', async () => {
  renderElement(<Login />, {});
  await press('Login');
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter your email');
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  await type(/^Email/, 'ana@example.nz{Enter}');
  expect(screen.getByLabelText(/^Email/)).toBeValid();
  expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('Enter your password');
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await type(/^Password/, 'seen');
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
});

it('refuses a registered address in te reo Māori without giving the reason R306', async () => {
  refused(<Register />, { code: 'BAD_USER_INPUT' });
  await type(/^Īmēra/, 'ana@example.nz');
  await type(/^Kupuhipa/, 'long enough words');
  await press('Hangaia te pūkete');
  expect(await screen.findByRole('alert')).toHaveTextContent('Kāore tēnei pūkete i taea te hanga.');
});

it('validates fields in te reo Māori R306', async () => {
  renderElement(<Register />, { language: 'mi' });
  await press('Hangaia te pūkete');
  await waitFor(() => expect(screen.getByLabelText(/^Īmēra/)).toHaveAccessibleDescription('Tuhia tō īmēra'));
  await type(/^Īmēra/, 'ana');
  await type(/^Kupuhipa/, 'short');
  await waitFor(() =>
    expect(screen.getByLabelText(/^Īmēra/)).toHaveAccessibleDescription(/wāhitau īmēra pērā i te/),
  );
  expect(screen.getByLabelText(/^Kupuhipa/)).toHaveAccessibleDescription(
    /^Kia 10 pūāhua, neke atu rānei Kia/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Whakaaturia te kupuhipa' }));
  expect(screen.getByRole('button', { name: 'Hunaia te kupuhipa' })).toBeVisible();
});

it('shows an expired link in te reo Māori', async () => {
  refused(<ResetPassword />, { code: 'BAD_USER_INPUT' });
  await type(/^Kupuhipa hou/, 'long enough words');
  await press('Tiakina te kupuhipa');
  expect(await screen.findByRole('alert')).toHaveTextContent('Kua kore tēnei hononga e mahi.');
});

it.each([
  [{ code: 'BAD_USER_INPUT' }, 'Kua whakamahia kētia tēnei hononga'],
  [{ code: 'INTERNAL' }, 'I hē tētahi mea i tō mātou taha.'],
])('explains in te reo Māori why an address cannot be confirmed: %j', async (extensions, words) => {
  refused(<ConfirmEmail />, extensions);
  await type(/^Te kupuhipa i rēhita ai koe/, 'long enough words');
  await press('Whakaūngia te īmēra');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

/** Returns a server that refuses the field for this reason. */
const because = (field: string, reason: string) => async () => ({
  errors: [
    new GraphQLError('In English.', {
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field, reason, message: 'In English.' }] },
    }),
  ],
});

it.each([
  ['own', 'Nō tō ingoa, nō tō īmēra rānei tēnei'],
  ['common', 'Koinei tētahi o ngā kupuhipa ka whakamātauria i te tuatahi.'],
  ['pattern', 'He tere te matapae'],
  ['weak', 'Tērā pea ka matapaea tēnei.'],
])('refuses a common password at its field with reason and advice: %s', async (reason, why) => {
  const execute = because('password', reason);
  renderElement(<Register />, { language: 'mi', execute });
  await type(/^Īmēra/, 'ana@example.nz');
  await type(/^Kupuhipa/, 'password123');
  await press('Hangaia te pūkete');
  const field = screen.getByLabelText(/^Kupuhipa/);
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(why)));
  expect(field).toHaveAccessibleDescription(expect.stringContaining('ngā kupu kāore e hono ana'));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('password123');
});

it('shows the server’s message at the field in English', async () => {
  renderElement(<Register />, { execute: because('password', 'common') });
  await type(/^Email/, 'ana@example.nz');
  await type(/^Password/, 'password123');
  await press('Create account');
  await waitFor(() =>
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(
      expect.stringContaining('In English.'),
    ),
  );
});

describe('confirming an email address', () => {
  const done = () => jest.fn(async () => ({ data: { confirmEmail: true } }));
  const user = userWith([]);
  const sent = (execute: jest.Mock) => execute.mock.calls.map(([{ variables }]) => variables);

  it('asks a signed-out user for the password of the registration', async () => {
    const execute = done();
    renderElement(<ConfirmEmail />, { execute, path: '/?token=secret' });
    await type(/^The password you registered with/, 'long enough words');
    await press('Confirm email');
    await title('Your email is confirmed');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    expect(sent(execute)).toEqual([{ token: 'secret', password: 'long enough words' }]);
  });

  it('takes one click for a signed-in user', async () => {
    const execute = done();
    renderElement(<ConfirmEmail />, { execute, path: '/?token=secret', user });
    await press('Confirm email');
    await title('Your email is confirmed');
    expect(sent(execute)).toEqual([{ token: 'secret' }]);
  });

  it('asks for the password if the link belongs to another account', async () => {
    renderElement(<ConfirmEmail />, {
      execute: because('password', 'missing'),
      path: '/?token=secret',
      user,
    });
    await press('Confirm email');
    expect(await screen.findByLabelText(/^The password you registered with/)).toBeVisible();
  });

  it('lets the owner of the mailbox choose a name and a password without signing in', async () => {
    const execute = done();
    renderElement(<ConfirmEmail />, { execute, path: '/?token=secret' });
    await press('I haven’t registered, or I’ve forgotten my password');
    expect(await screen.findByText(/signed out and their details removed/)).toBeVisible();
    expect(screen.getByLabelText(/^Your name/)).toHaveFocus();
    await type(/^New password/, 'seven dull purple kettles');
    await press('Save and confirm');
    await title('Your email is confirmed');
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(sent(execute)).toEqual([
      { token: 'secret', newPassword: 'seven dull purple kettles', fullName: null },
    ]);
  });
});

it('sends emails in te reo Māori to users who register in it R306 C066', async () => {
  const execute = jest.fn(async () => ({ errors: [new GraphQLError('In English.')] }));
  renderElement(<Register />, { language: 'mi', execute });
  await type(/^Īmēra/, 'ana@example.nz');
  await type(/^Kupuhipa/, 'long enough words');
  await press('Hangaia te pūkete');
  await screen.findByRole('alert');
  expect(execute).toHaveBeenCalledWith(
    expect.objectContaining({ variables: expect.objectContaining({ language: 'MI' }) }),
  );
});

it('keeps the address of a registration after leaving the page, but not the password', async () => {
  const left = renderElement(<Register />, { language: 'mi' });
  await type(/^Īmēra/, 'ana@example.nz');
  await type(/^Kupuhipa/, 'long enough words');
  left.unmount();
  renderElement(<Register />, { language: 'mi' });
  expect(screen.getByLabelText(/^Īmēra/)).toHaveValue('ana@example.nz');
  expect(screen.getByLabelText(/^Kupuhipa/)).toHaveValue('');
});

it('confirms a password reset request for every address C068', async () => {
  const execute = jest.fn(async () => ({ data: { requestPasswordReset: true } }));
  renderElement(<ForgotPassword />, { language: 'mi', execute });
  await type(/^Īmēra/, 'ana@example.nz');
  await press('Tukuna te hononga');
  await title('Tirohia ō īmēra');
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Mēnā he pūkete mō ana@example.nz, kua tukuna he hononga hei kōwhiri i tētahi kupuhipa hou\./,
  );
  expect(execute).toHaveBeenCalledWith(
    expect.objectContaining({ variables: { email: 'ana@example.nz', language: 'MI' } }),
  );
});

it.each([
  [<ResetPassword key="reset" />, 'Kua ngaro tētahi wāhanga o te hononga'],
  [<ConfirmEmail key="confirm" />, 'Whakaūngia tō īmēra'],
])('a link without its token shows that it is incomplete', async (page, name) => {
  renderElement(page, { language: 'mi' });
  await title(name);
  expect(screen.getByText(/Tuwherahia anō/)).toBeVisible();
});

describe('unsubscribing from emails', () => {
  it('confirms first, then explains how to subscribe again', async () => {
    const execute = jest.fn(async () => ({ data: { stopNotifications: true } }));
    renderElement(<Unsubscribe />, { execute, path: '/?token=secret' });
    await title('Stop these emails?');
    expect(execute).not.toHaveBeenCalled();
    await press('Stop these emails');
    await title('You’re unsubscribed');
    expect(execute.mock.calls).toMatchObject([[{ variables: { token: 'secret' } }]]);
  });

  it('shows that a link is incomplete', async () => {
    renderElement(<Unsubscribe />, { path: '/' });
    expect(await screen.findByText(/^This link is incomplete/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop these emails' })).not.toBeInTheDocument();
  });
});

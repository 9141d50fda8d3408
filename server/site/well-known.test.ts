import { TestUplift } from '../testing/test-uplift.js';

it('redirects password managers to the page with the password change', async () => {
  const uplift = await TestUplift.start();
  try {
    const { statusCode, headers } = await uplift.http.inject({ url: '/.well-known/change-password' });
    expect([statusCode, headers.location]).toEqual([302, '/userProfile']);
  } finally {
    await uplift.stop();
  }
});

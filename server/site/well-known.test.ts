import { TestUplift } from '../testing/test-uplift.js';

it('password managers are led to the page where the password is changed', async () => {
  const uplift = await TestUplift.start();
  try {
    const { statusCode, headers } = await uplift.http.inject({ url: '/.well-known/change-password' });
    expect([statusCode, headers.location]).toEqual([302, '/userProfile']);
  } finally {
    await uplift.stop();
  }
});

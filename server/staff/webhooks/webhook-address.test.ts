import { requireUsableAddress } from './webhook-address.js';

describe('the address of a webhook', () => {
  it.each(['127.0.0.1', '::1'])('may be localhost if the operator allows %s', (network) => {
    const save = (url: string, webhookPrivateNetworks: string[]) => () =>
      requireUsableAddress(url, { production: false, webhookPrivateNetworks });
    for (const url of ['http://localhost:9000/events', 'http://localhost./', 'http://api.localhost/']) {
      expect(save(url, [network])).not.toThrow();
      expect(save(url, ['10.0.0.0/8'])).toThrow('This address is in a private network');
    }
  });
});

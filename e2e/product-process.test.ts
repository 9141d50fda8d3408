import { ProductProcess } from './product-process.js';

describe('a product process that crashes', () => {
  const product = new ProductProcess('scripts/testing/trials/dying-host.mjs');
  const death = 'The product ended by itself (code 7):\nOut of something';
  afterAll(() => product.kill());

  it('fails the test file in which it crashes, and the next file has a new process', async () => {
    await product.open({ DIES: 'once open' });
    await expect(product.close()).rejects.toThrow(death);
    await product.open({});
    await product.close();
  });

  it('fails the test file that starts after the crash', async () => {
    await product.open({ DIES: 'once closed' });
    await product.close();
    await expect(product.open({})).rejects.toThrow(death);
    await product.open({});
    await product.close();
  });
});

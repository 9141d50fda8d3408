import { ProductProcess } from './product-process.js';

describe('a product process that dies by itself', () => {
  const product = new ProductProcess('scripts/testing/trials/dying-host.mjs');
  const death = 'The product ended by itself (code 7):\nOut of something';
  afterAll(() => product.kill());

  it('fails the file that it dies in, and the next one has a new process', async () => {
    await product.open({ DIES: 'once open' });
    await expect(product.close()).rejects.toThrow(death);
    await product.open({});
    await product.close();
  });

  it('fails the file that begins after it has died', async () => {
    await product.open({ DIES: 'once closed' });
    await product.close();
    await expect(product.open({})).rejects.toThrow(death);
    await product.open({});
    await product.close();
  });
});

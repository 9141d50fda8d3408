import { processOf, sharedBrowser, visit } from './browser.js';
import { startProduct } from './start-product.js';

startProduct();

describe('the browser that tests share', () => {
  it('is replaced after it died, once the next visit has been told', async () => {
    const browser = await sharedBrowser();
    const { page } = await visit();
    const id = await processOf(browser);
    const gone = new Promise((resolve) => browser.once('disconnected', resolve));
    process.kill(id, 'SIGKILL');
    await gone;
    await expect(page.title()).rejects.toThrow('closed');
    await expect(visit()).rejects.toThrow(`The browser ${id} has died`);
    const { page: another } = await visit();
    await another.goto('/healthz');
  });

  it('is ended when it hangs', async () => {
    const browser = await sharedBrowser();
    const id = await processOf(browser);
    process.kill(id, 'SIGSTOP');
    await browser.close();
    expect(() => process.kill(id, 0)).toThrow('ESRCH');
  });

  it('shows text in its own fonts on a machine without any', async () => {
    const { page } = await visit();
    const widthOf = async (family: string) => {
      await page.setContent(`<span style='font: 40px ${family}'>Kōwhai</span>`);
      return page.locator('span').evaluate((text) => text.getBoundingClientRect().width);
    };
    const own = await widthOf('"Open Sans"');
    const others = [await widthOf('sans-serif'), await widthOf('"DejaVu Sans"')];
    expect(own).toBeGreaterThan(100);
    expect(others).toEqual([own, own]);
  });
});

import { openBrowser, visit } from './browser';

jest.setTimeout(60_000);

/** The browser of this process, by its own protocol. */
async function processOf(browser: Awaited<ReturnType<typeof openBrowser>>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.find(({ type }) => type === 'browser')?.id ?? Number.NaN;
}

describe('A browser of the tests', () => {
  it('that dies is named by what visits it next, and closes all the same', async () => {
    const browser = await openBrowser();
    const { page } = await visit(browser);
    const id = await processOf(browser);
    const gone = new Promise((resolve) => browser.once('disconnected', resolve));
    process.kill(id, 'SIGKILL');
    await gone;
    await expect(page.title()).rejects.toThrow('closed');
    await expect(visit(browser)).rejects.toThrow(`The browser ${id} has died`);
    await browser.close();
    const next = await openBrowser();
    const { page: another } = await visit(next);
    await another.goto('/healthz');
    await next.close();
  });

  it('that hangs is ended', async () => {
    const browser = await openBrowser();
    const id = await processOf(browser);
    process.kill(id, 'SIGSTOP');
    await browser.close();
    expect(() => process.kill(id, 0)).toThrow('ESRCH');
  });

  it('shows text in its own fonts on a machine without any', async () => {
    const browser = await openBrowser();
    const { page } = await visit(browser);
    const widthOf = async (family: string) => {
      await page.setContent(`<span style='font: 40px ${family}'>Kōwhai</span>`);
      return page.locator('span').evaluate((text) => text.getBoundingClientRect().width);
    };
    const own = await widthOf('"Open Sans"');
    const others = [await widthOf('sans-serif'), await widthOf('"DejaVu Sans"')];
    await browser.close();
    expect(own).toBeGreaterThan(100);
    expect(others).toEqual([own, own]);
  });
});

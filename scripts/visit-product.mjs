import { findBrowser } from '../e2e/find-browser.mjs';
import { ensureBuilt, ensureInstalled, requireNode } from './prepare.mjs';
import { runProduct } from './run-product.mjs';

/**
 * Calls `work` with a browser and the address of the product: the one at `url`, or one that is built and
 * started for the purpose and stopped afterwards.
 */
export async function visitProduct(url, args, work) {
  requireNode();
  await ensureInstalled();
  if (!url) await ensureBuilt();
  const { chromium } = await import('playwright-core');
  const product = url ? null : await runProduct();
  try {
    const { executablePath, env } = await findBrowser();
    const browser = await chromium.launch({
      executablePath,
      env: { ...process.env, ...env },
      args: ['--no-sandbox', ...args],
    });
    try {
      await work(browser, url ?? product.url);
    } finally {
      await browser.close();
    }
  } finally {
    await product?.stop();
  }
}

import { runProduct } from '../scripts/run-product.mjs';
import { findBrowser } from './find-browser.mjs';

/** Starts the product that the tests visit, and finds a browser to visit it with. */
export default async function globalSetup() {
  if (globalThis.productUnderTest) return;
  const browser = await findBrowser();
  const product = await runProduct({ RATE_LIMIT_PER_MINUTE: '10000' });
  globalThis.productUnderTest = product;
  process.env.BROWSER_UNDER_TEST = JSON.stringify({ ...browser, url: product.url, folder: product.folder });
}

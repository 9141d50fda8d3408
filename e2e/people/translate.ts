import type { Page } from 'playwright-core';

/** Wraps each text of the page in elements, as a browser’s translator does. */
export function putFonts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const inside = text.parentElement?.tagName ?? '';
    if (text.data.trim() && !['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION', 'NOSCRIPT'].includes(inside))
      texts.push(text);
  }
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `~${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/**
 * Returns true once React has hydrated all parts except those that wait for use. It then marks each element.
 */
function isHydrated(): boolean {
  return [...document.querySelectorAll('#root :is(a, button, h1, h2, h3)')].every(
    (element) =>
      element.closest('[data-waiting]') !== null ||
      Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
  );
}

/** Translates the page once it is hydrated. React would report text that is translated earlier. */
export async function translate(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.evaluate(putFonts);
}

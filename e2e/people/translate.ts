import type { Page } from 'playwright-core';

/** Wraps each text of the page in elements of its own, as a browser’s translator does. */
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

/** Translates the page at hand. */
export const translate = (page: Page) => page.evaluate(putFonts);

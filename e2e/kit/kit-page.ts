import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { underTest } from '../under-test.js';

/** A kit of `e2e/kit/` on a page of its own, on the origin of the product. */
export interface KitPage {
  /** Opens the page. `answer` returns further files below its address, by name. */
  open: (
    page: Page,
    answer?: (name: string) => { contentType: string; body: Buffer } | null,
  ) => Promise<void>;
  /** Removes the built files. */
  end: () => void;
}

/** Builds the kit of this name. */
export function buildKit(kit: string): KitPage {
  const folder = mkdtempSync(path.join(tmpdir(), `${kit}-`));
  execFileSync('node_modules/.bin/esbuild', [
    path.resolve('e2e', 'kit', `${kit}.tsx`),
    '--bundle',
    '--format=esm',
    '--jsx=automatic',
    '--define:process.env.NODE_ENV="production"',
    '--log-level=error',
    `--outdir=${folder}`,
  ]);
  const markup = `<!doctype html><html lang="en" data-alive="true"><head><title>${kit}</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/${kit}/${kit}.css"></head>
<body><div id="root"></div><script type="module" src="/${kit}/${kit}.js"></script></body></html>`;
  const built = (name: string) => {
    try {
      return readFileSync(path.join(folder, name));
    } catch {
      // Not every kit has styles of its own.
      return Buffer.alloc(0);
    }
  };
  return {
    open: async (page, answer = () => null) => {
      await page.route(`${underTest().url}/${kit}/*`, (route) => {
        const name = path.basename(new URL(route.request().url()).pathname);
        const further = answer(name);
        if (further) return route.fulfill(further);
        if (name === 'page') return route.fulfill({ contentType: 'text/html', body: markup });
        const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript';
        return route.fulfill({ contentType, body: built(name) });
      });
      await page.goto(`/${kit}/page`);
    },
    end: () => rmSync(folder, { recursive: true }),
  };
}

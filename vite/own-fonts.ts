import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { FONT_BASE, fontFiles } from '../client/theme/fonts.ts';

const require = createRequire(import.meta.url);

/** The characters of a CSS `unicode-range`. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .map((part) => {
      const [first, last = first] = part.slice(2).split('-');
      const from = Number.parseInt(first, 16);
      const count = Number.parseInt(last, 16) - from + 1;
      return String.fromCodePoint(...Array.from({ length: count }, (_, index) => from + index));
    })
    .join('');
}

async function fontFile(name: string): Promise<Buffer> {
  const { source, range } = fontFiles[name];
  const whole = await readFile(require.resolve(source));
  return range ? subsetFont(whole, charactersOf(range), { targetFormat: 'woff2' }) : whole;
}

/** Cuts the font files out of their packages: on request in development, once into the client build. */
export function ownFonts(): Plugin {
  return {
    name: 'uplift-fonts',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = Object.keys(fontFiles).find((file) => request.url === FONT_BASE + file);
        if (!name) return next();
        response.setHeader('content-type', 'font/woff2');
        response.end(await fontFile(name));
      });
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of Object.keys(fontFiles)) {
        this.emitFile({ type: 'asset', fileName: FONT_BASE.slice(1) + name, source: await fontFile(name) });
      }
    },
  };
}

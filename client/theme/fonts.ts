/**
 * The two typefaces, served from our own origin (vite.config.ts puts the files there). Latin first; `latin-ext` has
 * the macrons and is fetched only by pages that use it. The fallbacks are local fonts, resized to the measured
 * widths and heights of ours, so that the swap moves nothing.
 */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** Where the font files are served; the names carry the package versions, so they can be cached for good. */
export const FONT_BASE = '/assets/fonts/';

export const fontFiles = {
  'figtree-5.3.0-latin.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'figtree-5.3.0-latin-ext.woff2': '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  'bricolage-5.3.0-latin.woff2':
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  'bricolage-5.3.0-latin-ext.woff2':
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
} as const;

/** Needed by every page's first paint. */
export const preloadedFonts = ['figtree-5.3.0-latin.woff2', 'bricolage-5.3.0-latin.woff2'] as const;

function face(family: string, weights: string, file: keyof typeof fontFiles, range: string): string {
  return `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weights};src:url(${FONT_BASE}${file}) format("woff2");unicode-range:${range}}`;
}

type Metrics = { ascent: number; descent: number; sizeAdjust: number };

function fallback(family: string, local: string, { ascent, descent, sizeAdjust }: Metrics): string {
  const percent = (value: number) => `${((value / sizeAdjust) * 100).toFixed(2)}%`;
  return `@font-face{font-family:"${family}";src:${local};size-adjust:${(sizeAdjust * 100).toFixed(2)}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
}

/** All @font-face rules. Metrics are in em, measured against Arial (and its twin Liberation Sans). */
export const fontFaceCss = [
  face('Figtree Variable', '300 900', 'figtree-5.3.0-latin.woff2', LATIN),
  face('Figtree Variable', '300 900', 'figtree-5.3.0-latin-ext.woff2', LATIN_EXT),
  face('Bricolage Grotesque Variable', '200 800', 'bricolage-5.3.0-latin.woff2', LATIN),
  face('Bricolage Grotesque Variable', '200 800', 'bricolage-5.3.0-latin-ext.woff2', LATIN_EXT),
  fallback('Figtree fallback', 'local("Arial"),local("Liberation Sans")', {
    ascent: 0.95,
    descent: 0.25,
    sizeAdjust: 1.0189,
  }),
  fallback('Bricolage fallback', 'local("Arial Bold"),local("Liberation Sans Bold")', {
    ascent: 0.93,
    descent: 0.27,
    sizeAdjust: 1.0226,
  }),
].join('');

/**
 * The two typefaces, served from our own origin (vite/own-fonts.ts cuts and places the files). Each is split into
 * pieces, of which a browser fetches those with letters of the page: the letters of nearly every page, the macrons of
 * te reo Māori, and the rest of Latin. The fallbacks are local fonts, resized to the measured widths and heights of
 * ours, so that the swap moves nothing.
 */
const PIECES = {
  /** English, with the signs of prose and prices. */
  english:
    'U+0020-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+00E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2192,U+2212',
  macrons: 'U+0100-0101,U+0112-0113,U+012A-012B,U+014C-014D,U+016A-016B',
  latin:
    'U+00A1-00A8,U+00AA-00B6,U+00B8-00D6,U+00D8-00E8,U+00EA-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+20AC,U+2122,U+2191,U+2193,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0102-0111,U+0114-0129,U+012C-0130,U+0132-014B,U+014E-0151,U+0154-0169,U+016C-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+a720-a7ff',
};
type Piece = keyof typeof PIECES;

/** The path of the font files; their names contain the package versions, so they can be cached forever. */
export const FONT_BASE = '/assets/fonts/';

const FIGTREE = '@fontsource-variable/figtree/files/figtree';
const BRICOLAGE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque';
const LATIN = 'latin-wght-normal.woff2';
const LATIN_EXT = 'latin-ext-wght-normal.woff2';

/** Served names, with the package's file and the letters taken from it; all letters without a range. */
export const fontFiles: Record<string, { source: string; range?: string }> = {
  'figtree-5.3.0-english.woff2': { source: `${FIGTREE}-${LATIN}`, range: PIECES.english },
  'figtree-5.3.0-macrons.woff2': { source: `${FIGTREE}-${LATIN_EXT}`, range: PIECES.macrons },
  'figtree-5.3.0-latin.woff2': { source: `${FIGTREE}-${LATIN}` },
  'figtree-5.3.0-latin-ext.woff2': { source: `${FIGTREE}-${LATIN_EXT}` },
  'bricolage-5.3.0-english.woff2': { source: `${BRICOLAGE}-${LATIN}`, range: PIECES.english },
  'bricolage-5.3.0-macrons.woff2': { source: `${BRICOLAGE}-${LATIN_EXT}`, range: PIECES.macrons },
  'bricolage-5.3.0-latin.woff2': { source: `${BRICOLAGE}-${LATIN}` },
  'bricolage-5.3.0-latin-ext.woff2': { source: `${BRICOLAGE}-${LATIN_EXT}` },
};

/** Fonts needed for every page's first paint. */
export const preloadedFonts = [
  'figtree-5.3.0-english.woff2',
  'bricolage-5.3.0-english.woff2',
  'figtree-5.3.0-macrons.woff2',
  'bricolage-5.3.0-macrons.woff2',
] as const;

function faces(family: string, weights: string, file: string): string {
  return (Object.entries(PIECES) as [Piece, string][])
    .map(
      ([piece, range]) =>
        `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weights};src:url(${FONT_BASE}${file}-${piece}.woff2) format("woff2");unicode-range:${range}}`,
    )
    .join('');
}

type Metrics = { ascent: number; descent: number; sizeAdjust: number };

function fallback(family: string, local: string, { ascent, descent, sizeAdjust }: Metrics): string {
  const percent = (value: number) => `${((value / sizeAdjust) * 100).toFixed(2)}%`;
  return `@font-face{font-family:"${family}";src:${local};size-adjust:${(sizeAdjust * 100).toFixed(2)}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
}

/** Local fonts used until ours have loaded: Arial and its equivalent, Android's own, and that of a bare Linux. */
const STANDING_IN: { family: string; local: string; metrics: Metrics }[] = [
  {
    family: 'Figtree fallback',
    local: 'local("Arial"),local("Liberation Sans")',
    metrics: { ascent: 0.95, descent: 0.25, sizeAdjust: 1.0189 },
  },
  {
    family: 'Figtree by Roboto',
    local: 'local("Roboto"),local("Roboto Regular")',
    metrics: { ascent: 0.95, descent: 0.25, sizeAdjust: 1.0169 },
  },
  {
    family: 'Figtree by Open Sans',
    local: 'local("Open Sans"),local("Open Sans Regular")',
    metrics: { ascent: 0.95, descent: 0.25, sizeAdjust: 0.9675 },
  },
  {
    family: 'Bricolage fallback',
    local: 'local("Arial Bold"),local("Liberation Sans Bold")',
    metrics: { ascent: 0.93, descent: 0.27, sizeAdjust: 1.0226 },
  },
  {
    family: 'Bricolage by Roboto',
    local: 'local("Roboto Bold")',
    metrics: { ascent: 0.93, descent: 0.27, sizeAdjust: 1.0879 },
  },
  {
    family: 'Bricolage by Open Sans',
    local: 'local("Open Sans Bold")',
    metrics: { ascent: 0.93, descent: 0.27, sizeAdjust: 0.978 },
  },
];

/** All @font-face rules. Metrics are in em, widths measured over texts of the home page. */
export const fontFaceCss = [
  faces('Figtree Variable', '300 900', 'figtree-5.3.0'),
  faces('Bricolage Grotesque Variable', '200 800', 'bricolage-5.3.0'),
  ...STANDING_IN.map(({ family, local, metrics }) => fallback(family, local, metrics)),
].join('');

/**
 * The colours of Uplift by meaning: `[light, dark]`. Screens only use these names, never a hex value, so that both
 * modes and the contrast test (`contrast.test.ts`) cover everything that is rendered. The reasons are in
 * docs/design-language.md.
 */
type ColorPair = readonly [light: string, dark: string];

/** Backgrounds, from the page (paper by day, bush at night) up to the surfaces on it. */
const grounds = {
  bg: ['#FBF8F1', '#101613'],
  'bg.subtle': ['#F4EEE2', '#151D18'],
  'bg.muted': ['#EAE2D2', '#1F2924'],
  'bg.emphasized': ['#DCD2BE', '#2B3730'],
  'bg.panel': ['#FFFEFA', '#18211C'],
  'bg.inverted': ['#0C3A2B', '#0A241B'],
  'bg.invertedRaised': ['#134C39', '#103327'],
  'bg.error': ['#FBEBE4', '#371B13'],
  'bg.warning': ['#FDF2CF', '#33280A'],
  'bg.success': ['#E3F1E8', '#12301F'],
  'bg.info': ['#EEF1DE', '#252C12'],
} satisfies Record<string, ColorPair>;

const inks = {
  fg: ['#1D221E', '#F0EBDF'],
  'fg.muted': ['#4F554C', '#BCBAAC'],
  'fg.subtle': ['#63685D', '#A3A396'],
  'fg.brand': ['#14573F', '#8AD2B2'],
  'fg.accent': ['#754F00', '#F3C64B'],
  'fg.inverted': ['#F8F3E7', '#F3EEE1'],
  'fg.invertedMuted': ['#C6D6CA', '#B4C7BA'],
  'fg.invertedAccent': ['#F6CB52', '#F3C64B'],
  'fg.error': ['#9A2E1A', '#F4A792'],
  'fg.warning': ['#754F00', '#F3C64B'],
  'fg.success': ['#185C3B', '#8FD6AC'],
  'fg.info': ['#47560F', '#C6D37E'],
} satisfies Record<string, ColorPair>;

/** `border` divides; `border.emphasized` outlines a control and therefore reaches 3:1. */
const lines = {
  border: ['#DDD4C3', '#313C36'],
  'border.muted': ['#EAE3D6', '#252F2A'],
  'border.emphasized': ['#857F6E', '#7A857C'],
  'border.error': ['#B23F27', '#E58A71'],
  'border.inverted': ['#2C6550', '#24503F'],
} satisfies Record<string, ColorPair>;

/**
 * Palettes that a component takes through `colorPalette`. `solid` carries `contrast` text; `fg` is text on the page, on
 * `subtle` and on `muted`; `border` outlines; `focusRing` is the focus outline.
 */
const palettes = {
  'brand.solid': ['#14573F', '#74C7A1'],
  'brand.solidHover': ['#0D4531', '#8AD2B2'],
  'brand.contrast': ['#FFFFFF', '#06241A'],
  'brand.fg': ['#14573F', '#8AD2B2'],
  'brand.subtle': ['#E4F0E8', '#173127'],
  'brand.muted': ['#CFE4D8', '#1E4032'],
  'brand.emphasized': ['#AFD1C0', '#2A5743'],
  'brand.border': ['#4B8B70', '#4F9174'],
  'brand.focusRing': ['#1B7453', '#8AD2B2'],

  'accent.solid': ['#F4BC22', '#F3C02F'],
  'accent.solidHover': ['#E5AB0C', '#F8CF5C'],
  'accent.contrast': ['#2B1E00', '#2B1E00'],
  'accent.fg': ['#754F00', '#F3C64B'],
  'accent.subtle': ['#FDF1CB', '#382B09'],
  'accent.muted': ['#FAE4A3', '#4F3C0D'],
  'accent.emphasized': ['#F3CF66', '#6C5212'],
  'accent.border': ['#A27308', '#A87D1A'],
  'accent.focusRing': ['#8A5C00', '#F3C64B'],

  'neutral.solid': ['#2B302B', '#E6E1D4'],
  'neutral.solidHover': ['#171B18', '#F5F0E3'],
  'neutral.contrast': ['#FFFEFA', '#171B18'],
  'neutral.fg': ['#363B34', '#E6E1D4'],
  'neutral.subtle': ['#F0E9DC', '#232C27'],
  'neutral.muted': ['#E3DACA', '#2F3A33'],
  'neutral.emphasized': ['#CFC4B0', '#3F4A43'],
  'neutral.border': ['#857F6E', '#7A857C'],
  'neutral.focusRing': ['#1B7453', '#8AD2B2'],

  'danger.solid': ['#A3361F', '#F09780'],
  'danger.solidHover': ['#842815', '#F4AC99'],
  'danger.contrast': ['#FFFFFF', '#2E0D05'],
  'danger.fg': ['#9A2E1A', '#F4A792'],
  'danger.subtle': ['#FBEBE4', '#3A1D15'],
  'danger.muted': ['#F6D8CD', '#51291E'],
  'danger.emphasized': ['#EBBBAB', '#6D3829'],
  'danger.border': ['#BC5B44', '#BF614B'],
  'danger.focusRing': ['#A3361F', '#F4A792'],

  'fern.solid': ['#56651C', '#BCCB70'],
  'fern.solidHover': ['#424F11', '#CDD98F'],
  'fern.contrast': ['#FFFFFF', '#1C2204'],
  'fern.fg': ['#47560F', '#C6D37E'],
  'fern.subtle': ['#EFF2DB', '#282E12'],
  'fern.muted': ['#E1E8C0', '#38411A'],
  'fern.emphasized': ['#CBD59A', '#4B5624'],
  'fern.border': ['#77853A', '#7F8E41'],
  'fern.focusRing': ['#56651C', '#C6D37E'],
} satisfies Record<string, ColorPair>;

/** Colours of the illustrations: a coast at morning, the same coast at dusk. Decoration, never text. */
const art = {
  'art.sky': ['#F7E7BE', '#17332B'],
  'art.skyLow': ['#FBF1D8', '#21463A'],
  'art.sun': ['#F4BC22', '#F3C64B'],
  'art.ridgeFar': ['#B9D2C0', '#24503F'],
  'art.ridgeMid': ['#7FB097', '#1C4233'],
  'art.ridgeNear': ['#3B7D61', '#143528'],
  'art.ground': ['#14573F', '#0E291F'],
  'art.water': ['#D9E8DC', '#1B4034'],
  'art.leaf': ['#1F6A4D', '#5FAE8B'],
  'art.leafLight': ['#8CBD94', '#3B7D61'],
  'art.line': ['#0C3A2B', '#C9DDD0'],
  'art.plume': ['#F7E7BE', '#A9BF9F'],
  'art.paper': ['#FFFEFA', '#1F2B25'],
} satisfies Record<string, ColorPair>;

export const colors = { ...grounds, ...inks, ...lines, ...palettes, ...art };

export type ColorName = keyof typeof colors;

/** The palettes a component may take. */
export const paletteNames = ['brand', 'accent', 'neutral', 'danger', 'fern'] as const;
export type PaletteName = (typeof paletteNames)[number];

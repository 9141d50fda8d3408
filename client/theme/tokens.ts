/**
 * All design tokens except colours: type, space, corners, shadows, motion. Plain data in the shape that Chakra's
 * `createSystem` reads. Maintained by hand: importing Chakra's own tokens would ship every default recipe.
 */
type Token = { value: string };
const tokens = (values: Record<string, string>): Record<string, Token> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** A 4 px grid with half steps for dense tables. */
const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48,
];
const scale = Object.fromEntries(steps.map((step) => [String(step), `${step / 4}rem`]));

export const spacing = tokens({
  ...scale,
  section: 'clamp(3rem, 6vw, 5rem)',
  gutter: 'clamp(1rem, 4vw, 2.5rem)',
});

export const sizes = tokens({
  ...scale,
  52: '13rem',
  56: '14rem',
  60: '15rem',
  64: '16rem',
  72: '18rem',
  80: '20rem',
  96: '24rem',
  full: '100%',
  min: 'min-content',
  max: 'max-content',
  fit: 'fit-content',
  prose: '65ch',
  xs: '20rem',
  sm: '24rem',
  md: '28rem',
  lg: '32rem',
  xl: '36rem',
  '2xl': '42rem',
  '3xl': '48rem',
  '4xl': '56rem',
  '5xl': '64rem',
  '6xl': '72rem',
  page: '76rem',
  dialog: '37.5rem',
  drawer: '260px',
  drawerIcons: '4rem',
});

export const fonts = tokens({
  heading:
    '"Bricolage Grotesque Variable", "Bricolage fallback", "Bricolage by Roboto", "Bricolage by Open Sans", "Trebuchet MS", sans-serif',
  body: '"Figtree Variable", "Figtree fallback", "Figtree by Roboto", "Figtree by Open Sans", system-ui, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
});

/** Font sizes with a ratio of about 1.26 from `md` up; the two largest are reduced on a narrow screen. */
export const fontSizes = tokens({
  '2xs': '0.6875rem',
  xs: '0.75rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.3125rem',
  '2xl': '1.625rem',
  '3xl': '2.0625rem',
  '4xl': 'clamp(2.125rem, 1.6rem + 2.2vw, 2.75rem)',
  '5xl': 'clamp(2.5rem, 1.7rem + 3.6vw, 3.75rem)',
  '6xl': 'clamp(2.75rem, 1.6rem + 5.2vw, 4.75rem)',
});

export const fontWeights = tokens({
  normal: '400',
  medium: '500',
  semibold: '600',
  bold: '700',
  display: '680',
});
export const lineHeights = tokens({
  none: '1',
  tight: '1.08',
  snug: '1.25',
  short: '1.4',
  normal: '1.6',
  tall: '1.75',
});
export const letterSpacings = tokens({
  tight: '-0.025em',
  snug: '-0.012em',
  normal: '0',
  wide: '0.02em',
  eyebrow: '0.08em',
});

/** `leaf` is the signature corner: two opposite corners pointed, two rounded, as in the logo. */
export const radii = tokens({
  none: '0',
  xs: '3px',
  sm: '5px',
  md: '8px',
  lg: '12px',
  xl: '18px',
  l1: '5px',
  l2: '9px',
  l3: '14px',
  leaf: '4px 26px 4px 26px',
  leafSm: '3px 12px 3px 12px',
  full: '9999px',
});

export const durations = tokens({ instant: '0ms', fast: '120ms', moderate: '180ms', slow: '280ms' });
export const easings = tokens({
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  inOut: 'cubic-bezier(0.5, 0, 0.2, 1)',
});

export const zIndex = tokens({
  hide: '-1',
  base: '0',
  raised: '1',
  sticky: '200',
  toolbar: '300',
  drawer: '400',
  dropdown: '500',
  modal: '1000',
  popover: '1100',
  notice: '1300',
  skip: '1400',
});

export const cursor = tokens({
  button: 'pointer',
  checkbox: 'pointer',
  disabled: 'not-allowed',
  menuitem: 'pointer',
  option: 'pointer',
  radio: 'pointer',
  switch: 'pointer',
});
export const animations = tokens({
  spin: 'spin 0.9s linear infinite',
  pulse: 'pulse 1.8s ease-in-out infinite',
});

/** 991 px is the breakpoint of the public menu button and the admin drawer (R036, R041). */
export const breakpoints = { sm: '480px', md: '768px', lg: '991px', xl: '1200px', '2xl': '1500px' };

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.45' } },
  'fade-in': { from: { opacity: '0' } },
  'fade-out': { to: { opacity: '0' } },
  rise: { from: { opacity: '0', transform: 'translateY(10px)' } },
  sink: { to: { opacity: '0', transform: 'translateY(10px)' } },
  'slide-in': { from: { transform: 'translateX(-100%)' } },
  progress: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.85)' } },
};

/** Shadows are warm by day; at night they only deepen, and lighter backgrounds show elevation. */
export const shadows = {
  xs: pair('0 1px 2px rgb(64 50 20 / 0.08)', '0 1px 2px rgb(0 0 0 / 0.4)'),
  sm: pair('0 1px 2px rgb(64 50 20 / 0.06), 0 3px 10px rgb(64 50 20 / 0.07)', '0 2px 8px rgb(0 0 0 / 0.45)'),
  md: pair('0 2px 4px rgb(64 50 20 / 0.05), 0 10px 26px rgb(64 50 20 / 0.10)', '0 8px 24px rgb(0 0 0 / 0.5)'),
  lg: pair(
    '0 4px 8px rgb(64 50 20 / 0.06), 0 22px 52px rgb(64 50 20 / 0.16)',
    '0 18px 48px rgb(0 0 0 / 0.6)',
  ),
};

function pair(base: string, dark: string) {
  return { value: { base, _dark: dark } };
}

export const textStyles = {
  '2xs': { value: { fontSize: '2xs', lineHeight: 'short' } },
  xs: { value: { fontSize: 'xs', lineHeight: 'short' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.5' } },
  md: { value: { fontSize: 'md', lineHeight: 'normal' } },
  lg: { value: { fontSize: 'lg', lineHeight: 'normal' } },
  xl: { value: { fontSize: 'xl', lineHeight: 'short' } },
  lead: { value: { fontSize: { base: 'lg', md: 'xl' }, lineHeight: '1.5', color: 'fg.muted' } },
  label: { value: { fontSize: 'sm', lineHeight: 'short', fontWeight: 'semibold' } },
  eyebrow: {
    value: {
      fontSize: 'sm',
      lineHeight: 'short',
      fontWeight: 'semibold',
      letterSpacing: 'wide',
      color: 'fg.accent',
    },
  },
  figure: {
    value: {
      fontFamily: 'heading',
      fontWeight: 'display',
      letterSpacing: 'tight',
      lineHeight: 'none',
      fontVariantNumeric: 'tabular-nums',
    },
  },
  tabular: { value: { fontVariantNumeric: 'tabular-nums' } },
};

export const layerStyles = {
  disabled: { value: { opacity: '0.55', cursor: 'not-allowed' } },
  panel: { value: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'l3' } },
};

import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors } from './colors';
import { container, heading, separator, skeleton, spinner } from './recipes/basics';
import { checkbox, radioGroup, switchRecipe } from './recipes/choices';
import { button, fieldRecipe, input, link, nativeSelect, textarea } from './recipes/controls';
import { dialog, menu, popover, tooltip } from './recipes/overlays';
import { alert, badge, card, table, tabs } from './recipes/surfaces';
import * as look from './tokens';

type ColorToken = { value: { base: string; _dark: string } };
type ColorTree = Record<string, Record<string, ColorToken>>;

/** `'fg.muted': [light, dark]` becomes the nested semantic token that Chakra reads; a bare `fg` is its DEFAULT. */
function nestColors(): ColorTree {
  const tree: ColorTree = {};
  for (const [name, [base, dark]] of Object.entries(colors)) {
    const [group, shade = 'DEFAULT'] = name.split('.') as [string, string?];
    tree[group] = { ...tree[group], [shade]: { value: { base, _dark: dark } } };
  }
  return tree;
}

const config = defineConfig({
  cssVarsPrefix: 'up',
  disableLayers: true,
  preflight: true,
  globalCss: {
    '*': { '--global-color-border': 'colors.border' },
    html: {
      bg: 'bg',
      color: 'fg',
      fontFamily: 'body',
      lineHeight: 'normal',
      colorPalette: 'brand',
      scrollPaddingTop: '5rem',
      textSizeAdjust: '100%',
      fontSynthesis: 'none',
      overflowWrap: 'break-word',
    },
    'html, body': { minHeight: '100dvh' },
    '#root': { minHeight: '100dvh', display: 'flex', flexDirection: 'column' },
    '*::placeholder': { color: 'fg.subtle', opacity: '1' },
    '*::selection': { bg: 'brand.emphasized', color: 'fg' },
    'button, input, select, textarea': { fontFamily: 'inherit' },
    '*, *::before, *::after': {
      '@media (prefers-reduced-motion: reduce)': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
  },
  theme: {
    breakpoints: look.breakpoints,
    keyframes: look.keyframes,
    textStyles: look.textStyles,
    layerStyles: look.layerStyles,
    tokens: {
      animations: look.animations,
      cursor: look.cursor,
      durations: look.durations,
      easings: look.easings,
      fonts: look.fonts,
      fontSizes: look.fontSizes,
      fontWeights: look.fontWeights,
      letterSpacings: look.letterSpacings,
      lineHeights: look.lineHeights,
      radii: look.radii,
      sizes: look.sizes,
      spacing: look.spacing,
      zIndex: look.zIndex,
    },
    semanticTokens: { colors: nestColors(), shadows: look.shadows },
    recipes: { badge, button, container, heading, input, link, separator, skeleton, spinner, textarea },
    slotRecipes: {
      alert,
      card,
      checkbox,
      dialog,
      field: fieldRecipe,
      menu,
      nativeSelect,
      popover,
      radioGroup,
      switch: switchRecipe,
      table,
      tabs,
      tooltip,
    },
  },
});

const complete = createSystem(defaultBaseConfig, config);

/** Reset, base rules and tokens as style objects: the server writes them once into the head of each page. */
export const baseStyles = complete._global;

/** The system that components read. Without globals, so that no page carries the constant styles twice. */
export const system = { ...complete, _global: [] };

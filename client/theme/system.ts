import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors } from './colors';
import { container, heading, skeleton, spinner } from './recipes/basics';
import { checkbox } from './recipes/choices';
import { button, fieldRecipe, input, link, nativeSelect, textarea } from './recipes/controls';
import { badge, card } from './recipes/surfaces';
import { rememberingSystem } from './remembering-system';
import * as look from './tokens';

type ColorToken = { value: { base: string; _dark: string } };
type ColorTree = Record<string, Record<string, ColorToken>>;

/** Converts `'fg.muted': [light, dark]` to the nested semantic token that Chakra reads; a bare `fg` is its DEFAULT. */
function nestColors(): ColorTree {
  const tree: ColorTree = {};
  for (const [name, [base, dark]] of Object.entries(colors)) {
    const [group, shade = 'DEFAULT'] = name.split('.') as [string, string?];
    tree[group] = { ...tree[group], [shade]: { value: { base, _dark: dark } } };
  }
  return tree;
}

/**
 * The configuration of both sides: tokens, and the recipes for the first load of pages. Recipes of lazily loaded parts
 * are loaded with them (lazy-recipes/), and passed to the part as its `recipe`.
 */
export const config = defineConfig({
  cssVarsPrefix: 'up',
  disableLayers: true,
  theme: {
    breakpoints: look.breakpoints,
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
    recipes: { badge, button, container, heading, input, link, skeleton, spinner, textarea },
    slotRecipes: { card, checkbox, field: fieldRecipe, nativeSelect },
  },
});

/**
 * The system that components read, without the reset, base rules and tokens' texts, which are already in the head of
 * every page (base-css.ts).
 */
export const system = rememberingSystem({ ...createSystem(defaultBaseConfig, config), _global: [] });

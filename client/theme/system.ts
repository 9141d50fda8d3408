import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors } from './colors';
import { container, heading, separator, skeleton, spinner } from './recipes/basics';
import { checkbox, radioGroup, switchRecipe } from './recipes/choices';
import { button, fieldRecipe, input, link, nativeSelect, textarea } from './recipes/controls';
import { dialog, menu, popover, tooltip } from './recipes/overlays';
import { alert, badge, card, table, tabs } from './recipes/surfaces';
import { rememberingSystem } from './remembering-system';
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

/** What both sides know: tokens and recipes. */
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

/**
 * The system that components read. Reset, base rules and the texts of the tokens are not in it: the head of
 * every page has them already (base-css.ts).
 */
export const system = rememberingSystem({ ...createSystem(defaultBaseConfig, config), _global: [] });

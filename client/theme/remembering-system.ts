import type { SystemContext } from '@chakra-ui/react';
import { css as serialized } from '@emotion/react';

/** The maximum number of memoised style combinations; a page has a few hundred. */
const MAX_STYLES = 4000;

type Recipe = ReturnType<SystemContext['cva']>;
type SlotRecipe = ReturnType<SystemContext['sva']>;
type Styles = ReturnType<Recipe>;

type Memory<K, V> = { get(key: K): V | undefined; set(key: K, value: V): unknown };

/** Returns the memoised value for `key`, or computes it with `make`. */
function remembered<K, V>(known: Memory<K, V>, key: K, make: () => V): V {
  const before = known.get(key);
  if (before !== undefined) return before;
  const made = make();
  known.set(key, made);
  return made;
}

/**
 * Returns the same system, memoising what Chakra computes for each element at each render: recipes, which props are
 * styles, and Emotion's result for styles. Styles of recipes are found by their identity, those in props by their text.
 */
export function rememberingSystem(system: SystemContext): SystemContext {
  const names = new WeakMap<object, string>();
  const rules = new Map<string, Styles>();
  const recipes = new WeakMap<object, Recipe>();
  const slotRecipes = new WeakMap<object, SlotRecipe>();
  const properties = new Map<string, boolean>();
  let named = 0;

  /** Recipes return the same object for the same variants: from now on a short name identifies it. */
  const name = <S>(styles: S): S => {
    if (typeof styles === 'object' && styles !== null) remembered(names, styles, () => `#${++named}`);
    return styles;
  };

  const css: SystemContext['css'] = (...styles) => {
    const key = styles.map((style) => (style && names.get(style)) ?? JSON.stringify(style)).join();
    const known = rules.get(key);
    if (known) return known;
    if (rules.size >= MAX_STYLES) rules.clear();
    // Emotion accepts its own serialised result in place of styles.
    const made = serialized(system.css(...styles) as never) as unknown as Styles;
    rules.set(key, made);
    return made;
  };

  const lastingRecipe = (recipe: Recipe): Recipe =>
    remembered(recipes, recipe, () => {
      const merged = new WeakMap<object, Recipe>();
      const lasting = Object.assign((props: Parameters<Recipe>[0]) => name(recipe(props)), recipe, {
        merge: (other: Recipe) => remembered(merged, other, () => lastingRecipe(recipe.merge(other))),
      });
      recipes.set(lasting, lasting);
      return lasting;
    });

  const lastingSlotRecipe = (recipe: SlotRecipe): SlotRecipe =>
    remembered(slotRecipes, recipe, () => {
      const lasting = (props: Parameters<SlotRecipe>[0]) => {
        const slots = recipe(props);
        Object.values(slots).forEach(name);
        return slots;
      };
      return Object.assign(lasting, recipe);
    });

  return {
    ...system,
    css,
    cva: ((config) =>
      remembered(recipes, config, () => lastingRecipe(system.cva(config)))) as SystemContext['cva'],
    sva: ((config) =>
      remembered(slotRecipes, config, () => lastingSlotRecipe(system.sva(config)))) as SystemContext['sva'],
    getRecipeFn: (key, fallback) => lastingRecipe(system.getRecipeFn(key, fallback)),
    getSlotRecipeFn: (key, fallback) => lastingSlotRecipe(system.getSlotRecipeFn(key, fallback)),
    isValidProperty: (property) => remembered(properties, property, () => system.isValidProperty(property)),
  };
}

import type { ComponentType } from 'react';

/** The code of a component that loads on request, and is tried again if loading failed. */
export type LazyModule<Props> = {
  /** The loaded component; null before. */
  current: ComponentType<Props> | null;
  /** Resolves once the code has loaded. */
  arrived: Promise<void>;
  /** Loads the code, once. Rejects if it cannot be loaded; the next call tries again. */
  load: () => Promise<void>;
  /** Like `load`, but always returns the same promise: for a page that cannot be shown without the code. */
  needed: () => Promise<void>;
};

/** All declared components, for a server that has every component at hand. */
const all: (() => Promise<void>)[] = [];

/** Loads all components that the current screens may need. */
export const loadAllLazyModules = async (): Promise<void> =>
  void (await Promise.all(all.map((load) => load())));

/** Declares a component whose code loads on request: `lazyModule(() => import('./message-form'))`. */
export function lazyModule<Props>(
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
): LazyModule<Props> {
  let arrive = () => {};
  let loading: Promise<void> | null = null;
  let needed: Promise<void> | null = null;
  const code: LazyModule<Props> = {
    current: null,
    arrived: new Promise((resolve) => {
      arrive = resolve;
    }),
    load: () => {
      loading ??= fetchModule().then(
        (module) => {
          code.current = module.default;
          arrive();
        },
        (error) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    needed: () => {
      needed ??= code.load();
      return needed;
    },
  };
  all.push(code.load);
  return code;
}

import type { ComponentType } from 'react';

/** The code of a component that comes when it is asked for, and is tried again when it did not come. */
export type LateCode<Props> = {
  /** What has come; null before that. */
  current: ComponentType<Props> | null;
  /** Fulfilled once it has come. */
  arrived: Promise<void>;
  /** Fetches it, once. Rejects if it cannot be had; the next call tries again. */
  load: () => Promise<void>;
  /** The same, the same promise each time: for a page that cannot be shown without. */
  needed: () => Promise<void>;
};

/** All there are, for a server that has every component at hand. */
const all: (() => Promise<void>)[] = [];

/** Fetches whatever the screens that are here may ask for. */
export const loadAllLateCode = async (): Promise<void> => void (await Promise.all(all.map((load) => load())));

/** Declares a component whose code comes late: `lateCode(() => import('./message-form'))`. */
export function lateCode<Props>(
  fetchModule: () => Promise<{ default: ComponentType<Props> }>,
): LateCode<Props> {
  let arrive = () => {};
  let loading: Promise<void> | null = null;
  let needed: Promise<void> | null = null;
  const code: LateCode<Props> = {
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

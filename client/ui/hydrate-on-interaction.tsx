import {
  type ComponentType,
  createContext,
  memo,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigation } from 'react-router';
import { onFirstInteraction } from '../lib/first-interaction';
import { onLanguageSwitch, texts, useTexts } from '../lib/language';
import { type LazyModule, lazyModule } from '../lib/lazy-module';
import { earlyPresses, PART_USED, WAITING } from '../lib/pending-hydration';
import { restoreTexts } from '../lib/translated-texts';
import { withLoadTimeout } from '../navigation/chunk-load';
import { currentNotices, notify } from './notices';

/** True for a server-rendered part, which could be used before its code had loaded (hydrate-on-interaction.tsx). */
const ServerRendered = /* @__PURE__ */ createContext(false);

const deferredTexts = texts(
  {
    notLoaded: 'Can’t connect to Uplift',
    loadAgain: 'Please check your connection and load the page again.',
  },
  {
    notLoaded: 'Kāore i tae ki a Uplift',
    loadAgain: 'Tirohia tō hononga, ka uta anō i te whārangi.',
  },
);

const neverChanges = () => () => {};

/** Returns true on the server and for hydrated parts; false for parts that the browser itself renders. */
function useServerRendered(): boolean {
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [atFirst] = useState(hydrating);
  return atFirst;
}

/** Returns true if the browser has restored text that was typed before the user left the page. */
const isFilledIn = (part: Element): boolean =>
  [...part.querySelectorAll<HTMLInputElement>('input, textarea')].some((field) =>
    // The value of a checkbox is its name for the server, whether it is ticked or not.
    field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
  );

/** Reasons for loading the code of a part before it is used, and callbacks. */
export type HydrationOptions = {
  /** If true, loads once the user uses the page, not only the part itself. */
  withPage?: boolean;
  /** Loads at once if it returns true for the part. */
  ifNeeded?: (part: Element) => boolean;
  /**
   * Called when the page is left, or loaded in the other language, before the code has loaded; `path` is its address.
   */
  whenLeft?: (part: Element, path: string) => void;
  /** Called once the part is hydrated. */
  whenAlive?: (part: Element) => void;
};

/** Loads the code as soon as the part is used, or if it has text typed earlier. */
function useCodeOnUse(
  place: RefObject<HTMLElement | null>,
  load: () => Promise<void>,
  { withPage, ifNeeded, whenLeft }: HydrationOptions,
): void {
  const text = useTexts(deferredTexts);
  useEffect(() => {
    const part = place.current;
    if (!part?.hasAttribute(WAITING)) return;
    // By the time a part is unmounted, the address is that of the next page.
    const path = window.location.pathname;
    const leave = () => void (part.hasAttribute(WAITING) && whenLeft?.(part, path));
    addEventListener('pagehide', leave);
    const tell = () => {
      const isShown = currentNotices().some(({ title }) => title === text.notLoaded);
      if (!isShown) notify({ kind: 'error', title: text.notLoaded, description: text.loadAgain });
    };
    const start = () => void load().then(() => restoreTexts(part), tell);
    part.addEventListener(PART_USED, start);
    const callOffSwitch = onLanguageSwitch(leave);
    if (ifNeeded?.(part) || earlyPresses().has(part) || isFilledIn(part)) start();
    const callOff = withPage
      ? onFirstInteraction(
          () =>
            void load().then(
              () => restoreTexts(part),
              () => undefined,
            ),
        )
      : undefined;
    return () => {
      callOff?.();
      callOffSwitch();
      part.removeEventListener(PART_USED, start);
      removeEventListener('pagehide', leave);
      if (!part.isConnected) leave();
    };
  }, [place, load, text, withPage, ifNeeded, whenLeft]);
}

/** Ends the waiting of a hydrated part, and repeats the presses that were held. */
function endWaiting(part: Element | null): void {
  if (!part?.hasAttribute(WAITING)) return;
  part.removeAttribute(WAITING);
  const pressed = earlyPresses().get(part) ?? [];
  earlyPresses().delete(part);
  for (const element of pressed) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}

/** Calls `tell` after the component before it has been hydrated. */
function Arrived({ onArrived }: { onArrived: () => void }) {
  useEffect(onArrived, [onArrived]);
  return null;
}

type Late<Props> = { code: LazyModule<Props>; props: Props };
type PlaceProps<Props> = Late<Props> & { cameWithPage: boolean; options: HydrationOptions };

/** The component, once its code has loaded. Until then the server-rendered part stays as it is. */
function Code<Props extends object>({ code, props, cameWithPage }: Omit<PlaceProps<Props>, 'options'>) {
  if (code.current) return <code.current {...props} />;
  use(cameWithPage ? code.arrived : code.needed());
  return null;
}

/**
 * The place of the part. When its properties or a context above it change, React can hydrate a server-rendered part or
 * render it again, but not leave it alone: so nothing changes for it while it waits. It is rendered with its initial
 * properties, and gets later ones once its code has loaded. The place itself listens to the router, the only context
 * that changes while a page stays: React looks for affected components from above and stops at the first one, which
 * then renders the very same part. Without a listener React would hold a navigation until the part is hydrated, which
 * may never happen if it is not used.
 */
function Place<Props extends object>({ code, props, cameWithPage, options }: PlaceProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  useNavigation();
  useCodeOnUse(place, code.load, options);
  const { whenAlive } = options;
  const [cameWith] = useState(props);
  const [alive, setAlive] = useState(false);
  const shown = cameWithPage && !alive ? cameWith : props;
  const part = useMemo(() => {
    const tell = () => {
      if (place.current) whenAlive?.(place.current);
      endWaiting(place.current);
      setAlive(true);
    };
    const living = (
      <>
        <Code code={code} props={shown} cameWithPage={cameWithPage} />
        <Arrived onArrived={tell} />
      </>
    );
    // Without a boundary, a navigation from another page waits until the code has loaded.
    return cameWithPage ? <Suspense>{living}</Suspense> : living;
  }, [code, shown, cameWithPage, whenAlive]);
  return (
    <div ref={place} {...(cameWithPage && { [WAITING]: '' })}>
      <ServerRendered value={cameWithPage}>{part}</ServerRendered>
    </div>
  );
}

const PlaceOnce = memo(Place) as typeof Place;

/** A component of its own, because it renders twice during hydration: changes around the part then would replace it. */
function DeferredPart<Props extends object>(late: Omit<PlaceProps<Props>, 'cameWithPage'>) {
  return <PlaceOnce {...late} cameWithPage={useServerRendered()} />;
}

/** Equal properties are no change, even if they were read from the store again. Functions among them are ignored. */
const sameData = (before: object, after: object) => JSON.stringify(before) === JSON.stringify(after);

/**
 * Creates a server-rendered part whose code loads when the user begins to use it: `hydrateOnInteraction(() =>
 * import('./message-form'))`. It can be used at once: text typed before the code has loaded stays, with the focus, and
 * presses are repeated then. Its properties must be plain data, and functions whose first version stays valid.
 */
export function hydrateOnInteraction<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  options: HydrationOptions = {},
) {
  const code = lazyModule(() => withLoadTimeout(load));
  return memo((props: Props) => <DeferredPart code={code} props={props} options={options} />, sameData);
}

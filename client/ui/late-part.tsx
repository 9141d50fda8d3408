import {
  type ComponentType,
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
import { onLanguageSwitch, texts, useTexts } from '../lib/language';
import { type LateCode, lateCode } from '../lib/late-code';
import { onPageUse } from '../lib/page-use';
import { putBackTexts } from '../lib/translated-texts';
import { PART_USED, pressedEarly, WAITING } from '../lib/waiting-parts';
import { withLoadTimeout } from '../navigation/chunk-load';
import { CameWithPage } from './came-with-page';
import { currentNotices, notify } from './notices';

const lateTexts = texts(
  {
    notLoaded: 'We could not reach Uplift',
    loadAgain: 'Please check your connection and load the page again.',
  },
  {
    notLoaded: 'Kāore i tae ki a Uplift',
    loadAgain: 'Tirohia tō hononga, ka uta anō i te whārangi.',
  },
);

const neverChanges = () => () => {};

/** True on the server and for what is hydrated; false for what the browser draws itself. */
function useCameWithPage(): boolean {
  const hydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [atFirst] = useState(hydrating);
  return atFirst;
}

/** Whether a browser has put back what was typed before somebody left the page. */
const isFilledIn = (part: Element): boolean =>
  [...part.querySelectorAll<HTMLInputElement>('input, textarea')].some((field) =>
    // A tick's value is its name for the server, whether it is set or not.
    field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
  );

/** When the code of a part comes, though nobody goes to it. */
export type LateOptions = {
  /** Once somebody uses the page, not only the part itself. */
  withPage?: boolean;
  /** At once, if that says so of the part as it stands. */
  ifNeeded?: (part: Element) => boolean;
  /** Called when the page is left, or loaded in the other language, before the code is here; `path` is its address. */
  whenLeft?: (part: Element, path: string) => void;
  /** Called once the part answers by itself. */
  whenAlive?: (part: Element) => void;
};

/** Fetches the code as soon as the part is used, or holds what somebody typed earlier. */
function useCodeOnUse(
  place: RefObject<HTMLElement | null>,
  load: () => Promise<void>,
  { withPage, ifNeeded, whenLeft }: LateOptions,
): void {
  const text = useTexts(lateTexts);
  useEffect(() => {
    const part = place.current;
    if (!part?.hasAttribute(WAITING)) return;
    // By the time that a part goes, the address is that of the next page.
    const path = window.location.pathname;
    const leave = () => void (part.hasAttribute(WAITING) && whenLeft?.(part, path));
    addEventListener('pagehide', leave);
    const tell = () => {
      const told = currentNotices().some(({ title }) => title === text.notLoaded);
      if (!told) notify({ kind: 'error', title: text.notLoaded, description: text.loadAgain });
    };
    const start = () => void load().then(() => putBackTexts(part), tell);
    part.addEventListener(PART_USED, start);
    const callOffSwitch = onLanguageSwitch(leave);
    if (ifNeeded?.(part) || pressedEarly().has(part) || isFilledIn(part)) start();
    const callOff = withPage
      ? onPageUse(
          () =>
            void load().then(
              () => putBackTexts(part),
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

/** From now on the part answers by itself; what was pressed before is pressed now. */
function endWaiting(part: Element | null): void {
  if (!part?.hasAttribute(WAITING)) return;
  part.removeAttribute(WAITING);
  const pressed = pressedEarly().get(part) ?? [];
  pressedEarly().delete(part);
  for (const element of pressed) {
    if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  }
}

/** Tells, after its neighbour, that they have come to life. */
function Arrived({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

type Late<Props> = { code: LateCode<Props>; props: Props };
type PlaceProps<Props> = Late<Props> & { cameWithPage: boolean; options: LateOptions };

/** The component, once its code is here. Until then what came with the page stays as it is. */
function Code<Props extends object>({ code, props, cameWithPage }: Omit<PlaceProps<Props>, 'options'>) {
  if (code.current) return <code.current {...props} />;
  use(cameWithPage ? code.arrived : code.needed());
  return null;
}

/**
 * Where the part stands. React can bring to life what came with the page, or draw it anew, but not leave it, when its
 * properties or a context above it change: so nothing changes for it while it waits. It is drawn with the properties
 * that it came with, and the others come with its code. And its place itself listens to the router, the only context
 * that changes while a page stays: React seeks those whom a change concerns from above and stops at the first, which
 * then draws the very same part. Without a listener React would hold a navigation until the part has come to life, and
 * for ever where nobody uses it.
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
        <Arrived tell={tell} />
      </>
    );
    // Without a boundary whoever comes from another page stays there until the code is here.
    return cameWithPage ? <Suspense>{living}</Suspense> : living;
  }, [code, shown, cameWithPage, whenAlive]);
  return (
    <div ref={place} {...(cameWithPage && { [WAITING]: '' })}>
      <CameWithPage value={cameWithPage}>{part}</CameWithPage>
    </div>
  );
}

const PlaceOnce = memo(Place) as typeof Place;

/** Apart, for it is drawn twice when a page comes to life: what changes around the part then would replace it. */
function LatePart<Props extends object>(late: Omit<PlaceProps<Props>, 'cameWithPage'>) {
  return <PlaceOnce {...late} cameWithPage={useCameWithPage()} />;
}

/** Equal properties are no change, though they have been read anew from the store. Functions among them do not count. */
const sameData = (before: object, after: object) => JSON.stringify(before) === JSON.stringify(after);

/**
 * A part that the server draws and whose code comes when somebody begins to use it:
 * `latePart(() => import('./message-form'))`. It can be used at once: what is typed until its code comes stays, with
 * the focus, and what is pressed happens then. Its properties are plain data, and functions that stay as good as at
 * first.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  options: LateOptions = {},
) {
  const code = lateCode(() => withLoadTimeout(load));
  return memo((props: Props) => <LatePart code={code} props={props} options={options} />, sameData);
}

import { use, useEffect, useId, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext, useHref, useLocation, useNavigate, useNavigationType } from 'react-router';
import { setAudienceMode } from '../../lib/audience-mode';
import { keepFocus, navigationState } from '../../lib/navigation-state';
import { cleanSearchText } from '../../lib/search-text';
import { paths, RESULTS_ADDRESS } from '../../navigation/paths';
import { useSearched } from './use-searched';

/** Milliseconds of rest before typing on the results screen searches (A137). */
const TYPING_PAUSE = 150;

const addressOf = (wanted: string) => paths.searchService(cleanSearchText(wanted));

/**
 * The text of a search box and what running it does. The text follows the address, and is cleared on leaving the
 * results (R016); on their screen typing searches live. Running a search sets the mode to General (R019).
 */
export function useSearchText() {
  const navigate = useNavigate();
  const { pathname, search, state, key } = useLocation();
  const router = use(UNSAFE_DataRouterContext)?.router;
  const way = useNavigationType();
  const searched = useSearched();
  const [text, setText] = useState(searched.text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where typing has led, maybe a moment before it is shown. */
  const asked = useRef('');
  /** Where the search leads that was run and is under way, and whether more was typed since. */
  const ran = useRef({ to: '', typedSince: false });
  /** The address that the browser showed when it was typed last; it is a moment ahead of its page. */
  const typedAt = useRef('');
  const id = useId();
  // What was typed here is newer in the box than in the address, until somebody comes back to it.
  const typedHere = way !== 'POP' && navigationState(state).typedIn === id;
  const here = pathname + search;
  // With the language that may stand before it.
  const hereInBrowser = useHref(here);

  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const searchLive = (wanted: string) => {
    stopWaiting();
    setAudienceMode('General');
    // The results for the previous text may still be loading.
    const latest = asked.current || here;
    asked.current = addressOf(wanted);
    if (asked.current === latest) return;
    // The router may be ahead of the page on screen.
    const { typedIn } = navigationState(router ? router.state.location.state : state);
    void navigate(asked.current, {
      // One step of the history for all that is typed in one go.
      replace: Boolean(typedIn) || asked.current === here,
      preventScrollReset: true,
      state: { ...keepFocus, typedIn: id },
    });
  };
  const live = useRef(searchLive);
  useEffect(() => {
    live.current = searchLive;
  });
  const searchSoon = (wanted: string) => {
    stopWaiting();
    timer.current = setTimeout(() => live.current(wanted), TYPING_PAUSE);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new location, be its text the same
  useEffect(() => {
    if (typedHere) return;
    // Whoever went on typing while the search or this page was under way keeps that, and it is searched for next.
    const typedOn =
      (ran.current.typedSince && ran.current.to === here) ||
      (typedAt.current === hereInBrowser && (timer.current !== undefined || asked.current !== ''));
    ran.current = { to: '', typedSince: false };
    typedAt.current = '';
    stopWaiting();
    asked.current = '';
    if (typedOn) searchSoon(text);
    else setText(searched.text);
  }, [key, typedHere, searched.text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    text,
    /** Takes what is typed; searches after a pause on the results screen. */
    type: (value: string) => {
      setText(value);
      ran.current.typedSince = true;
      typedAt.current = window.location.pathname + window.location.search;
      if (searched.onResults) searchSoon(value);
    },
    /**
     * Takes note that the box is left for `to`. Whoever follows a link is not to be overtaken by what was typed a
     * moment before; not all browsers focus the link. Whoever goes on to a filter means both.
     */
    leave: (to: Element | null) => {
      if (!to || to.tagName === 'A') stopWaiting();
      else if (timer.current !== undefined && to.tagName === 'SELECT') live.current(text);
    },
    /**
     * Goes to the results for `wanted`; empty text goes to all suppliers (R012, R013). `target` is another address that
     * was chosen, where the box will say `wanted`.
     */
    run: (wanted: string, target = addressOf(wanted)) => {
      const results = RESULTS_ADDRESS.test(target);
      stopWaiting();
      setText(wanted);
      if (results) setAudienceMode('General');
      ran.current = { to: target, typedSince: false };
      if (target !== asked.current) {
        // What was found while typing stays behind a page that is none of the results.
        void navigate(target, { replace: target === here || (typedHere && results) });
      }
      // Where typing has been already there is nothing to wait for: the keyboard follows at once.
      if (target === asked.current || target === here)
        document.getElementById('content')?.focus({ preventScroll: true });
    },
  };
}

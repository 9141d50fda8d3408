import { use, useEffect, useId, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext, useHref, useLocation, useNavigate, useNavigationType } from 'react-router';
import { setAudienceMode } from '../../../lib/audience-mode';
import { keepFocus, navigationState } from '../../../lib/navigation-state';
import { cleanSearchText } from '../../../lib/search-text';
import { paths, RESULTS_ADDRESS } from '../../../navigation/paths';
import { useCurrentSearch } from './use-current-search';

/** Milliseconds between the last keystroke and the search on the results screen (A137). */
const TYPING_PAUSE = 150;

const addressOf = (wanted: string) => paths.searchService(cleanSearchText(wanted));

/**
 * The text of a search box, and the function that searches for it. The text follows the address, and is cleared on
 * leaving the results (R016); on the results screen, typing searches live. Running a search sets the mode to General
 * (R019).
 */
export function useSearchText() {
  const navigate = useNavigate();
  const { pathname, search, state, key } = useLocation();
  const router = use(UNSAFE_DataRouterContext)?.router;
  const way = useNavigationType();
  const searched = useCurrentSearch();
  const [text, setText] = useState(searched.text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The address that typing has led to, possibly before its page is shown. */
  const requested = useRef('');
  /** The address of a search that is still loading, and whether the user has typed since. */
  const ran = useRef({ to: '', typedSince: false });
  /** The browser's address at the last keystroke; it can be ahead of the page on screen. */
  const typedAt = useRef('');
  const id = useId();
  // For text typed here, the box is more recent than the address, until the user returns through the history.
  const typedHere = way !== 'POP' && navigationState(state).typedIn === id;
  const here = pathname + search;
  // The current address, including a language prefix.
  const hereInBrowser = useHref(here);

  const stopWaiting = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const searchLive = (wanted: string) => {
    stopWaiting();
    setAudienceMode('General');
    // The results for the previous text may still be loading.
    const latest = requested.current || here;
    requested.current = addressOf(wanted);
    if (requested.current === latest) return;
    // The router may be ahead of the page on screen.
    const { typedIn } = navigationState(router ? router.state.location.state : state);
    void navigate(requested.current, {
      // All that is typed without interruption is one entry of the history.
      replace: Boolean(typedIn) || requested.current === here,
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new location, even with the same text
  useEffect(() => {
    if (typedHere) return;
    // Text typed while the search or this page was loading stays, and is searched for next.
    const typedOn =
      (ran.current.typedSince && ran.current.to === here) ||
      (typedAt.current === hereInBrowser && (timer.current !== undefined || requested.current !== ''));
    ran.current = { to: '', typedSince: false };
    typedAt.current = '';
    stopWaiting();
    requested.current = '';
    if (typedOn) searchSoon(text);
    else setText(searched.text);
  }, [key, typedHere, searched.text]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    text,
    /** Handles a keystroke; on the results screen, searches after a pause. */
    type: (value: string) => {
      setText(value);
      ran.current.typedSince = true;
      typedAt.current = window.location.pathname + window.location.search;
      if (searched.onResults) searchSoon(value);
    },
    /**
     * Called when the focus leaves the box for `to`. Following a link cancels a pending search, which would overtake it
     * (not all browsers focus the link). Going to a filter searches first, since the user wants both.
     */
    leave: (to: Element | null) => {
      if (!to || to.tagName === 'A') stopWaiting();
      else if (timer.current !== undefined && to.tagName === 'SELECT') live.current(text);
    },
    /**
     * Opens the results for `wanted`; empty text opens all suppliers (R012, R013). `target` is the address of a chosen
     * suggestion, on which the box will say `wanted`.
     */
    run: (wanted: string, target = addressOf(wanted)) => {
      const results = RESULTS_ADDRESS.test(target);
      stopWaiting();
      setText(wanted);
      if (results) setAudienceMode('General');
      ran.current = { to: target, typedSince: false };
      if (target !== requested.current) {
        // Results found while typing stay in the history behind a page that is not one of the results.
        void navigate(target, { replace: target === here || (typedHere && results) });
      }
      // If typing has already opened the address, nothing loads: the focus moves at once.
      if (target === requested.current || target === here)
        document.getElementById('content')?.focus({ preventScroll: true });
    },
  };
}

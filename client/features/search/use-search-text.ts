import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-router';
import { paths } from '../../app/paths';
import { setAudienceMode } from '../../lib/audience-mode';

/** Milliseconds of rest before typing on the results screen searches (A137). */
const TYPING_PAUSE = 150;

/**
 * The text of a search box and what running it does. The text follows the address on the results screen and is
 * cleared on leaving it (R016); there, typing searches live. Running a search sets the mode to General (R019).
 */
export function useSearchText() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const onResults = /^\/searchresults(\/|$)/i.test(pathname);
  const searched = useMatch('/searchResults/service/:text/*')?.params.text ?? '';
  const [text, setText] = useState(searched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typing = useRef(false);

  useEffect(() => {
    if (!typing.current) setText(onResults ? searched : '');
    typing.current = false;
  }, [onResults, searched]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (wanted: string, live: boolean) => {
    clearTimeout(timer.current);
    const trimmed = wanted.trim();
    setAudienceMode('General');
    const target = trimmed ? paths.searchService(trimmed) : paths.search();
    void navigate(
      target,
      live ? { replace: true, preventScrollReset: true, state: { keepFocus: true } } : undefined,
    );
  };

  return {
    text,
    /** Takes what is typed; searches after a pause on the results screen. */
    type: (value: string) => {
      setText(value);
      if (!onResults) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        typing.current = true;
        go(value, true);
      }, TYPING_PAUSE);
    },
    /** Goes to the results for `wanted`; empty text goes to all suppliers (R012, R013). */
    run: (wanted: string) => {
      setText(wanted);
      go(wanted, false);
    },
  };
}

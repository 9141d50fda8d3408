import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { useLanguage, useTexts } from '../lib/language';
import { navigationState } from '../lib/navigation-state';
import { chromeTexts } from '../navigation/page-titles';
import { deepestHandle, mergedMeta } from '../navigation/use-route-handle';
import { documentTitle, pageDescription } from '../seo/page-meta';
import { NoticeRegion } from '../ui/notice-region';
import { hideInPrint } from '../ui/print';

const SkipLink = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'skip',
    px: '4',
    py: '2',
    bg: 'accent.solid',
    color: 'accent.contrast',
    borderRadius: 'l2',
    fontWeight: 'semibold',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
    // Moved out of the window, it would be printed at the foot of every page but the last.
    ...hideInPrint,
  },
});

/** Updates the document's title and description with each page; the server renders the first ones. */
function DocumentHead() {
  const matches = useMatches();
  const language = useLanguage();
  const meta = mergedMeta(matches.map((match) => match.loaderData));
  const title = documentTitle(meta.title ?? deepestHandle(matches).title, language);
  const description = pageDescription(meta, language);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  return null;
}

/**
 * Places that keep the focus when a new page arrives: an open dialog, such as the palette, and the button of a notice,
 * such as Undo (F8).
 */
const KEEPS_FOCUS = '[role$=dialog][data-state=open], [data-notice-action]';
const keepsFocus = () => document.activeElement?.closest(KEEPS_FOCUS);

/** Moves the focus to the new page after a navigation, since the old link is gone. */
function useFocusOnNavigation() {
  const { pathname, state, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.key === key || (before.pathname === pathname && !navigationState(state).freshPage)) return;
    if (!hash && !navigationState(state).keepFocus && !keepsFocus())
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, state, hash, key]);
}

/** Marks `<html>` once the page is interactive, since scripts start after the first paint. */
function useAliveMark() {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true';
  }, []);
}

/** A thin line at the top while the next page loads; delayed, so that it does not flash for quick ones. */
function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <Box
      position="fixed"
      top="0"
      insetX="0"
      h="3px"
      zIndex="notice"
      bg="accent.solid"
      transformOrigin="left"
      animation="progress 2.5s cubic-bezier(0.2, 0.7, 0.2, 1) 150ms both"
    />
  );
}

/** The layout of every page: skip link, scrolling to top or hash (R033), titles (R030), notices. */
export function RootLayout() {
  useFocusOnNavigation();
  useAliveMark();
  const text = useTexts(chromeTexts);
  return (
    <>
      <SkipLink href="#content">{text.skip}</SkipLink>
      <NavigationProgress />
      <Outlet />
      <DocumentHead />
      <NoticeRegion />
      <ScrollRestoration />
    </>
  );
}

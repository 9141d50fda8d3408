import { Box } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts, useTexts } from '../lib/language';
import { ButtonLink } from './button-link';
import { EmptyState } from './empty-state';
import { PagesNav } from './pages-nav';

const words = texts(
  {
    noPage: 'Page not found',
    noPageText: 'This page of the list doesn’t exist. Go to page 1.',
    firstPage: 'Go to the first page',
  },
  {
    noPage: 'Kāore he whārangi pēnā',
    noPageText: 'Kāore i pērā te roa o te rārangi.',
    firstPage: 'Ki tōna tīmatanga',
  },
);

/** Returns a ref for a page of a list; after another page was opened, moves the focus to its first entry. */
function useFirstAfterTurn(page: number) {
  const entries = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // The address has already scrolled to the section; its heading stays visible.
    entries.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [page]);
  return entries;
}

type Props = {
  page: number;
  last: number;
  to: (page: number) => string;
  /** The accessible name of the navigation, which names the list. */
  label: string;
  children: ReactNode;
};

/** A page of one list on a screen with other content, and links to its other pages. */
export function ListPage({ page, last, to, label, children }: Props) {
  const text = useTexts(words);
  const entries = useFirstAfterTurn(page);
  if (page > last)
    return (
      <EmptyState
        level="h3"
        title={text.noPage}
        action={
          <ButtonLink to={to(1)} variant="outline">
            {text.firstPage}
          </ButtonLink>
        }
      >
        {text.noPageText}
      </EmptyState>
    );
  return (
    <>
      <Box ref={entries}>{children}</Box>
      <PagesNav label={label} page={page} last={last} to={to} />
    </>
  );
}

import { Grid } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../lib/language';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { PagesNav } from '../../ui/pages-nav';
import { type GiverList, giverPagePath, PAGE_SIZE, readGiverPages } from './cause-address';
import { causeTexts } from './good-cause-texts';

/** The list that a page is of: once the page has been turned, the keyboard stands at its first entry. */
function useFirstAfterTurn(page: number) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // The address has led to the section already; its heading stays in sight.
    list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [page]);
  return list;
}

type Props = { causeId: number; list: GiverList; totalCount: number; children: ReactNode[] };

/** A page of those who give to a cause, as list items, and the way to the others. */
export function GiverPage({ causeId, list, totalCount, children }: Props) {
  const text = useTexts(causeTexts);
  const [query] = useSearchParams();
  const pages = readGiverPages(query);
  const page = pages[list];
  const ref = useFirstAfterTurn(page);
  const to = (turned: number) => giverPagePath(causeId, pages, list, turned);
  if (children.length === 0)
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
      <Grid
        asChild
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
        gap="5"
      >
        <ul ref={ref}>{children}</ul>
      </Grid>
      <PagesNav
        label={list === 'buyers' ? text.buyersPages : text.suppliersPages}
        page={page}
        last={Math.ceil(totalCount / PAGE_SIZE)}
        to={to}
      />
    </>
  );
}

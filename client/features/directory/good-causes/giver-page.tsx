import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../lib/language';
import { ListPage } from '../../../ui/list-page';
import { type GiverList, giverPagePath, PAGE_SIZE, readGiverPages } from './cause-address';
import { causeTexts } from './good-cause-texts';

type Props = { causeId: number; list: GiverList; totalCount: number; children: ReactNode };

/** One page of the givers to a cause, as list items, with links to the other pages. */
export function GiverPage({ causeId, list, totalCount, children }: Props) {
  const text = useTexts(causeTexts);
  const [query] = useSearchParams();
  const pages = readGiverPages(query);
  return (
    <ListPage
      label={list === 'buyers' ? text.buyersPages : text.suppliersPages}
      page={pages[list]}
      last={Math.ceil(totalCount / PAGE_SIZE)}
      to={(page) => giverPagePath(causeId, pages, list, page)}
    >
      <Grid
        as="ul"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          xl: 'repeat(3, minmax(0, 1fr))',
        }}
        gap="5"
      >
        {children}
      </Grid>
    </ListPage>
  );
}

import { Flex, Text } from '@chakra-ui/react';
import { texts, useTexts } from '../lib/language';
import { freshPage } from '../lib/navigation-state';
import { ButtonLink } from './button-link';
import { ChevronLeftIcon, ChevronRightIcon } from './pictograms';

const words = texts(
  {
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
    place: (page: number, last: number) => `Page ${page} of ${last}`,
  },
  {
    pages: 'Ngā whārangi',
    previous: 'Ki mua',
    next: 'Ki muri',
    place: (page: number, last: number) => `Whārangi ${page} o te ${last}`,
  },
);

type Props = {
  page: number;
  last: number;
  to: (page: number) => string;
  /** The accessible name, if a page has several lists. */
  label?: string;
};

/** Links to the previous and next page of a list; pages have addresses, so they survive reload and Back. */
export function PagesNav({ page, last, to, label }: Props) {
  const say = useTexts(words);
  if (last <= 1) return null;
  return (
    <Flex as="nav" aria-label={label ?? say.pages} justify="space-between" align="center" gap="4" mt="10">
      {page > 1 ? (
        <ButtonLink to={to(page - 1)} variant="outline" rel="prev" state={freshPage}>
          <ChevronLeftIcon /> {say.previous}
        </ButtonLink>
      ) : (
        <span />
      )}
      <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {say.place(page, last)}
      </Text>
      {page < last ? (
        <ButtonLink to={to(page + 1)} variant="outline" rel="next" state={freshPage}>
          {say.next} <ChevronRightIcon />
        </ButtonLink>
      ) : (
        <span />
      )}
    </Flex>
  );
}

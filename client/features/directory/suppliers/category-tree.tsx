import { Box, chakra, Heading } from '@chakra-ui/react';
import { Link } from 'react-router';
import { formatCount } from '../../../lib/format';
import { useContentLang, useTexts } from '../../../lib/language';
import { keepFocus } from '../../../lib/navigation-state';
import type { SupplierResultsQuery } from './results.generated';
import { resultsTexts } from './results-texts';
import { criteriaPath, findCategory, type SearchCriteria } from './search-criteria';
import type { CategoryCounts } from './use-category-counts';

const BranchLink = chakra(Link, {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    px: '2.5',
    py: '1.5',
    mx: '-2.5',
    borderRadius: 'l1',
    textStyle: 'sm',
    color: 'fg',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.muted' },
    // Muted because it has no suppliers, but it can still be chosen.
    '&[data-none]': { color: 'fg.muted' },
    '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
  },
});

const Count = chakra('span', {
  base: {
    flexShrink: '0',
    minW: '3ch',
    textAlign: 'end',
    color: 'fg.muted',
    fontWeight: 'normal',
    fontVariantNumeric: 'tabular-nums',
  },
});

type BranchProps = {
  to: string;
  /** In the language of the records, unless it is one of the screen's texts. */
  name: string;
  lang?: string;
  chosen: boolean;
  /** Undefined while the count is not known. */
  count: number | undefined;
};

/** A line of the tree: 'Plumbing 12', read aloud as 'Plumbing 12 suppliers'. */
function Branch({ to, name, lang, chosen, count }: BranchProps) {
  const text = useTexts(resultsTexts);
  return (
    <BranchLink
      to={to}
      preventScrollReset
      state={keepFocus}
      data-none={count === 0 ? '' : undefined}
      aria-current={chosen ? 'true' : undefined}
    >
      <Box as="span" minW="0" lang={lang}>
        {name}
      </Box>
      <Count>
        {count !== undefined && (
          <>
            {formatCount(count)}
            <Box as="span" srOnly>
              {' '}
              {count === 1 ? text.supplier : text.suppliers}
            </Box>
          </>
        )}
      </Count>
    </BranchLink>
  );
}

type Props = {
  criteria: SearchCriteria;
  categories: SupplierResultsQuery['categories'];
  counts: CategoryCounts | undefined;
};

/**
 * All categories, each with the number of results if it is chosen; the chosen one shows its sub categories. For wide
 * screens. Renders nothing if there are no categories.
 */
export function CategoryTree({ criteria, categories, counts }: Props) {
  const text = useTexts(resultsTexts);
  const lang = useContentLang();
  const chosen = findCategory(criteria.category, categories);
  const chosenChild = findCategory(criteria.subCategory, chosen?.children ?? []);
  const to = (category?: number, subCategory?: number) =>
    criteriaPath({
      ...criteria,
      page: 1,
      category: category ? String(category) : undefined,
      subCategory: subCategory ? String(subCategory) : undefined,
    });
  if (counts?.all === 0) return null;
  return (
    <Box as="nav" aria-label={text.categories} mt="8" hideBelow="lg">
      <Heading as="h2" textStyle="label" fontFamily="body" mb="2">
        {text.categories}
      </Heading>
      <ul>
        <li>
          <Branch to={to()} name={text.allCategories} chosen={!criteria.category} count={counts?.all} />
        </li>
        {categories.map(({ id, name, children }) => {
          const open = chosen?.id === id;
          return (
            <li key={id}>
              <Branch
                to={to(id)}
                name={name}
                lang={lang}
                chosen={open && !chosenChild}
                count={counts?.category(id)}
              />
              {open && children.length > 0 && (
                <Box as="ul" ps="3" ms="0.5" my="1" borderStartWidth="2px" borderColor="border">
                  {children.map((child) => (
                    <li key={child.id}>
                      <Branch
                        to={to(id, child.id)}
                        name={child.name}
                        lang={lang}
                        chosen={chosenChild?.id === child.id}
                        count={counts?.subCategory(child.id)}
                      />
                    </li>
                  ))}
                </Box>
              )}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

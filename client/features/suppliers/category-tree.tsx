import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { formatCount } from '../../lib/format';
import { useContentLang, useTexts } from '../../lib/language';
import { keepFocus } from '../../lib/navigation-state';
import type { SupplierResultsQuery } from './results.generated';
import { resultsTexts } from './results-texts';
import { criteriaPath, findCategory, type SearchCriteria } from './search-criteria';

const Branch = chakra(Link, {
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
    '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
  },
});

type Props = { criteria: SearchCriteria; categories: SupplierResultsQuery['categories'] };

/** All categories with how many suppliers each has; the chosen one shows what is below it. For wide screens. */
export function CategoryTree({ criteria, categories }: Props) {
  const text = useTexts(resultsTexts);
  const content = useContentLang();
  const chosen = findCategory(criteria.category, categories);
  const chosenChild = findCategory(criteria.subCategory, chosen?.children ?? []);
  const to = (change: Partial<SearchCriteria>) => criteriaPath({ ...criteria, page: 1, ...change });
  const way = { preventScrollReset: true, state: keepFocus } as const;
  return (
    <Box as="nav" aria-label={text.categories} mt="8" hideBelow="lg">
      <Heading as="h2" textStyle="label" fontFamily="body" mb="2">
        {text.categories}
      </Heading>
      <ul>
        <li>
          <Branch
            {...way}
            to={to({ category: undefined, subCategory: undefined })}
            aria-current={criteria.category ? undefined : 'true'}
          >
            {text.allCategories}
          </Branch>
        </li>
        {categories.map(({ id, name, supplierCount, children }) => {
          const open = chosen?.id === id;
          return (
            <li key={id}>
              <Branch
                {...way}
                to={to({ category: String(id), subCategory: undefined })}
                aria-current={open && !chosenChild ? 'true' : undefined}
              >
                <span lang={content}>{name}</span>
                <Text as="span" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
                  {formatCount(supplierCount)}
                </Text>
              </Branch>
              {open && children.length > 0 && (
                <Box
                  as="ul"
                  lang={content}
                  ps="3"
                  ms="0.5"
                  my="1"
                  borderStartWidth="2px"
                  borderColor="border"
                >
                  {children.map((child) => (
                    <li key={child.id}>
                      <Branch
                        {...way}
                        to={to({ category: String(id), subCategory: String(child.id) })}
                        aria-current={chosenChild?.id === child.id ? 'true' : undefined}
                      >
                        {child.name}
                      </Branch>
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

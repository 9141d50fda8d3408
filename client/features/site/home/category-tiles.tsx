import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { formatCount } from '../../../lib/format';
import { useContentLang, useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { PageSection } from '../../../ui/page-section';
import { type CategoryTile_CategoryFragment, CategoryTile_CategoryFragmentDoc } from './home.generated';
import { homeTexts } from './home-texts';

type Category = { id: number } & FragmentType<CategoryTile_CategoryFragment>;

const Tile = chakra(Link, {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: '3',
    py: '3.5',
    borderBottomWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xs',
    color: 'fg',
    fontWeight: 'medium',
    focusVisibleRing: 'inside',
    transitionProperty: 'color, border-color',
    transitionDuration: 'fast',
    _hover: { color: 'fg.brand', borderColor: 'accent.solid' },
  },
});

function CategoryTile({ category }: { category: Category }) {
  const content = useContentLang();
  const { data, complete } = useFragment({
    fragment: CategoryTile_CategoryFragmentDoc,
    fragmentName: 'CategoryTile_category',
    from: category,
  });
  if (!complete) return null;
  return (
    <Tile to={paths.searchCategory(data.id)}>
      <Box minW="0" lang={content}>
        {data.name}
      </Box>
      <Text as="span" textStyle="sm" color="fg.muted" fontWeight="normal" fontVariantNumeric="tabular-nums">
        {formatCount(data.supplierCount)}
      </Text>
    </Tile>
  );
}

/** Tiles of all categories, with the number of suppliers in each. */
export function CategoryTiles({ categories }: { categories: readonly Category[] }) {
  const text = useTexts(homeTexts);
  if (categories.length === 0) return null;
  return (
    <PageSection title={text.categories}>
      <Grid
        as="ul"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        columnGap="8"
      >
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} />
          </li>
        ))}
      </Grid>
    </PageSection>
  );
}

import { Box, Grid } from '@chakra-ui/react';
import { useNavigate, useNavigation } from 'react-router';
import { formatCount } from '../../../lib/format';
import { useTexts } from '../../../lib/language';
import { keepFocus } from '../../../lib/navigation-state';
import { FilterSelect } from '../../../ui/filter-select';
import { needsScript } from '../../../ui/needs-script';
import { CategoryTree } from './category-tree';
import { type Interpretation, withPlaceApart } from './interpretation';
import type { SupplierResultsQuery } from './results.generated';
import { resultsTexts } from './results-texts';
import {
  criteriaOfAddress,
  criteriaPath,
  findCategory,
  NATIONWIDE,
  RESULTS_SORTS,
  regionAndCity,
  type SearchCriteria,
} from './search-criteria';
import { serviceAreaTexts } from './service-area-summary';
import { useCategoryCounts } from './use-category-counts';

type Props = {
  /** The criteria of the results on screen. */
  criteria: SearchCriteria;
  interpretation?: Interpretation | null;
  regions: SupplierResultsQuery['regions'];
  categories: SupplierResultsQuery['categories'];
};

/** Returns 'Plumbing (12)'; without the number while it is not known. */
const withCount = (name: string, count: number | undefined) =>
  count === undefined ? name : `${name} (${formatCount(count)})`;

/**
 * The pickers of the results: each choice is an address of its own, so Back and reload keep it. Without a region the
 * city picker offers all cities by region, and choosing one sets its region (R026, A152).
 */
export function ResultsFilters({ criteria: shown, interpretation, regions, categories }: Props) {
  const navigate = useNavigate();
  const { location: underWay } = useNavigation();
  // The latest choice stays while its results load, and the next choice builds on it.
  const criteria = (underWay && criteriaOfAddress(underWay)) ?? shown;
  const apart = criteria === shown ? withPlaceApart(shown, interpretation) : criteria;
  const text = useTexts(resultsTexts);
  const { nationwide } = useTexts(serviceAreaTexts);
  const { region, city } = regionAndCity(apart.servicing, regions);
  const category = findCategory(criteria.category, categories);
  const counts = useCategoryCounts(shown);
  // If the search finds nothing in any category, zeros behind the names say nothing.
  const shownCounts = counts?.all === 0 ? undefined : counts;
  const ownRegion = regions.find(({ name }) => name === region);
  const go = (change: Partial<SearchCriteria>) =>
    // A new place replaces the one in the words; other choices leave the words as they are.
    void navigate(criteriaPath({ ...('servicing' in change ? apart : criteria), page: 1, ...change }), {
      preventScrollReset: true,
      state: keepFocus,
    });

  return (
    <Box as="section" aria-label={text.filters}>
      <Grid
        css={needsScript}
        gap={{ base: '3', lg: '4' }}
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
      >
        <FilterSelect
          label={text.region}
          value={region}
          onChange={(value) => go({ servicing: value || undefined })}
        >
          <option value="">{text.allLocations}</option>
          {regions.map(({ name }) => (
            <option key={name} value={name}>
              {name === NATIONWIDE ? nationwide : name}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label={text.city}
          value={city}
          disabled={region === NATIONWIDE}
          onChange={(value) => go({ servicing: value || region })}
        >
          <option value="">{text.allDistricts}</option>
          {ownRegion
            ? ownRegion.districts.map((name) => <option key={name}>{name}</option>)
            : regions
                .filter(({ districts }) => districts.length > 0)
                .map(({ name, districts }) => (
                  <optgroup key={name} label={name}>
                    {districts.map((each) => (
                      <option key={each}>{each}</option>
                    ))}
                  </optgroup>
                ))}
        </FilterSelect>
        {/* Names with numbers are long: half a phone's width would cut them off. */}
        <FilterSelect
          label={text.category}
          hideFrom="lg"
          gridColumn="1 / -1"
          value={category ? String(category.id) : ''}
          onChange={(value) => go({ category: value || undefined, subCategory: undefined })}
        >
          <option value="">{text.allCategories}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {withCount(name, shownCounts?.category(id))}
            </option>
          ))}
        </FilterSelect>
        {category && category.children.length > 0 && (
          <FilterSelect
            label={text.subCategory}
            hideFrom="lg"
            gridColumn="1 / -1"
            value={String(findCategory(criteria.subCategory, category.children)?.id ?? '')}
            onChange={(value) => go({ subCategory: value || undefined })}
          >
            <option value="">{text.allSubCategories}</option>
            {category.children.map(({ id, name }) => (
              <option key={id} value={id}>
                {withCount(name, shownCounts?.subCategory(id))}
              </option>
            ))}
          </FilterSelect>
        )}
        <FilterSelect
          label={text.sortBy}
          gridColumn="1 / -1"
          value={criteria.sort ?? ''}
          onChange={(value) => go({ sort: RESULTS_SORTS.find((sort) => sort === value) })}
        >
          <option value="">{text.bestMatch}</option>
          <option value="name">{text.sortName}</option>
          <option value="newest">{text.sortNewest}</option>
        </FilterSelect>
      </Grid>
      <CategoryTree criteria={criteria} categories={categories} counts={counts} />
    </Box>
  );
}

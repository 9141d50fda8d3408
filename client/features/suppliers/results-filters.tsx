import { Box, Field, Grid, NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { SupplierResultsQuery } from './results.generated';
import {
  ALL_LOCATIONS,
  criteriaPath,
  findCategory,
  NATIONWIDE,
  regionAndCity,
  type SearchCriteria,
} from './search-criteria';

type Props = {
  criteria: SearchCriteria;
  regions: SupplierResultsQuery['regions'];
  categories: SupplierResultsQuery['categories'];
};

type SelectProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  children: ReactNode;
};

function FilterSelect({ label, value, onChange, disabled, children }: SelectProps) {
  return (
    <Field.Root disabled={disabled}>
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root disabled={disabled}>
        <NativeSelect.Field
          textOverflow="ellipsis"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field.Root>
  );
}

/** The pickers of the results: each choice is an address of its own, so Back and reload keep it. */
export function ResultsFilters({ criteria, regions, categories }: Props) {
  const navigate = useNavigate();
  const { region, city } = regionAndCity(criteria.servicing, regions);
  const category = findCategory(criteria.category, categories);
  const districts = regions.find(({ name }) => name === region)?.districts ?? [];
  const go = (change: Partial<SearchCriteria>) =>
    void navigate(criteriaPath({ ...criteria, page: 1, ...change }), {
      preventScrollReset: true,
      state: { keepFocus: true },
    });

  return (
    <Box as="section" aria-label="Filters">
      <Grid
        gap={{ base: '3', lg: '4' }}
        templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
      >
        <FilterSelect
          label="Region"
          value={region}
          onChange={(value) => go({ servicing: value || undefined })}
        >
          <option value="">{ALL_LOCATIONS}</option>
          {regions.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </FilterSelect>
        <FilterSelect
          label="City or district"
          value={city}
          disabled={region === NATIONWIDE || region === ''}
          onChange={(value) => go({ servicing: value || region })}
        >
          <option value="">All Districts</option>
          {districts.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </FilterSelect>
        <FilterSelect
          label="Category"
          value={category ? String(category.id) : ''}
          onChange={(value) => go({ category: value || undefined, subCategory: undefined })}
        >
          <option value="">All categories</option>
          {categories.map(({ id, name, supplierCount }) => (
            <option key={id} value={id}>
              {name} ({supplierCount})
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          label="Sub category"
          value={criteria.subCategory ?? ''}
          disabled={!category || category.children.length === 0}
          onChange={(value) => go({ subCategory: value || undefined })}
        >
          <option value="">All</option>
          {category?.children.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FilterSelect>
      </Grid>
    </Box>
  );
}

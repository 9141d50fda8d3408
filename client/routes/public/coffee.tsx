import { Box, Container, Grid, Text } from '@chakra-ui/react';
import { useCoffeeSuppliersQuery } from '../../features/directory/suppliers/coffee-suppliers.generated';
import { COFFEE_SEARCH, coffeeVariables } from '../../features/directory/suppliers/coffee-suppliers-loader';
import { SupplierCard } from '../../features/directory/suppliers/supplier-card';
import { CoffeeHero } from '../../features/site/coffee/coffee-hero';
import { CoffeeAsPresent, RoasteryInvitation } from '../../features/site/coffee/coffee-next-steps';
import { CoffeeSum } from '../../features/site/coffee/coffee-sum';
import { coffeeTexts } from '../../features/site/coffee/coffee-texts';
import { useTexts } from '../../lib/language';
import { paths } from '../../navigation/paths';
import { ErrorState } from '../../ui/error-state';
import { LoadingLines } from '../../ui/loading-state';
import { PageSection } from '../../ui/page-section';
import { TextLink } from '../../ui/text-link';

/** The coffee page (P040), with links to coffee suppliers and to the Impact Box. */
export function Component() {
  const text = useTexts(coffeeTexts);
  const { data, error, refetch } = useCoffeeSuppliersQuery({ variables: coffeeVariables });
  const suppliers = data?.searchSuppliers.nodes ?? [];
  const allPath = suppliers.length > 0 ? paths.searchService(COFFEE_SEARCH) : paths.search();
  return (
    <>
      <CoffeeHero search={COFFEE_SEARCH} />
      <PageSection
        title={text.suppliers}
        lead={text.suppliersLead}
        action={<TextLink to={allPath}>{text.all}</TextLink>}
      >
        {data && suppliers.length === 0 && (
          <Text color="fg.muted" mb="6">
            {text.none}
          </Text>
        )}
        {data ? (
          <Grid as="ul" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6">
            {suppliers.map((supplier) => (
              <li key={supplier.id}>
                <SupplierCard supplier={supplier} to={paths.supplier(supplier.id)} />
              </li>
            ))}
            <Box as="li" gridColumn={{ lg: suppliers.length % 2 === 0 ? '1 / -1' : 'auto' }}>
              <RoasteryInvitation />
            </Box>
          </Grid>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingLines lines={6} />
        )}
      </PageSection>
      <CoffeeSum />
      <Container py="section">
        <CoffeeAsPresent />
      </Container>
    </>
  );
}

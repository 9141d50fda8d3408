import { Box, Container, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { buyerVariables, readBuyerCriteria } from '../../features/directory/impact-buyers/buyer-criteria';
import { BuyerFilters } from '../../features/directory/impact-buyers/buyer-filters';
import { BuyerList } from '../../features/directory/impact-buyers/buyer-list';
import { buyerListTexts } from '../../features/directory/impact-buyers/buyer-list-texts';
import { useImpactBuyersQuery } from '../../features/directory/impact-buyers/impact-buyers.generated';
import { formatCount } from '../../lib/format';
import { useTexts } from '../../lib/language';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { ErrorState } from '../../ui/error-state';
import { KowhaiSprig } from '../../ui/illustrations/kowhai-sprig';
import { LoadingLines } from '../../ui/loading-state';
import { PageHero } from '../../ui/page-hero';

/** The list of impact buyers (P014, A99). */
export function Component() {
  const text = useTexts(buyerListTexts);
  const [query] = useSearchParams();
  const criteria = readBuyerCriteria(query);
  const { data, previousData, error, refetch } = useImpactBuyersQuery({
    variables: buyerVariables(criteria),
  });
  // The previous results stay until the next ones have loaded.
  const shown = (data ?? (error ? undefined : previousData))?.impactBuyers;
  return (
    <>
      <PageHero title={text.title} lead={text.lead} illustration={<KowhaiSprig width="300px" />}>
        <ButtonLink to={paths.impactBuyerJoin()} size="lg">
          {text.join}
        </ButtonLink>
      </PageHero>
      <Box bg="bg.subtle" borderBottomWidth="1px" borderColor="border">
        <Container py="6">
          <BuyerFilters criteria={criteria} />
        </Container>
      </Box>
      <Container as="section" aria-label={text.list} py={{ base: '8', md: '12' }}>
        <Text color="fg.muted" aria-live="polite" mb="6" minH="6">
          {shown && text.found(formatCount(shown.totalCount), shown.totalCount === 1)}
        </Text>
        {shown ? (
          <BuyerList criteria={criteria} buyers={shown.nodes} totalCount={shown.totalCount} />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingLines lines={8} />
        )}
      </Container>
    </>
  );
}

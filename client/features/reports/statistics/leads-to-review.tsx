import { useApolloClient } from '@apollo/client/react';
import { Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../../../lib/format';
import { ButtonLink } from '../../../ui/button-link';
import { type DashboardQuery, ReviewOpportunitiesClickedDocument } from './dashboard.generated';

type Leads = NonNullable<NonNullable<DashboardQuery['dashboard']['impactBuyer']>['toReview']>;
type Props = { leads: Leads; leadsOf: (linkKey: string) => string };

const counted = (opportunities: number, what: string) =>
  `${formatCount(opportunities)} ${what} ${opportunities === 1 ? 'opportunity' : 'opportunities'}`;

/**
 * The number of leads that an impact buyer has not answered, the totals of all its leads (R232), and the link to them
 * (R238). The linked page is a document of its own: its headers hide its address from other sites, unlike those of the
 * current page (R342).
 */
export function LeadsToReview({ leads: { count, linkKey, active, attempted }, leadsOf }: Props) {
  const client = useApolloClient();
  const tell = () =>
    void client
      .mutate({
        mutation: ReviewOpportunitiesClickedDocument,
        // The request outlives the page.
        context: { fetchOptions: { keepalive: true } },
      })
      // The user is leaving for the leads, so a failure is ignored.
      .catch(() => undefined);
  return (
    <Flex
      align="center"
      justify="space-between"
      columnGap="4"
      rowGap="3"
      wrap="wrap"
      px={{ base: '5', md: '7' }}
      py="4"
      borderTopWidth="1px"
      borderColor="border.muted"
      bg="brand.subtle"
    >
      <Text>
        <Text as="strong" fontVariantNumeric="tabular-nums">
          {formatCount(count)}
        </Text>{' '}
        {count === 1 ? 'lead' : 'leads'} to be reviewed
        <Text as="span" display="block" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {counted(active, 'active')}, {counted(attempted, 'attempted')}
        </Text>
      </Text>
      <ButtonLink to={leadsOf(linkKey)} reloadDocument onClick={tell} size="sm">
        Review opportunities
      </ButtonLink>
    </Flex>
  );
}

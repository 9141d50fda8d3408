import { Box, Button, Container, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { Call } from '../../../graphql/call';
import type { LeadResponse } from '../../../graphql/schema.generated';
import { formatHours, formatMoney } from '../../../lib/format';
import { PRODUCT_NAME } from '../../../lib/product';
import { CountToggles } from '../../../ui/count-toggles';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton } from '../../../ui/skeleton';
import { StatFigure } from '../../../ui/stat-figure';
import { answers, type Offer, offersInSight, type SaveResponse } from './answers';
import type { LinkPage_PageFragment } from './link-page.generated';
import { OfferCard } from './offer-card';
import { useLinkPage } from './use-link-page';

/** The page for every key that is not valid, whatever it once was (R237). */
const WrongKey = () => (
  <Container flex="1" display="grid" placeItems="center">
    <EmptyState level="h1" title="This link doesn’t work" py="24">
      The link may be incomplete or out of date. Use the link in our latest email, or ask the person who sent
      it for a new one.
    </EmptyState>
  </Container>
);

const Loading = () => (
  <Box role="status">
    <VisuallyHidden>Loading your opportunities …</VisuallyHidden>
    <Skeleton h="40" mb="6" />
    <Container>
      <Skeleton h="12" mb="6" />
      <Skeleton h="96" />
    </Container>
  </Box>
);

/** The estimated totals of all offers; stacked if a phone has no room for both (R227). */
const Totals = ({ page }: { page: LinkPage_PageFragment }) => (
  <Box
    as="section"
    aria-label="What your opportunities could be worth"
    bg="bg.inverted"
    color="fg.inverted"
    py={{ base: '5', md: '8' }}
  >
    <Container>
      <Flex as="dl" wrap="wrap" columnGap={{ base: '8', md: '16' }} rowGap="4">
        <StatFigure
          value={formatMoney(page.estimatedContribution)}
          label="Estimated contributions"
          css={{ '& dd': { color: 'fg.invertedAccent' } }}
        />
        <StatFigure value={formatHours(page.equivalentHours)} label="Equivalent hours of community work" />
      </Flex>
    </Container>
  </Box>
);

const count = (offers: number, what = '') =>
  `${offers} ${what}${offers === 1 ? 'opportunity' : 'opportunities'}`;

type OffersProps = { page: LinkPage_PageFragment; save: SaveResponse; first: number | null };

/** The toggles, and the offers that they leave visible. */
function Offers({ page, save, first }: OffersProps) {
  const [without, setWithout] = useState<LeadResponse[]>([]);
  const [hidden, setHidden] = useState(false);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = offersInSight(page.leads, { without, hidden, first });
  const putAway = page.leads.filter(({ customerHidden }) => customerHidden).length;
  const onHidden = ({ supplierName }: Offer) => {
    setSaid(`${supplierName}: your answer has been saved and the opportunity has been hidden.`);
    heading.current?.focus();
  };
  return (
    <Container py={{ base: '6', md: '8' }}>
      <Heading as="h2" size="xl" ref={heading} tabIndex={-1} outline="0" mb="3">
        {count(shown.length)}
      </Heading>
      <CountToggles
        label="Filter by answer"
        options={answers.map((answer) => ({
          ...answer,
          count: page.leads.filter(({ customersResponse }) => customersResponse === answer.value).length,
        }))}
        without={without}
        onChange={setWithout}
      />
      <Text role="status" textStyle="sm" color="fg.muted" minH="6" mt="3" mb="2">
        {said}
      </Text>
      <Flex direction="column" gap="6">
        {shown.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            first={offer.id === first}
            save={save}
            onHidden={onHidden}
          />
        ))}
      </Flex>
      {shown.length === 0 && (
        <EmptyState title="Nothing to show here" level="h3">
          {putAway > 0 && !hidden
            ? 'You’ve answered or hidden all your opportunities, or your filters leave them out.'
            : 'Use the filter above to choose which answers to show.'}
        </EmptyState>
      )}
      {putAway > 0 && (
        <Flex justify="center" mt="6">
          <Button
            minH="11"
            variant="ghost"
            colorPalette="neutral"
            aria-pressed={hidden}
            onClick={() => setHidden(!hidden)}
          >
            {hidden ? 'Hide' : 'Show'} {count(putAway, 'hidden ')}
          </Button>
        </Flex>
      )}
    </Container>
  );
}

type Props = { call: Call; linkKey: string; first: number | null };

/**
 * The page of an impact buyer's offers, for anyone with its key: totals, toggles, and a card for each (R226 to R229).
 */
export function LinkPage({ call, linkKey, first }: Props) {
  const { read, save, reload } = useLinkPage(call, linkKey);
  if (read.status === 'wrong-key') return <WrongKey />;
  if (read.status === 'failed') return <ErrorState level="h1" py="24" error={read.error} onRetry={reload} />;
  return (
    <>
      <Container pt={{ base: '6', md: '10' }} pb="6">
        <Text textStyle="eyebrow">{PRODUCT_NAME}</Text>
        <Heading as="h1" size={{ base: '2xl', md: '4xl' }} mt="1">
          Your opportunities
        </Heading>
        <Text textStyle="lead" mt="2" maxW="2xl">
          These suppliers give part of what you pay to a good cause. Tell us which ones interest you. We save
          your answers as you go.
        </Text>
      </Container>
      {read.status === 'loading' ? (
        <Loading />
      ) : (
        <>
          <Totals page={read.page} />
          {read.page.leads.length > 0 ? (
            <Offers page={read.page} save={save} first={first} />
          ) : (
            <EmptyState title="Nothing here for you yet">
              We’re looking for suppliers that suit you. They’ll show up here when we find some.
            </EmptyState>
          )}
        </>
      )}
    </>
  );
}

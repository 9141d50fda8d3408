import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Button, chakra, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths';
import { ArrowRightIcon, ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons';
import { PageSection } from '../../ui/page-section';
import { Picture } from '../../ui/picture';
import { TextLink } from '../../ui/text-link';
import { type FeaturedListing_CardFragment, FeaturedListing_CardFragmentDoc } from './home.generated';

type Listing = { id: number } & FragmentType<FeaturedListing_CardFragment>;

function ListingCard({ listing }: { listing: Listing }) {
  const { data, complete } = useFragment({
    fragment: FeaturedListing_CardFragmentDoc,
    fragmentName: 'FeaturedListing_card',
    from: listing,
  });
  if (!complete) return null;
  return (
    <Flex as="article" direction="column" h="full">
      <Picture src={data.imageUrl ?? data.mobileImageUrl} alt="" borderRadius="leaf" aspectRatio="5 / 4" />
      <Heading as="h3" size="md" mt="5">
        {data.title}
      </Heading>
      {data.text && (
        <Text color="fg.muted" mt="2" lineClamp="3">
          {data.text}
        </Text>
      )}
      {data.supplierId && (
        <Button
          asChild
          type={undefined}
          variant="plain"
          size="sm"
          alignSelf="flex-start"
          mt="auto"
          pt="4"
          textDecoration="underline"
          textUnderlineOffset="0.25em"
        >
          <Link to={paths.supplier(data.supplierId)} aria-label={`Find out more about ${data.title}`}>
            Find out more <ArrowRightIcon />
          </Link>
        </Button>
      )}
    </Flex>
  );
}

const Track = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: { base: '82%', sm: '46%', lg: 'calc((100% - 4rem) / 3)' },
    gap: { base: '5', lg: '8' },
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    pb: '3',
    pe: { base: 'gutter', md: '1' },
    scrollPaddingInline: '1',
    scrollbarWidth: 'thin',
    focusVisibleRing: 'outside',
    '& > li': { scrollSnapAlign: 'start' },
  },
});

/** The featured suppliers as a row that scrolls; each leads to its profile (R022). */
export function FeaturedListings({ listings }: { listings: readonly Listing[] }) {
  const track = useRef<HTMLUListElement>(null);
  const turn = (direction: 1 | -1) => {
    const list = track.current;
    list?.scrollBy({ left: direction * list.clientWidth * 0.8 });
  };
  if (listings.length === 0) return null;
  return (
    <PageSection
      title="Worth a look this week"
      lead="Suppliers that people keep coming back to."
      action={
        <Flex gap="2" align="center">
          <TextLink to={paths.search()} me="3">
            All suppliers
          </TextLink>
          <IconButton
            variant="outline"
            size="sm"
            borderRadius="full"
            aria-label="Back"
            onClick={() => turn(-1)}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            variant="outline"
            size="sm"
            borderRadius="full"
            aria-label="Further"
            onClick={() => turn(1)}
          >
            <ChevronRightIcon />
          </IconButton>
        </Flex>
      }
    >
      <Box ms="-1" ps="1" me={{ base: 'calc(var(--up-spacing-gutter) * -1)', md: '-1' }}>
        {/* In the tab order, since a scrolling row must be reachable by keyboard. */}
        <Track ref={track} tabIndex={0} aria-label="Featured suppliers">
          {listings.map((listing) => (
            <li key={listing.id}>
              <ListingCard listing={listing} />
            </li>
          ))}
        </Track>
      </Box>
    </PageSection>
  );
}

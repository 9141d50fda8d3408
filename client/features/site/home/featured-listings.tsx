import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useContentLang, useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { Carousel } from '../../../ui/carousel';
import { PageSection, SectionHeading } from '../../../ui/page-section';
import { ArrowRightIcon } from '../../../ui/pictograms';
import { Picture } from '../../../ui/picture';
import { TextLink } from '../../../ui/text-link';
import { type FeaturedListing_CardFragment, FeaturedListing_CardFragmentDoc } from './home.generated';
import { homeTexts } from './home-texts';

type Listing = { id: number } & FragmentType<FeaturedListing_CardFragment>;

function ListingCard({ listing }: { listing: Listing }) {
  const text = useTexts(homeTexts);
  const content = useContentLang();
  const { data, complete } = useFragment({
    fragment: FeaturedListing_CardFragmentDoc,
    fragmentName: 'FeaturedListing_card',
    from: listing,
  });
  if (!complete) return null;
  const { imageUrl, mobileImageUrl: phone } = data;
  const title = data.title ?? data.supplier?.name;
  return (
    <Flex as="article" direction="column" h="full">
      {/* Browsers fetch only the visible picture. */}
      <Picture hideFrom="sm" src={phone ?? imageUrl} alt="" borderRadius="leaf" aspectRatio="1" />
      <Picture hideBelow="sm" src={imageUrl ?? phone} alt="" borderRadius="leaf" aspectRatio="5 / 4" />
      <Heading as="h3" size="md" mt="5" lang={content}>
        {title}
      </Heading>
      {data.text && (
        <Text color="fg.muted" mt="2" lineClamp="3" lang={content}>
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
          <Link to={paths.supplier(data.supplierId)} aria-label={text.findOutMoreAbout(title ?? '')}>
            {text.findOutMore} <ArrowRightIcon />
          </Link>
        </Button>
      )}
    </Flex>
  );
}

/** The featured suppliers as a carousel; each links to its profile (R022, R052). */
export function FeaturedListings({ listings }: { listings: readonly Listing[] }) {
  const text = useTexts(homeTexts);
  if (listings.length === 0) return null;
  const slides = listings.map((listing) => ({ key: listing.id, content: <ListingCard listing={listing} /> }));
  return (
    <PageSection>
      <Carousel
        label={text.featuredList}
        slides={slides}
        heading={(controls) => (
          <SectionHeading
            title={text.featured}
            lead={text.featuredLead}
            action={
              <Flex gap="5" align="center">
                <TextLink to={paths.search()}>{text.allSuppliers}</TextLink>
                {controls}
              </Flex>
            }
          />
        )}
      />
    </PageSection>
  );
}

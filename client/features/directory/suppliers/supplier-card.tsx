import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Badge, Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { formatCount } from '../../../lib/format';
import { useContentLang, useLanguage, useTexts } from '../../../lib/language';
import { sustainabilityLabels } from '../../../lib/sustainability-labels';
import { CardLink } from '../../../ui/card-link';
import { NewTabTexts } from '../../../ui/new-tab-icon';
import { LeafIcon, PinIcon, QuoteIcon } from '../../../ui/pictograms';
import { Picture } from '../../../ui/picture';
import { type SupplierCard_SupplierFragment, SupplierCard_SupplierFragmentDoc } from './results.generated';
import { resultsTexts } from './results-texts';
import { serviceAreaSummary, serviceAreaTexts } from './service-area-summary';

const SHOWN_SERVICES = 3;

export type CardSupplier = { id: number } & FragmentType<SupplierCard_SupplierFragment>;

const Fact = chakra('li', { base: { display: 'inline-flex', alignItems: 'center', gap: '1.5' } });

type Props = {
  supplier: CardSupplier;
  to: string;
  /** True for the first card of a page, whose picture is the largest in the first view. */
  largest?: boolean;
  /** If true, links open a new tab, for use in a frame on another site. */
  newTab?: boolean;
};

/** The card of a supplier among the results. */
export function SupplierCard({ supplier, to, largest = false, newTab = false }: Props) {
  const { data, complete } = useFragment({
    fragment: SupplierCard_SupplierFragmentDoc,
    fragmentName: 'SupplierCard_supplier',
    from: supplier,
  });
  const text = useTexts(resultsTexts);
  const say = useTexts(serviceAreaTexts);
  const language = useLanguage();
  const content = useContentLang();
  if (!complete) return null;
  const more = data.services.length - SHOWN_SERVICES;
  return (
    <Flex
      as="article"
      layerStyle="panel"
      position="relative"
      direction={{ base: 'column', sm: 'row' }}
      overflow="hidden"
      h="full"
      transitionProperty="box-shadow, border-color"
      transitionDuration="fast"
      _hover={{ boxShadow: 'md', borderColor: 'border.emphasized' }}
    >
      <Picture
        src={data.imageUrl}
        alt={data.profilePictureTitle ?? ''}
        lang={content}
        largest={largest}
        aspectRatio={{ base: '3 / 2', sm: 'auto' }}
        w={{ base: 'full', sm: '44%' }}
        maxW={{ sm: '17rem' }}
        minH={{ sm: '11.5rem' }}
        flexShrink="0"
      />
      <Flex direction="column" gap="2" p={{ base: '5', md: '6' }} flex="1" minW="0">
        <Text textStyle="eyebrow" lang={content}>
          {data.listTitle}
        </Text>
        <Heading as="h2" size="lg" lang={content}>
          <CardLink to={to} target={newTab ? '_blank' : undefined}>
            {data.name}
            {newTab && <NewTabTexts />}
          </CardLink>
        </Heading>
        {data.summary && (
          <Text color="fg.muted" lineClamp="2" lang={content}>
            {data.summary}
          </Text>
        )}
        {data.services.length > 0 && (
          <Flex as="ul" gap="1.5" wrap="wrap" mt="1" aria-label={text.services}>
            {data.services.slice(0, SHOWN_SERVICES).map((service) => (
              <li key={service}>
                <Badge lang={content}>{service}</Badge>
              </li>
            ))}
            {more > 0 && (
              <Box as="li" textStyle="sm" color="fg.muted" alignSelf="center">
                {text.andMore(formatCount(more))}
              </Box>
            )}
          </Flex>
        )}
        <Flex as="ul" gap="4" rowGap="1" wrap="wrap" mt="auto" pt="2" textStyle="sm" color="fg.muted">
          <Fact>
            <PinIcon aria-hidden /> {serviceAreaSummary(data.serviceRegions, data.serviceDistricts, say)}
          </Fact>
          {data.testimonialCount > 0 && (
            <Fact>
              <QuoteIcon aria-hidden />{' '}
              {data.testimonialCount === 1
                ? text.testimonial
                : text.testimonials(formatCount(data.testimonialCount))}
            </Fact>
          )}
          {data.sustainability.length > 0 && (
            <Fact>
              <LeafIcon aria-hidden />{' '}
              {data.sustainability
                .slice(0, 2)
                .map((type) => sustainabilityLabels(type)[language])
                .join(', ')}
            </Fact>
          )}
        </Flex>
      </Flex>
    </Flex>
  );
}

import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { formatWholeMoney } from '../../../lib/format';
import { useLanguage, useTexts } from '../../../lib/language';
import { PageSection } from '../../../ui/page-section';
import { LeafIcon } from '../../../ui/pictograms';
import type { GiftBoxQuery } from './gift-box.generated';
import { boxTexts, giftBoxTexts } from './gift-box-texts';

type Offered = GiftBoxQuery['impactBoxes'][number];

function BoxCard({ box }: { box: Offered }) {
  const text = useTexts(giftBoxTexts);
  const words = boxTexts[box.id]?.[useLanguage()];
  return (
    <Flex as="li" layerStyle="panel" direction="column" p={{ base: '6', md: '8' }}>
      <Heading as="h3" size="lg">
        {words?.name ?? box.name}
      </Heading>
      {words && (
        <>
          <Text color="fg.muted" mt="2">
            {words.text}
          </Text>
          <Flex as="ul" direction="column" gap="2.5" mt="5" mb="6">
            {words.inside.map((thing) => (
              <Flex as="li" key={thing} gap="3">
                <LeafIcon aria-hidden color="fg.brand" flexShrink="0" mt="1" />
                <Box>{thing}</Box>
              </Flex>
            ))}
          </Flex>
        </>
      )}
      <Text mt="auto" pt="4" borderTopWidth="1px" borderColor="border">
        <Text as="span" textStyle="figure" fontSize="3xl" color="fg.accent">
          {formatWholeMoney(box.price)}
        </Text>{' '}
        <Text as="span" color="fg.muted">
          {text.each}
        </Text>
      </Text>
    </Flex>
  );
}

/** The boxes on offer, with their contents and prices. */
export function BoxList({ boxes }: { boxes: readonly Offered[] }) {
  const text = useTexts(giftBoxTexts);
  return (
    <PageSection title={text.inside} lead={text.insideLead}>
      <Grid as="ul" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="6">
        {boxes.map((box) => (
          <BoxCard key={box.id} box={box} />
        ))}
      </Grid>
      <Text color="fg.muted" textStyle="sm" mt="5">
        {text.gst}
      </Text>
    </PageSection>
  );
}

import { Box, Container, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { deferredForm } from '../../../forms/deferred-form';
import { useTexts } from '../../../lib/language';
import { InfoIcon } from '../../../ui/icons';
import type { GiftBoxQuery } from './gift-box.generated';
import { giftBoxTexts } from './gift-box-texts';

const OrderForm = deferredForm(() => import('./order-form'));

/** The section for ordering boxes. Explains that nothing is paid yet. */
export function OrderSection({
  boxes,
  goodCauses,
}: {
  boxes: GiftBoxQuery['impactBoxes'];
  goodCauses: GiftBoxQuery['goodCauses'];
}) {
  const text = useTexts(giftBoxTexts);
  return (
    <Box
      as="section"
      id="order"
      aria-labelledby="order-heading"
      bg="accent.subtle"
      py="section"
      scrollMarginTop="4"
    >
      <Container>
        <Grid templateColumns={{ base: '1fr', lg: '1fr 1.8fr' }} gap={{ base: '8', lg: '16' }}>
          <Box>
            <Heading as="h2" id="order-heading" size="3xl">
              {text.orderTitle}
            </Heading>
            <Text textStyle="lead" color="fg" mt="4">
              {text.orderLead}
            </Text>
            <Flex
              gap="4"
              mt="8"
              p="5"
              bg="bg.panel"
              borderRadius="leafSm"
              borderWidth="1px"
              borderColor="border"
            >
              <InfoIcon aria-hidden fontSize="xl" color="fg.brand" flexShrink="0" mt="0.5" />
              <Box>
                <Heading as="h3" size="sm">
                  {text.noPayment}
                </Heading>
                <Text color="fg.muted" mt="1">
                  {text.noPaymentText}
                </Text>
              </Box>
            </Flex>
          </Box>
          <Box layerStyle="panel" p={{ base: '5', md: '8' }} position="relative" overflow="hidden">
            <OrderForm boxes={boxes} goodCauses={goodCauses} />
          </Box>
        </Grid>
      </Container>
    </Box>
  );
}

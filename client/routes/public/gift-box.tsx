import { Box, Container, Grid, Heading, Text } from '@chakra-ui/react';
import { MessagePanel } from '../../features/site/contact/message-panel';
import { BoxHero } from '../../features/site/gift-box/box-hero';
import { BoxList } from '../../features/site/gift-box/box-list';
import { useGiftBoxQuery } from '../../features/site/gift-box/gift-box.generated';
import { giftBoxTexts } from '../../features/site/gift-box/gift-box-texts';
import { OrderSection } from '../../features/site/gift-box/order-section';
import { useTexts } from '../../lib/language';
import { ErrorState } from '../../ui/error-state';
import { LoadingScreen } from '../../ui/loading-state';

/** The Impact Box: its contents, the order form, and contact (P076). */
export function Component() {
  const text = useTexts(giftBoxTexts);
  const { data, error, refetch } = useGiftBoxQuery();
  return (
    <>
      <BoxHero />
      {data ? (
        <>
          <BoxList boxes={data.impactBoxes} />
          <OrderSection boxes={data.impactBoxes} goodCauses={data.goodCauses} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingScreen />
      )}
      <Container py="section" id="question" scrollMarginTop="4">
        <Grid templateColumns={{ base: '1fr', lg: '1fr 1.8fr' }} gap={{ base: '8', lg: '16' }}>
          <Box>
            <Heading as="h2" size="3xl">
              {text.questionTitle}
            </Heading>
            <Text textStyle="lead" mt="4">
              {text.questionLead}
            </Text>
          </Box>
          <MessagePanel
            kind="IMPACT_BOX"
            title={text.questionForm}
            level="h3"
            words={{ messageLabel: text.questionLabel }}
          />
        </Grid>
      </Container>
    </>
  );
}

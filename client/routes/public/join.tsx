import { Box, Container, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { JoinCard } from '../../features/site/contact/join-card';
import { joinTexts } from '../../features/site/contact/join-texts';
import { useTexts } from '../../lib/language';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { FullBasket, MarketStall } from '../../ui/illustrations/joining';
import { Seedling } from '../../ui/illustrations/plants';

/** The page on which visitors choose a way to join (P006). */
export function Component() {
  const text = useTexts(joinTexts);
  return (
    <Box bg="bg.subtle" flex="1">
      <Container py={{ base: '10', md: '16' }}>
        <Box maxW="3xl">
          <Heading as="h1" size="5xl">
            {text.title}
          </Heading>
          <Text textStyle="lead" color="fg" mt="5">
            {text.lead}
          </Text>
        </Box>
        <Grid
          as="ul"
          templateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }}
          gap="6"
          mt={{ base: '8', md: '12' }}
        >
          <JoinCard
            illustration={<MarketStall />}
            title={text.supplier}
            text={text.supplierText}
            points={[text.supplier1, text.supplier2, text.supplier3]}
            act={text.supplierAct}
            to={paths.supplierJoin()}
          />
          <JoinCard
            illustration={<FullBasket />}
            title={text.buyer}
            text={text.buyerText}
            points={[text.buyer1, text.buyer2, text.buyer3]}
            act={text.buyerAct}
            to={paths.impactBuyerJoin()}
          />
          <JoinCard
            illustration={<Seedling />}
            title={text.cause}
            text={text.causeText}
            points={[text.cause1, text.cause2, text.cause3]}
            act={text.causeAct}
            to={paths.goodCauseJoin()}
          />
        </Grid>
        <Flex mt={{ base: '10', md: '14' }} gap="6" align="center" justify="space-between" wrap="wrap">
          <Box maxW="2xl">
            <Heading as="h2" size="lg">
              {text.unsure}
            </Heading>
            <Text color="fg.muted" mt="2">
              {text.unsureText}
            </Text>
          </Box>
          <ButtonLink to={paths.contact()} variant="outline">
            {text.ask}
          </ButtonLink>
        </Flex>
      </Container>
    </Box>
  );
}

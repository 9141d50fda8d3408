import { Box, Container, Flex, Heading, Text } from '@chakra-ui/react';
import { paths } from '../../app/paths';
import { useTexts } from '../../lib/language';
import { ButtonLink } from '../../ui/button-link';
import { OpenBox } from '../../ui/illustrations/open-box';
import { giftBoxTexts } from './gift-box-texts';

/** What the Impact Box is, in two sentences. */
export function BoxHero() {
  const text = useTexts(giftBoxTexts);
  return (
    <Box as="section" aria-labelledby="box" bg="art.skyLow">
      <Container py={{ base: '10', md: '14' }}>
        <Flex align="center" justify="space-between" gap="10" direction={{ base: 'column', md: 'row' }}>
          <Box maxW="2xl">
            <Heading as="h1" id="box" size="5xl">
              {text.title}
            </Heading>
            <Text fontSize={{ base: 'lg', md: 'xl' }} lineHeight="1.5" mt="5">
              {text.lead}
            </Text>
            <Flex gap="3" mt="8" wrap="wrap">
              <ButtonLink to={`${paths.giftBox()}#order`} size="lg">
                {text.order}
              </ButtonLink>
              <ButtonLink to={`${paths.giftBox()}#question`} size="lg" variant="outline">
                {text.ask}
              </ButtonLink>
            </Flex>
          </Box>
          <OpenBox w={{ base: '14rem', md: '20rem', lg: '24rem' }} flexShrink="0" />
        </Flex>
      </Container>
    </Box>
  );
}

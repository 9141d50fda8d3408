import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { ButtonLink } from '../../../ui/button-link';
import { MarketStall } from '../../../ui/illustrations/joining';
import { OpenBox } from '../../../ui/illustrations/open-box';
import { coffeeTexts } from './coffee-texts';

type Props = { illustration: ReactNode; title: string; text: string; act: string; to: string };

function NextStep({ illustration, title, text, act, to }: Props) {
  return (
    <Flex
      layerStyle="panel"
      h="full"
      p={{ base: '6', md: '8' }}
      gap="6"
      direction={{ base: 'column', sm: 'row' }}
      align="flex-start"
    >
      <Box flexShrink="0">{illustration}</Box>
      <Flex direction="column" align="flex-start" h="full">
        <Heading as="h2" size={{ base: 'lg', md: 'xl' }}>
          {title}
        </Heading>
        <Text color="fg.muted" mt="3" mb="6">
          {text}
        </Text>
        <ButtonLink to={to} variant="outline" mt="auto">
          {act}
        </ButtonLink>
      </Flex>
    </Flex>
  );
}

/** The link to coffee as a gift, in an Impact Box. */
export function CoffeeAsPresent() {
  const text = useTexts(coffeeTexts);
  return (
    <NextStep
      illustration={<OpenBox w={{ base: '9rem', md: '14rem' }} />}
      title={text.giftTitle}
      text={text.giftText}
      act={text.gift}
      to={paths.giftBox()}
    />
  );
}

/** The invitation to roasters to join as suppliers. */
export function RoasteryInvitation() {
  const text = useTexts(coffeeTexts);
  return (
    <NextStep
      illustration={<MarketStall w="9rem" />}
      title={text.sellTitle}
      text={text.sellText}
      act={text.sell}
      to={paths.supplierJoin()}
    />
  );
}

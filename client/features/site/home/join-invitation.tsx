import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useTexts } from '../../../lib/language';
import { paths } from '../../../navigation/paths';
import { ButtonLink } from '../../../ui/button-link';
import { KowhaiSprig } from '../../../ui/illustrations/kowhai-sprig';
import { homeTexts } from './home-texts';

/** The invitation to suppliers and buyers at the end of Home. */
export function JoinInvitation() {
  const text = useTexts(homeTexts);
  return (
    <Box as="section" aria-labelledby="join" bg="accent.subtle" py={{ base: '14', md: '20' }}>
      <Box maxW="page" mx="auto" px="gutter">
        <Flex align="center" justify="space-between" gap="10" wrap="wrap">
          <Box maxW="2xl">
            <Heading as="h2" id="join" size="3xl">
              {text.joinTitle}
            </Heading>
            <Text textStyle="lead" mt="4" color="fg">
              {text.joinText}
            </Text>
            <Flex gap="3" mt="7" wrap="wrap">
              <ButtonLink to={paths.supplierJoin()} size="lg">
                {text.joinSupplier}
              </ButtonLink>
              <ButtonLink to={paths.impactBuyerJoin()} size="lg" variant="outline">
                {text.joinBuyer}
              </ButtonLink>
            </Flex>
          </Box>
          <KowhaiSprig width="260px" hideBelow="lg" />
        </Flex>
      </Box>
    </Box>
  );
}

import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { paths } from '../../../navigation/paths';
import { Picture } from '../../../ui/picture';
import { RichText } from '../../../ui/rich-text';
import { TextLink } from '../../../ui/text-link';
import type { DashboardQuery } from './dashboard.generated';

type Chosen = NonNullable<DashboardQuery['dashboard']['impactBuyer']>['chosenGoodCause'];

/** The good cause that an impact buyer has chosen, with the latest story of its impact; staff change it on request. */
export function ChosenGoodCause({ chosen }: { chosen: Chosen }) {
  return (
    <Box px={{ base: '5', md: '7' }} py="6" borderTopWidth="1px" borderColor="border.muted">
      <Heading as="h3" size="sm" mb="4">
        Where you’ve chosen to impact
      </Heading>
      {chosen ? (
        <Flex gap={{ base: '4', md: '7' }} direction={{ base: 'column', sm: 'row' }} align="flex-start">
          {chosen.imageUrl && (
            <Box flexShrink="0" w={{ base: 'full', sm: '15rem' }} borderRadius="l2" overflow="hidden">
              <Picture src={chosen.imageUrl} alt="" aspectRatio="3/2" />
            </Box>
          )}
          <Box minW="0">
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {chosen.name}
            </Text>
            {chosen.recentImpactStory ? (
              <Box mt="2" color="fg.muted" maxW="prose">
                <RichText text={chosen.recentImpactStory} below={3} />
              </Box>
            ) : (
              <Text mt="2" color="fg.muted">
                The latest story about your impact shows up here.
              </Text>
            )}
            <Text mt="3" textStyle="sm" color="fg.muted">
              To choose another cause, <TextLink to={paths.contact()}>contact our team</TextLink>.
            </Text>
          </Box>
        </Flex>
      ) : (
        <Text color="fg.muted">
          You haven’t chosen a good cause yet. <TextLink to={paths.contact()}>Contact our team</TextLink> and
          we’ll set it for you.
        </Text>
      )}
    </Box>
  );
}

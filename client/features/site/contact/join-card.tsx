import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button-link';
import { CheckIcon } from '../../../ui/icons';

type Props = {
  illustration: ReactNode;
  title: string;
  text: string;
  points: readonly string[];
  act: string;
  to: string;
};

/** The card of one way to join, with its advantages in three lines. */
export function JoinCard({ illustration, title, text, points, act, to }: Props) {
  return (
    <Flex
      as="li"
      layerStyle="panel"
      direction="column"
      p={{ base: '6', md: '8' }}
      transitionProperty="box-shadow, border-color"
      transitionDuration="fast"
      _hover={{ boxShadow: 'md', borderColor: 'border.emphasized' }}
    >
      {illustration}
      <Heading as="h2" size="xl" mt="5">
        {title}
      </Heading>
      <Text color="fg.muted" mt="3">
        {text}
      </Text>
      <Flex as="ul" direction="column" gap="3" mt="5" mb="8">
        {points.map((point) => (
          <Flex as="li" key={point} gap="3">
            <CheckIcon aria-hidden color="fg.brand" flexShrink="0" mt="1" />
            <Box>{point}</Box>
          </Flex>
        ))}
      </Flex>
      <ButtonLink to={to} size="lg" mt="auto" w="full" h="auto" minH="12" py="3" whiteSpace="normal">
        {act}
      </ButtonLink>
    </Flex>
  );
}

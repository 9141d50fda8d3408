import { Box, Flex, Heading, Text } from '@chakra-ui/react';

type Step = { title: string; text: string };

/** The steps that follow after the form has been sent, in order. */
export function NextSteps({ title, steps }: { title: string; steps: readonly Step[] }) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h2" size="lg">
        {title}
      </Heading>
      <Flex as="ol" direction="column" gap="5" mt="5">
        {steps.map((step, index) => (
          <Flex as="li" key={step.title} gap="4">
            <Text
              aria-hidden
              textStyle="figure"
              fontSize="md"
              boxSize="9"
              flexShrink="0"
              display="grid"
              placeItems="center"
              borderRadius="full"
              bg={index === steps.length - 1 ? 'accent.solid' : 'brand.solid'}
              color={index === steps.length - 1 ? 'accent.contrast' : 'brand.contrast'}
            >
              {index + 1}
            </Text>
            <Box pt="1">
              <Heading as="h3" size="sm">
                {step.title}
              </Heading>
              <Text color="fg.muted" mt="1">
                {step.text}
              </Text>
            </Box>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}

import { Box, Container, Grid, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  lead: string;
  illustration: ReactNode;
  /** The panel with the form. */
  form: ReactNode;
  /** The content below the introduction; on a phone, below the form. */
  children: ReactNode;
};

/** The layout of a page whose main content is a form: the introduction is beside the form, on a phone above it. */
export function FormPage({ title, lead, illustration, form, children }: Props) {
  return (
    <Box bg="bg.subtle" flex="1">
      <Container py={{ base: '10', md: '16' }}>
        <Grid
          templateColumns={{ base: '1fr', lg: '1fr 1.25fr' }}
          templateRows={{ lg: 'auto 1fr' }}
          columnGap="16"
          rowGap={{ base: '8', lg: '10' }}
        >
          <Box>
            <Box mb="5">{illustration}</Box>
            <Heading as="h1" size="4xl">
              {title}
            </Heading>
            <Text textStyle="lead" mt="5" color="fg">
              {lead}
            </Text>
          </Box>
          <Box gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
            {form}
          </Box>
          <Box gridColumn={{ lg: '1' }}>{children}</Box>
        </Grid>
      </Container>
    </Box>
  );
}

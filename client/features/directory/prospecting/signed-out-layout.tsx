import { Container, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../../lib/product';

/** The page's layout for a user who is not signed in yet, without the buyers. */
export const SignedOutLayout = ({ lead, children }: { lead: string; children: ReactNode }) => (
  <Container maxW="lg" py={{ base: '8', md: '16' }}>
    <Text textStyle="eyebrow">{PRODUCT_NAME}</Text>
    <Heading as="h1" size={{ base: '2xl', md: '3xl' }} mt="1">
      Buyers for your cause
    </Heading>
    <Text textStyle="lead" mt="2" mb="8">
      {lead}
    </Text>
    {children}
  </Container>
);

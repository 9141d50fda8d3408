import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { paths } from '../../app/paths';
import { ButtonLink } from '../../ui/button-link';
import { KowhaiSprig } from '../../ui/illustrations/plants';
import { PageSection } from '../../ui/page-section';

const steps = [
  {
    title: 'You find and ask',
    text: 'Search for what you need and send the supplier an enquiry. Say which cause it should help.',
  },
  {
    title: 'They do the work',
    text: 'You deal with the supplier directly, at the usual price. We stay out of the way.',
  },
  {
    title: 'A share is given',
    text: 'When the sale is done, the supplier gives the agreed contribution. You can see what it did.',
  },
] as const;

/** Three steps, in the order they happen. */
export function HowItWorks() {
  return (
    <PageSection title="How a purchase becomes a contribution">
      <Grid as="ol" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap={{ base: '8', md: '10' }}>
        {steps.map(({ title, text }, index) => (
          <Box
            as="li"
            key={title}
            borderTopWidth="3px"
            borderColor={index === 2 ? 'accent.solid' : 'brand.border'}
            pt="5"
          >
            <Text textStyle="figure" fontSize="2xl" color="fg.brand" aria-hidden>
              {index + 1}
            </Text>
            <Heading as="h3" size="md" mt="3">
              {title}
            </Heading>
            <Text color="fg.muted" mt="2">
              {text}
            </Text>
          </Box>
        ))}
      </Grid>
    </PageSection>
  );
}

/** The invitation to suppliers and buyers at the end of Home. */
export function JoinInvitation() {
  return (
    <Box as="section" aria-labelledby="join" bg="accent.subtle" py={{ base: '14', md: '20' }}>
      <Box maxW="page" mx="auto" px="gutter">
        <Flex align="center" justify="space-between" gap="10" wrap="wrap">
          <Box maxW="2xl">
            <Heading as="h2" id="join" size="3xl">
              Sell something good? Give a share of it.
            </Heading>
            <Text textStyle="lead" mt="4" color="fg">
              Being listed costs nothing. You contribute only when a sale is made, and your customers know it.
            </Text>
            <Flex gap="3" mt="7" wrap="wrap">
              <ButtonLink to={paths.supplierJoin()} size="lg">
                Join as a supplier
              </ButtonLink>
              <ButtonLink to={paths.impactBuyerJoin()} size="lg" variant="outline">
                Join as an Impact Buyer
              </ButtonLink>
            </Flex>
          </Box>
          <KowhaiSprig width="260px" hideBelow="lg" />
        </Flex>
      </Box>
    </Box>
  );
}

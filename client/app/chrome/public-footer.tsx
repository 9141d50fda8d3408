import { Box, Container, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useSessionState } from '../../graphql/use-session';
import { CHARITY_STATEMENT, PRODUCT_NAME, SOCIAL_LINKS, TERMS_PDF } from '../../lib/product';
import { Logo } from '../../ui/logo';
import { paths } from '../paths';

const linkLook = {
  color: 'fg.inverted',
  textStyle: 'sm',
  borderRadius: 'xs',
  focusVisibleRing: 'outside',
  focusRingColor: 'fg.invertedAccent',
  textUnderlineOffset: '0.25em',
  _hover: { textDecoration: 'underline' },
} as const;

const FooterLink = chakra(Link, { base: linkLook });
const FooterAnchor = chakra('a', { base: linkLook });

const columns = [
  {
    title: 'Find your way',
    links: [
      { to: paths.home(), label: 'Home' },
      { to: paths.search(), label: 'Suppliers' },
      { to: paths.goodCauses(), label: 'Good Causes' },
      { to: paths.impactAreas(), label: 'Impact Areas' },
    ],
  },
  {
    title: PRODUCT_NAME,
    links: [
      { to: paths.aboutUplift(), label: 'About' },
      { to: paths.contact(), label: 'Contact' },
    ],
  },
] as const;

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box>
      <Text fontWeight="semibold" color="fg.invertedAccent" textStyle="sm" mb="3">
        {title}
      </Text>
      <Box as="ul" display="grid" gap="2.5" justifyItems="start">
        {children}
      </Box>
    </Box>
  );
}

/** The footer of public pages (R039). */
export function PublicFooter() {
  const { user } = useSessionState();
  return (
    <Box as="footer" bg="bg.inverted" color="fg.inverted" pt={{ base: '12', md: '16' }} pb="8">
      <Container>
        <Grid templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr 1fr' }} gap={{ base: '10', md: '8' }}>
          <Box gridColumn={{ base: '1 / -1', md: 'auto' }} maxW="sm">
            <Logo color="fg.inverted" />
            <Text mt="4" textStyle="sm" color="fg.invertedMuted">
              {CHARITY_STATEMENT}
            </Text>
          </Box>
          {columns.map(({ title, links }) => (
            <Column key={title} title={title}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <FooterLink to={to}>{label}</FooterLink>
                </li>
              ))}
              {title === PRODUCT_NAME && !user && (
                <li>
                  <FooterLink to={paths.login()}>Login</FooterLink>
                </li>
              )}
            </Column>
          ))}
          <Column title="Follow us">
            {SOCIAL_LINKS.map(({ name, href }) => (
              <li key={name}>
                <FooterAnchor href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                </FooterAnchor>
              </li>
            ))}
          </Column>
        </Grid>
        <Flex
          mt="12"
          pt="6"
          borderTopWidth="1px"
          borderColor="border.inverted"
          gap="4"
          justify="space-between"
          wrap="wrap"
        >
          <Text textStyle="sm" color="fg.invertedMuted">
            Made in Aotearoa New Zealand
          </Text>
          <FooterAnchor href={TERMS_PDF} target="_blank" rel="noopener">
            Terms &amp; privacy (PDF)
          </FooterAnchor>
        </Flex>
      </Container>
    </Box>
  );
}

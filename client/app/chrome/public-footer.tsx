import { Box, Container, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { Link } from 'react-router';
import { useSessionState } from '../../graphql/use-session';
import { useTexts } from '../../lib/language';
import { PRODUCT_NAME } from '../../lib/product';
import { SOCIAL_LINKS, TERMS_PDF } from '../../lib/site-links';
import { chromeTexts } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';
import { LanguageSwitch } from '../../ui/language-switch';
import { Logo } from '../../ui/logo';
import { NewTabTexts } from '../../ui/new-tab-icon';

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

function useColumns() {
  const { user } = useSessionState();
  const text = useTexts(chromeTexts);
  return [
    {
      title: text.findYourWay,
      links: [
        { to: paths.home(), label: text.home },
        { to: paths.search(), label: text.suppliers },
        { to: paths.goodCauses(), label: text.goodCauses },
        { to: paths.impactAreas(), label: text.impactAreas },
      ],
    },
    {
      title: PRODUCT_NAME,
      links: [
        { to: paths.aboutUplift(), label: text.about },
        { to: paths.contact(), label: text.contact },
        ...(user ? [] : [{ to: paths.login(), label: text.login }]),
      ],
    },
  ];
}

/** The footer of public pages (R039). */
export function PublicFooter() {
  const columns = useColumns();
  const text = useTexts(chromeTexts);
  return (
    <Box as="footer" bg="bg.inverted" color="fg.inverted" pt={{ base: '12', md: '16' }} pb="8">
      <Container>
        <Grid templateColumns={{ base: '1fr 1fr', md: '2fr 1fr 1fr 1fr' }} gap={{ base: '10', md: '8' }}>
          <Box gridColumn={{ base: '1 / -1', md: 'auto' }} maxW="sm">
            <Logo color="fg.inverted" />
            <Text mt="4" textStyle="sm" color="fg.invertedMuted">
              {text.charity}
            </Text>
          </Box>
          {columns.map(({ title, links }) => (
            <Column key={title} title={title}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <FooterLink to={to}>{label}</FooterLink>
                </li>
              ))}
            </Column>
          ))}
          <Column title={text.followUs}>
            {SOCIAL_LINKS.map(({ name, href }) => (
              <li key={name}>
                <FooterAnchor href={href} target="_blank" rel="noopener noreferrer">
                  {name}
                  <NewTabTexts />
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
            {text.madeIn}
          </Text>
          <LanguageSwitch focusRingColor="fg.invertedAccent" ms="auto" />
          <FooterAnchor href={TERMS_PDF} target="_blank" rel="noopener">
            {text.terms}
            <NewTabTexts />
          </FooterAnchor>
        </Flex>
      </Container>
    </Box>
  );
}

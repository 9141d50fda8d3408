import { Box, Container, chakra, Flex, IconButton } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SearchBox } from '../../features/search/search-box';
import { setAudienceMode } from '../../lib/audience-mode';
import { PRODUCT_NAME } from '../../lib/product';
import { ButtonLink } from '../../ui/button-link';
import { ColorModeToggle } from '../../ui/color-mode-toggle';
import { Disclosure } from '../../ui/disclosure';
import { ChevronDownIcon, CloseIcon, MenuIcon, SearchIcon } from '../../ui/icons';
import { Logo } from '../../ui/logo';
import { NavItem } from '../../ui/nav-item';
import { paths } from '../paths';
import { aboutLinks } from './about-links';
import { AccountMenu } from './account-menu';
import { ModeSwitch } from './mode-switch';

const LogoLink = chakra(Link, { base: { borderRadius: 'l1', focusVisibleRing: 'outside', flexShrink: '0' } });

function AboutMenu() {
  return (
    <Disclosure
      label={
        <>
          About <ChevronDownIcon />
        </>
      }
      panel={{ insetInlineStart: '0', insetEnd: 'auto' }}
    >
      {aboutLinks.map(({ to, label }) => (
        <NavItem key={to} to={to}>
          {label}
        </NavItem>
      ))}
    </Disclosure>
  );
}

/** What the toolbar has no room for below 991 px, and Suppliers (R036). */
function MobileMenu({ open }: { open: boolean }) {
  return (
    <Box id="mobile-menu" hidden={!open} hideFrom="lg" borderTopWidth="1px" borderColor="border" py="3">
      <Container>
        <Box mx="-3">
          <NavItem to={paths.search()}>Suppliers</NavItem>
          {aboutLinks.map(({ to, label }) => (
            <NavItem key={to} to={to}>
              {label === PRODUCT_NAME ? `About ${label}` : label}
            </NavItem>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

/** What is open below the toolbar on a small screen; navigation closes it. */
function useOpenPanel() {
  const [panel, setPanel] = useState<'menu' | 'search' | null>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the panel
  useEffect(() => setPanel(null), [pathname]);
  const toggle = (wanted: 'menu' | 'search') => setPanel((current) => (current === wanted ? null : wanted));
  return { panel, toggle, close: () => setPanel(null) };
}

/** The toolbar of public pages (R034 to R036). Leads home, and then to General (R018). */
export function PublicToolbar() {
  const { panel, toggle, close } = useOpenPanel();
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="toolbar"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Container>
        <Flex h={{ base: '16', md: '18' }} align="center" gap={{ base: '2', md: '4' }}>
          <LogoLink
            to={paths.home()}
            onClick={() => setAudienceMode('General')}
            aria-label={`${PRODUCT_NAME}, home`}
          >
            <Logo />
          </LogoLink>
          <ModeSwitch />
          <Flex as="nav" aria-label="Main" gap="1" hideBelow="lg">
            <AboutMenu />
            <ButtonLink to={paths.search()} variant="ghost" colorPalette="neutral" size="sm">
              Suppliers
            </ButtonLink>
          </Flex>
          <Box flex="1" maxW="md" ms="auto" hideBelow="md">
            <SearchBox />
          </Box>
          <Flex align="center" gap="1" ms={{ base: 'auto', md: '0' }}>
            <IconButton
              hideFrom="md"
              size="sm"
              variant="ghost"
              colorPalette="neutral"
              aria-label="Search products & services"
              aria-expanded={panel === 'search'}
              onClick={() => toggle('search')}
            >
              <SearchIcon />
            </IconButton>
            <ColorModeToggle hideBelow="sm" />
            <AccountMenu />
            <IconButton
              hideFrom="lg"
              size="sm"
              variant="ghost"
              colorPalette="neutral"
              aria-label="Menu"
              aria-expanded={panel === 'menu'}
              aria-controls="mobile-menu"
              onClick={() => toggle('menu')}
            >
              {panel === 'menu' ? <CloseIcon /> : <MenuIcon />}
            </IconButton>
          </Flex>
        </Flex>
        {panel === 'search' && (
          <Box hideFrom="md" pb="3">
            <SearchBox autoFocus onRun={close} />
          </Box>
        )}
      </Container>
      <MobileMenu open={panel === 'menu'} />
    </Box>
  );
}

import { Box, Container, chakra, Flex, IconButton } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SearchBox } from '../../features/site/search/search-box';
import { searchTexts } from '../../features/site/search/search-texts';
import { setAudienceMode } from '../../lib/audience-mode';
import { useTexts } from '../../lib/language';
import { navigationState } from '../../lib/navigation-state';
import { PRODUCT_NAME } from '../../lib/product';
import { chromeTexts } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { ColorModeLine, ColorModeToggle } from '../../ui/color-mode-toggle';
import { Disclosure } from '../../ui/disclosure';
import { CloseIcon } from '../../ui/icons';
import { LanguageSwitch } from '../../ui/language-switch';
import { Logo } from '../../ui/logo';
import { NavItem } from '../../ui/nav-item';
import { ChevronDownIcon, MenuIcon, SearchIcon } from '../../ui/pictograms';
import { useAboutLinks } from './about-links';
import { AccountMenu } from './account-menu';
import { ModeSwitch } from './mode-switch';

const LogoLink = chakra(Link, {
  // Not inline: the height of a text line would place it above the middle of the toolbar.
  base: { display: 'flex', borderRadius: 'l1', focusVisibleRing: 'outside', flexShrink: '0' },
});

function AboutMenu() {
  const text = useTexts(chromeTexts);
  return (
    <Disclosure
      label={
        <>
          {text.about} <ChevronDownIcon />
        </>
      }
      panel={{ insetInlineStart: '0', insetEnd: 'auto' }}
    >
      {useAboutLinks().map(({ to, label }) => (
        <NavItem key={to} to={to}>
          {label}
        </NavItem>
      ))}
    </Disclosure>
  );
}

/** The menu for links that the toolbar has no room for below 991 px, and for Suppliers (R036). */
function MobileMenu({ open }: { open: boolean }) {
  const text = useTexts(chromeTexts);
  const links = useAboutLinks();
  return (
    <Box id="mobile-menu" hidden={!open} hideFrom="lg" borderTopWidth="1px" borderColor="border" py="3">
      <Container>
        <Box mx="-3">
          <NavItem to={paths.search()}>{text.suppliers}</NavItem>
          {links.map(({ to, label }) => (
            <NavItem key={to} to={to}>
              {label === PRODUCT_NAME ? text.aboutProduct : label}
            </NavItem>
          ))}
          <LanguageSwitch display="block" px="3" py="2" />
          <ColorModeLine hideFrom="sm" labels={{ light: text.useLight, dark: text.useDark }} />
        </Box>
      </Container>
    </Box>
  );
}

/**
 * Manages the open panel below the toolbar on a small screen; navigation closes it, except for the search panel while
 * the user types in it (A137).
 */
function useOpenPanel() {
  const [panel, setPanel] = useState<'menu' | 'search' | null>(null);
  const { pathname, state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the panel
  useEffect(() => {
    setPanel((current) => (current === 'search' && navigationState(state).keepFocus ? current : null));
  }, [pathname, state]);
  const toggle = (wanted: 'menu' | 'search') => setPanel((current) => (current === wanted ? null : wanted));
  return { panel, toggle, close: () => setPanel(null) };
}

/** The toolbar of public pages (R034 to R036). Its home link also sets the mode to General (R018). */
export function PublicToolbar() {
  const { panel, toggle, close } = useOpenPanel();
  const text = useTexts(chromeTexts);
  const search = useTexts(searchTexts);
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="toolbar"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !panel) return;
        // The default would also empty the search box, and so search for everything.
        event.preventDefault();
        event.currentTarget.querySelector<HTMLElement>('button[aria-expanded=true]')?.focus();
        close();
      }}
    >
      <Container>
        <Flex h={{ base: '16', md: '18' }} align="center" gap={{ base: '2', md: '4' }}>
          <LogoLink to={paths.home()} onClick={() => setAudienceMode('General')} aria-label={text.homeLink}>
            <Logo />
          </LogoLink>
          <ModeSwitch />
          <Flex as="nav" aria-label={text.mainMenu} gap="1" hideBelow="lg">
            <AboutMenu />
            <ButtonLink to={paths.search()} variant="ghost" colorPalette="neutral" size="sm">
              {text.suppliers}
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
              aria-label={search.placeholder}
              aria-expanded={panel === 'search'}
              onClick={() => toggle('search')}
            >
              <SearchIcon />
            </IconButton>
            <LanguageSwitch hideBelow="lg" color="fg.muted" px="2" />
            <ColorModeToggle hideBelow="sm" labels={{ light: text.useLight, dark: text.useDark }} />
            <AccountMenu />
            <IconButton
              hideFrom="lg"
              size="sm"
              variant="ghost"
              colorPalette="neutral"
              aria-label={text.menu}
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

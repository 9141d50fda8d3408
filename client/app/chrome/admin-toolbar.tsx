import { Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SignedInUser } from '../../graphql/session';
import { PRODUCT_NAME } from '../../lib/product';
import { paths } from '../../navigation/paths';
import { DashboardIcon, LogoutIcon } from '../../ui/admin-icons';
import { ButtonLink } from '../../ui/button-link';
import { ColorModeToggle } from '../../ui/color-mode-toggle';
import { LogoMark } from '../../ui/logo-mark';
import { MenuIcon } from '../../ui/pictograms';
import { hideInPrint } from '../../ui/print';

const HomeLink = chakra(Link, {
  base: { borderRadius: 'l1', focusVisibleRing: 'outside', color: 'fg.brand' },
});

/** The signed-in user, as a link to name and password (R297). */
const ProfileLink = chakra(Link, {
  base: {
    textStyle: 'sm',
    color: 'fg.muted',
    hideBelow: 'md',
    me: '2',
    truncate: true,
    borderRadius: 'l1',
    focusVisibleRing: 'outside',
    _hover: { color: 'fg', textDecoration: 'underline' },
  },
});

type Props = {
  title: string;
  user: SignedInUser;
  menuOpen: boolean;
  onMenu: () => void;
  onSignOut: () => void;
  /** Further buttons in the toolbar. */
  actions?: ReactNode;
};

/** The toolbar of the admin area: the screen's title, the signed-in user, the dashboard, and Logout (R040). */
export function AdminToolbar({ title, user, menuOpen, onMenu, onSignOut, actions }: Props) {
  return (
    <Flex
      css={hideInPrint}
      as="header"
      align="center"
      gap={{ base: '1', md: '3' }}
      h="12"
      px={{ base: '2', md: '5' }}
      bg="bg.panel"
      borderBottomWidth="1px"
      borderColor="border"
      position="sticky"
      top="0"
      zIndex="toolbar"
    >
      <IconButton
        hideFrom="lg"
        size="sm"
        variant="ghost"
        colorPalette="neutral"
        aria-label="Menu"
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <MenuIcon />
      </IconButton>
      {/* On phones the title needs the room: the drawer has the home and dashboard links, and Logout. */}
      <HomeLink to={paths.home()} aria-label={`${PRODUCT_NAME}, home`} hideBelow="md">
        <LogoMark boxSize="7" />
      </HomeLink>
      <Text
        fontFamily="heading"
        fontWeight="display"
        fontSize={{ base: 'md', md: 'lg' }}
        letterSpacing="snug"
        truncate
      >
        {title}
      </Text>
      <Flex ms="auto" align="center" gap={{ base: '0', md: '1' }}>
        <ProfileLink to={paths.userProfile()} aria-label={`My Profile, ${user.email}`}>
          {user.email}
        </ProfileLink>
        {actions}
        {/* On phones it is in the drawer's panel. */}
        <ColorModeToggle hideBelow="md" />
        <ButtonLink
          to={paths.dashboard()}
          hideBelow="sm"
          variant="ghost"
          colorPalette="neutral"
          size="sm"
          px="2.5"
          aria-label="Dashboard"
        >
          <DashboardIcon />
          <Text as="span" hideBelow="lg">
            Dashboard
          </Text>
        </ButtonLink>
        <Button
          hideBelow="sm"
          variant="ghost"
          colorPalette="neutral"
          size="sm"
          px="2.5"
          onClick={onSignOut}
          aria-label="Logout"
        >
          <LogoutIcon />
          <Text as="span" hideBelow="lg">
            Logout
          </Text>
        </Button>
      </Flex>
    </Flex>
  );
}

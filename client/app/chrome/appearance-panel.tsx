import { Box, chakra, Flex, Heading, IconButton } from '@chakra-ui/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import type { SignedInUser } from '../../graphql/session';
import { usePageConfig } from '../../lib/page-config';
import { PRODUCT_NAME } from '../../lib/product';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole } from '../../navigation/guards';
import { paths } from '../../navigation/paths';
import { secondaryScreens } from '../../navigation/secondary-screens';
import { CopyButton } from '../../ui/copy-button';
import { CloseIcon } from '../../ui/icons';
import { NavAnchor, NavItem } from '../../ui/nav-item';
import { hideInPrint } from '../../ui/print';
import { ShareButton } from '../../ui/share-button';
import { AppearanceChoices } from './appearance-choices';

const Panel = chakra('section', {
  base: {
    position: 'fixed',
    insetY: '0',
    insetInlineEnd: '0',
    w: { base: 'calc(100vw - 2.5rem)', sm: '22rem' },
    zIndex: 'drawer',
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    p: '5',
    overflowY: 'auto',
    bg: 'bg.panel',
    color: 'fg',
    borderInlineStartWidth: '1px',
    borderColor: 'border',
    boxShadow: 'lg',
    outline: '0',
    animation: 'rise 180ms',
  },
});

/** Returns the focus to the previous element, unless it has moved elsewhere. */
function giveBack(panel: HTMLElement | null, before: Element | null): void {
  const { activeElement } = document;
  const lost = activeElement === document.body || panel?.contains(activeElement);
  if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
}

/** Takes the focus, and closes when the user goes on elsewhere, by pointer, by keyboard or to another screen. */
function useLeaving(onClose: () => void) {
  const panel = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) close.current();
  }, [key]);
  useEffect(() => {
    const element = panel.current;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !element?.contains(target)) close.current();
    };
    let before: Element | null = null;
    // Runs after the overlay drawer, from which the panel may have been opened, has returned the focus.
    const timer = setTimeout(() => {
      before = document.activeElement;
      element?.focus();
      document.addEventListener('pointerdown', leave);
      document.addEventListener('focusin', leave);
    });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      giveBack(element, before);
    };
  }, []);
  return panel;
}

function Links({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="nav" aria-labelledby={id}>
      <Heading as="h3" size="sm" id={id} mb="1">
        {title}
      </Heading>
      <Box mx="-3">{children}</Box>
    </Box>
  );
}

type Props = { user: SignedInUser; onClose: () => void };

/**
 * The settings panel of the admin area (R048, A121): the drawer's colour and picture, light or dark, links to screens
 * that the drawer has no room for and to the public site, and the site's address to pass on.
 */
export default function AppearancePanel({ user, onClose }: Props) {
  const panel = useLeaving(onClose);
  const { publicUrl } = usePageConfig();
  const title = useId();
  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      role="dialog"
      aria-labelledby={title}
      css={hideInPrint}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Flex align="center" justify="space-between">
        <Heading as="h2" size="md" id={title}>
          More
        </Heading>
        <IconButton
          size="sm"
          variant="ghost"
          colorPalette="neutral"
          aria-label="Close the options"
          onClick={onClose}
        >
          <CloseIcon />
        </IconButton>
      </Flex>
      <AppearanceChoices />
      <Links title="More pages">
        <NavItem to={adminPaths.notifications()}>Notifications</NavItem>
        <NavItem to={adminPaths.maps()}>Maps</NavItem>
        {(hasRole(user, 'ADMIN') ? secondaryScreens : []).map(({ label, to }) => (
          <NavItem key={to} to={to}>
            {label}
          </NavItem>
        ))}
      </Links>
      <Links title={`${PRODUCT_NAME} website`}>
        <NavAnchor href={paths.home()}>Home</NavAnchor>
        <NavAnchor href={paths.aboutUplift()}>About {PRODUCT_NAME}</NavAnchor>
        <NavAnchor href={paths.goodCauses()}>Good Causes</NavAnchor>
        <NavAnchor href="/api/docs">API for developers</NavAnchor>
      </Links>
      <Box>
        <Heading as="h3" size="sm" mb="2">
          Share {PRODUCT_NAME}
        </Heading>
        <Flex gap="2" wrap="wrap">
          <CopyButton text={publicUrl}>Copy link</CopyButton>
          <ShareButton title={PRODUCT_NAME} url={() => publicUrl}>
            Share
          </ShareButton>
        </Flex>
      </Box>
    </Panel>
  );
}

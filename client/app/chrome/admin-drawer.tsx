import { Box, chakra, IconButton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { SignedInUser } from '../../graphql/session';
import { paths } from '../../navigation/paths';
import {
  BellIcon,
  BoxIcon,
  ChartIcon,
  DashboardIcon,
  HomeIcon,
  InboxIcon,
  ListIcon,
  LogoutIcon,
  PaletteIcon,
  StarIcon,
  TagIcon,
  UsersIcon,
} from '../../ui/admin-icons';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  HandshakeIcon,
  HeartIcon,
  QuoteIcon,
  StoreIcon,
  UserIcon,
} from '../../ui/pictograms';
import { type DrawerIcon, drawerEntries } from '../drawer-entries';
import { drawerStyles, useDrawerAppearance } from './drawer-appearance';
import { DrawerPicture } from './drawer-picture';

const icons: Record<DrawerIcon, typeof HomeIcon> = {
  home: HomeIcon,
  bell: BellIcon,
  inbox: InboxIcon,
  lead: ListIcon,
  buyers: HandshakeIcon,
  chart: ChartIcon,
  store: StoreIcon,
  heart: HeartIcon,
  quote: QuoteIcon,
  tag: TagIcon,
  star: StarIcon,
  users: UsersIcon,
  dashboard: DashboardIcon,
  box: BoxIcon,
  user: UserIcon,
};

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  h: '10',
  px: '3',
  borderRadius: 'l2',
  color: 'fg.invertedMuted',
  textStyle: 'sm',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  position: 'relative',
  focusVisibleRing: 'inside',
  focusRingColor: 'fg.invertedAccent',
  focusRingWidth: '2px',
  transitionProperty: 'background-color, color',
  transitionDuration: 'fast',
  _hover: { bg: 'bg.invertedRaised', color: 'fg.inverted' },
  _currentPage: {
    bg: 'bg.invertedRaised',
    color: 'fg.inverted',
    boxShadow: 'inset 3px 0 0 var(--up-colors-accent-solid)',
  },
} as const;

const RowLink = chakra(NavLink, { base: row });
const RowButton = chakra('button', { base: row });

/** The red dot of the Action Centre (R045), with hidden text for screen readers. */
function AlertDot() {
  return (
    <Box
      as="span"
      position="absolute"
      top="2"
      insetInlineStart="1.5rem"
      boxSize="2.5"
      borderRadius="full"
      bg="#F0593E"
      borderWidth="2px"
      borderColor="bg.inverted"
      role="img"
      aria-label="Actions need your attention"
    />
  );
}

type Props = {
  user: SignedInUser;
  /** True if the drawer is collapsed to icons. */
  narrow: boolean;
  onNarrow?: (narrow: boolean) => void;
  onSignOut: () => void;
  onNavigate?: () => void;
  /** Opens the panel with the drawer's settings. */
  onLook: () => void;
};

/** The background of the drawer, in the chosen colour and with the chosen picture (R048). */
function DrawerGround({ children }: { children: ReactNode }) {
  const { color, picture } = useDrawerAppearance();
  return (
    <Box position="relative" h="full" bg="bg.inverted" css={drawerStyles(color)} data-color={color}>
      <DrawerPicture picture={picture} />
      {children}
    </Box>
  );
}

/**
 * The drawer of the admin area: the entries for the user's roles, Logout at the foot, and the switch that collapses it
 * to icons (R041 to R045).
 */
export function AdminDrawer({ user, narrow, onNarrow, onSignOut, onNavigate, onLook }: Props) {
  const foot = [
    { label: 'More', Icon: PaletteIcon, onClick: onLook },
    { label: 'Logout', Icon: LogoutIcon, onClick: onSignOut },
  ];
  return (
    <DrawerGround>
      <Box
        as="nav"
        aria-label="Admin"
        display="flex"
        flexDirection="column"
        gap="4"
        h="full"
        w={narrow ? 'drawerIcons' : 'drawer'}
        p="3"
        position="relative"
        overflowY="auto"
        overflowX="hidden"
      >
        <Box as="ul" display="grid" gap="1" flex="1" alignContent="start">
          {drawerEntries(user).map(({ to, label, icon, alert }) => {
            const Icon = icons[icon];
            return (
              <li key={to}>
                <RowLink
                  to={to}
                  end={to === '/'}
                  title={narrow ? label : undefined}
                  aria-label={narrow ? label : undefined}
                  onClick={onNavigate}
                >
                  <Icon flexShrink="0" />
                  {!narrow && label}
                  {alert && <AlertDot />}
                </RowLink>
              </li>
            );
          })}
        </Box>
        <Box display="grid" gap="1" borderTopWidth="1px" borderColor="border.inverted" pt="3">
          {!onNarrow && (
            // On phones the toolbar has no room for it (R040).
            <RowLink
              to={paths.userProfile()}
              hideFrom="md"
              aria-label={`My Profile, ${user.email}`}
              onClick={onNavigate}
            >
              <UserIcon flexShrink="0" />
              <Box as="span" truncate>
                {user.email}
              </Box>
            </RowLink>
          )}
          {foot.map(({ label, Icon, onClick }) => (
            <RowButton
              key={label}
              type="button"
              onClick={onClick}
              aria-label={narrow ? label : undefined}
              title={narrow ? label : undefined}
            >
              <Icon flexShrink="0" />
              {!narrow && label}
            </RowButton>
          ))}
          {onNarrow && (
            <IconButton
              size="sm"
              variant="ghost"
              color="fg.invertedMuted"
              css={{ '&:hover': { background: 'var(--up-colors-bg-inverted-raised)' } }}
              aria-label={narrow ? 'Expand menu' : 'Collapse menu to icons'}
              onClick={() => onNarrow(!narrow)}
              justifySelf={narrow ? 'center' : 'end'}
            >
              {narrow ? <ChevronRightIcon /> : <ChevronLeftIcon />}
            </IconButton>
          )}
        </Box>
      </Box>
    </DrawerGround>
  );
}

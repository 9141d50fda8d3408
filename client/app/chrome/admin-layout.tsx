import { Box, Flex } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SignedOut } from '../../features/accounts/session/signed-out';
import { useSignOut } from '../../features/accounts/session/use-sign-out';
import { NotificationsLink } from '../../features/staff/notifications/notifications-link';
import { useCurrentUserQuery } from '../../graphql/session.generated';
import { useSession, useSessionState } from '../../graphql/use-session';
import { ActionItemChangesDocument } from '../../live/live-changes.generated';
import { useLiveConnection } from '../../live/use-live-connection';
import { usePollingFallback } from '../../live/use-polling-fallback';
import { useSubscriptionEvent } from '../../live/use-subscription-event';
import { adminPaths } from '../../navigation/admin-paths';
import { usePageTitle } from '../../navigation/use-route-handle';
import { TasksButton } from '../../tasks/tasks-button';
import { TasksPanel } from '../../tasks/tasks-panel';
import { useMyTasks } from '../../tasks/use-my-tasks';
import { hideInPrint } from '../../ui/print';
import { PaletteButton } from '../palette/palette-keys';
import { AdminDrawer } from './admin-drawer';
import { AdminToolbar } from './admin-toolbar';
import { MainContent } from './main-content';
import { OverlayDrawer } from './overlay-drawer';

const AppearancePanel = lazy(() => import('./appearance-panel'));

const NARROW = 'uplift-drawer';

function useNarrowDrawer(): [boolean, (narrow: boolean) => void] {
  const [narrow, setNarrow] = useState(() => localStorage.getItem(NARROW) === 'icons');
  const choose = (wanted: boolean) => {
    setNarrow(wanted);
    localStorage.setItem(NARROW, wanted ? 'icons' : 'wide');
  };
  return [narrow, choose];
}

/** At least 44 px for a finger; rows of a grid have sizes of their own. */
const roomForFingers = {
  '@media (pointer: coarse)': {
    '& :is(.up-button, .up-input, .up-select__field):not(td *)': { minHeight: '2.75rem' },
    '& .up-button:not(td *)': { minWidth: '2.75rem' },
  },
};

/** Keeps the user's data up to date, for the red dot. */
function useLiveUser() {
  const session = useSession();
  const { user } = useSessionState();
  const isStaff = user?.roles.includes('ADMIN') ?? false;
  const { data, refetch } = useCurrentUserQuery({ fetchPolicy: 'network-only' });
  useSubscriptionEvent(ActionItemChangesDocument, () => refetch(), { skip: !isStaff });
  // Other roles get no events about actions, but their data can change nevertheless.
  usePollingFallback(() => void refetch().catch(() => undefined), { skip: isStaff });
  useEffect(() => {
    if (data?.currentUser) session.updateUser(data.currentUser);
  }, [data, session]);
  return user;
}

/** The frame of every admin screen: toolbar (R040), drawer (R041), page. */
export function Component() {
  useLiveConnection();
  const user = useLiveUser();
  const signOut = useSignOut();
  const title = usePageTitle();
  const tasks = useMyTasks();
  const [narrow, setNarrow] = useNarrowDrawer();
  const [open, setOpen] = useState(false);
  const [looking, setLooking] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new screen closes the drawer
  useEffect(() => setOpen(false), [pathname]);
  if (!user)
    return (
      <MainContent>
        <SignedOut />
      </MainContent>
    );
  return (
    <Flex minH="100dvh" bg="bg.subtle" colorPalette="brand" css={roomForFingers}>
      <Box position="sticky" top="0" h="100dvh" flexShrink="0" hideBelow="lg" css={hideInPrint}>
        <AdminDrawer
          user={user}
          narrow={narrow}
          onNarrow={setNarrow}
          onSignOut={signOut}
          onLook={() => setLooking(true)}
        />
      </Box>
      <OverlayDrawer open={open} onClose={() => setOpen(false)}>
        <AdminDrawer
          user={user}
          narrow={false}
          onSignOut={signOut}
          onNavigate={() => setOpen(false)}
          onLook={() => {
            setOpen(false);
            setLooking(true);
          }}
        />
      </OverlayDrawer>
      {/* Inert while the drawer covers it. */}
      <Flex direction="column" flex="1" minW="0" inert={open}>
        <AdminToolbar
          title={title}
          user={user}
          menuOpen={open}
          onMenu={() => setOpen(true)}
          onSignOut={signOut}
          actions={
            <>
              <PaletteButton user={user} onSignOut={signOut} />
              <TasksButton tasks={tasks} />
              <NotificationsLink to={adminPaths.notifications()} />
            </>
          }
        />
        <MainContent px={{ base: '4', md: '6' }} py="4" w="full">
          <Outlet />
        </MainContent>
        <TasksPanel tasks={tasks} />
      </Flex>
      <Suspense>{looking && <AppearancePanel user={user} onClose={() => setLooking(false)} />}</Suspense>
    </Flex>
  );
}

import { Box, Text } from '@chakra-ui/react';
import { useSignOut } from '../../features/accounts/session/use-sign-out';
import { useSessionState } from '../../graphql/use-session';
import { useTexts } from '../../lib/language';
import { usePageConfig } from '../../lib/page-config';
import { hasRole, mayEnterAdminArea } from '../../navigation/guards';
import { chromeTexts } from '../../navigation/page-titles';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { Disclosure } from '../../ui/disclosure';
import { NavAnchor, NavButton, NavItem } from '../../ui/nav-item';
import { UserIcon } from '../../ui/pictograms';

/**
 * The Admin entry: the external admin site in a new tab for Admin, the dashboard for the other roles (R046), nothing
 * for users who may not enter (R047).
 */
function AdminEntry() {
  const { user } = useSessionState();
  const { adminSiteUrl } = usePageConfig();
  if (!mayEnterAdminArea(user)) return null;
  if (hasRole(user, 'ADMIN')) return <NavAnchor href={adminSiteUrl}>Admin</NavAnchor>;
  return <NavItem to={paths.dashboard()}>Admin</NavItem>;
}

/** My Profile, Admin and Logout for signed-in users; Login for everyone else (R035, R316). */
export function AccountMenu() {
  const { user } = useSessionState();
  const signOut = useSignOut();
  const text = useTexts(chromeTexts);
  if (!user) {
    return (
      <ButtonLink to={paths.login()} variant="outline" size="sm">
        {text.login}
      </ButtonLink>
    );
  }
  return (
    <Disclosure
      label={<UserIcon />}
      name={text.account}
      button={{ px: '2.5', variant: 'subtle', borderRadius: 'full' }}
    >
      <Box px="3" py="2" mb="1" borderBottomWidth="1px" borderColor="border">
        <Text textStyle="sm" fontWeight="semibold" truncate>
          {user.fullName || text.signedIn}
        </Text>
        <Text textStyle="xs" color="fg.muted" truncate>
          {user.email}
        </Text>
      </Box>
      <NavItem to={paths.userProfile()}>{text.myProfile}</NavItem>
      <AdminEntry />
      <NavButton onClick={signOut}>{text.logout}</NavButton>
    </Disclosure>
  );
}

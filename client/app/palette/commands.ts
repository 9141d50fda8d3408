import type { FoundKind } from '../../graphql/schema.generated';
import type { SignedInUser } from '../../graphql/session';
import { adminPaths } from '../../navigation/admin-paths';
import { furtherScreens } from '../../navigation/further-screens';
import { hasRole } from '../../navigation/guards';
import { paths } from '../../navigation/paths';
import { setColorMode } from '../../theme/color-mode';
import { drawerEntries } from '../drawer-entries';

/** One thing that the palette offers: a screen or record to go to, or something to do. */
export type Command = {
  id: string;
  label: string;
  detail?: string | null;
  group: 'Records' | 'Screens' | 'Actions';
  to?: string;
  run?: () => void;
};

const screen = (label: string, to: string): Command => ({ id: to, label, to, group: 'Screens' });
const action = (label: string, to: string): Command => ({ id: `do ${to}`, label, to, group: 'Actions' });

const staffActions = [
  action('New enquiry', adminPaths.newEnquiry()),
  action('New supplier', adminPaths.supplier('new')),
  action('Invite user', adminPaths.user('new')),
  action('New impact buyer', adminPaths.impactBuyer('new')),
];

/** What this user may go to and do. */
export function commandsFor(user: SignedInUser, signOut: () => void): Command[] {
  const staff = hasRole(user, 'ADMIN');
  const looks = ['light', 'dark'] as const;
  return [
    ...drawerEntries(user).map(({ label, to }) => screen(label, to)),
    ...(staff ? furtherScreens.map(({ label, to }) => screen(label, to)) : []),
    screen('Notifications', adminPaths.notifications()),
    screen('Maps', adminPaths.maps()),
    screen('My Profile', paths.userProfile()),
    ...(staff ? staffActions : []),
    ...looks.map(
      (mode): Command => ({
        id: mode,
        label: `Use the ${mode} look`,
        group: 'Actions',
        run: () => setColorMode(mode),
      }),
    ),
    { id: 'sign-out', label: 'Log out', group: 'Actions', run: signOut },
  ];
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those whose words begin with what was typed; all while nothing is. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => {
    const has = folded(label).split(/\s+/);
    return words.every((word) => has.some((each) => each.startsWith(word)));
  });
}

const KINDS: Record<FoundKind, { called: string; href: (id: number) => string }> = {
  SUPPLIER: { called: 'Supplier', href: adminPaths.supplier },
  IMPACT_BUYER: { called: 'Impact buyer', href: adminPaths.impactBuyer },
  GOOD_CAUSE: { called: 'Good cause', href: adminPaths.goodCause },
  SALES_ENQUIRY: { called: 'Enquiry', href: adminPaths.enquiry },
  USER: { called: 'User', href: adminPaths.user },
};

/** A found record as something to go to. */
export const recordCommand = (found: {
  kind: FoundKind;
  id: number;
  title: string;
  detail?: string | null;
}): Command => {
  const { called, href } = KINDS[found.kind];
  return {
    id: `${found.kind} ${found.id}`,
    label: found.title,
    detail: [`${called} ${found.id}`, found.detail].filter(Boolean).join(' · '),
    group: 'Records',
    to: href(found.id),
  };
};

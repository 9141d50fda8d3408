import type { FoundKind } from '../../graphql/schema.generated';
import type { SignedInUser } from '../../graphql/session';
import { adminPaths } from '../../navigation/admin-paths';
import { hasRole } from '../../navigation/guards';
import { paths } from '../../navigation/paths';
import { recordPlaces, trashes } from '../../navigation/record-places';
import { secondaryScreens } from '../../navigation/secondary-screens';
import { setColorMode } from '../../theme/color-mode';
import { drawerEntries } from '../drawer-entries';

/**
 * Groups of results. The last is for records whose visible text does not match, but whose address, email or phone does.
 */
export type Group = 'Pages' | 'Actions' | 'Records' | 'Matching address, email or phone';

/** One result of the palette: a screen or record to open, or an action. */
export type Command = {
  id: string;
  label: string;
  detail?: string | null;
  group: Group;
  /** Further search terms. */
  words?: string;
  /** The ID of a record, as users type it. */
  number?: number;
  to?: string;
  run?: () => void;
};

/** Further search terms for screens and actions, by their labels. */
const CALLED: Record<string, string> = {
  'Action Centre': 'to do tasks waiting',
  'Sales Tracking': 'enquiries sales orders',
  'Your Enquiries': 'sales orders',
  'Impact Buyers': 'live reports businesses',
  Statistics: 'reports figures charts numbers',
  Suppliers: 'businesses listings profiles',
  'Good Causes': 'charities',
  Users: 'people accounts staff roles',
  'Old Dashboard': 'figures reports',
  'My Dashboard': 'figures reports',
  'Impact Box Orders': 'gifts boxes',
  Settings: 'options contributions',
  Messages: 'contact inbox',
  Mailbox: 'e-mails emails sent',
  'Email templates': 'mail e-mails emails leads words placeholders',
  'Search words': 'found nothing misses',
  Services: 'search words offered',
  Notifications: 'news bell',
  Maps: 'regions towns places',
  'My Profile': 'password name account',
  'Your Profile': 'listing page',
  'Invite user': 'new person account',
  'Your details': 'supplier enquiries email contact mobile',
  'Import suppliers': 'csv file upload businesses',
  'Import impact buyers': 'csv file upload businesses',
  'Import categories': 'csv file upload',
  'Order of categories': 'sort move reorder',
};

const screen = (label: string, to: string): Command => ({
  id: to,
  label,
  to,
  group: 'Pages',
  words: CALLED[label],
});
const action = (label: string, to: string): Command => ({
  id: `do ${to}`,
  label,
  to,
  group: 'Actions',
  words: CALLED[label],
});

const staffActions = [
  action('New enquiry', adminPaths.newEnquiry()),
  action('New job', adminPaths.newJob()),
  ...Object.values(recordPlaces).flatMap(({ add }) => (add ? [action(add.label, add.href)] : [])),
  action('Import suppliers', adminPaths.importSuppliers()),
  action('Import impact buyers', adminPaths.importImpactBuyers()),
  action('Import categories', adminPaths.importCategories()),
  action('Order of categories', adminPaths.orderCategories()),
  action('Email previews', adminPaths.mailPreviews()),
];

/** Links to the trashes, with the terms that users search for. */
const trashActions = trashes.map(
  ({ name, title }): Command => ({
    ...action(`Trash: ${title}`, adminPaths.trash(name)),
    words: 'bin deleted restore undo',
  }),
);

/** Returns the screens and actions available to this user. */
export function commandsFor(user: SignedInUser, signOut: () => void): Command[] {
  const staff = hasRole(user, 'ADMIN');
  const looks = ['light', 'dark'] as const;
  return [
    ...drawerEntries(user).map(({ label, to }) => screen(label, to)),
    ...(staff ? secondaryScreens.map(({ label, to }) => screen(label, to)) : []),
    ...(hasRole(user, 'BUSINESS') && user.supplierId && !staff
      ? [
          screen('Your details', adminPaths.supplier(user.supplierId)),
          screen('Testimonials', adminPaths.testimonials()),
        ]
      : []),
    screen('Notifications', adminPaths.notifications()),
    screen('Maps', adminPaths.maps()),
    screen('My Profile', paths.userProfile()),
    ...(staff ? [...staffActions, ...trashActions] : []),
    ...looks.map(
      (mode): Command => ({
        id: mode,
        label: `Use ${mode} theme`,
        words: 'colours theme mode',
        group: 'Actions',
        run: () => setColorMode(mode),
      }),
    ),
    { id: 'sign-out', label: 'Logout', words: 'log out sign out leave', group: 'Actions', run: signOut },
  ];
}

const capitalized = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

/** Returns a found record as a command that opens it. */
export const recordCommand = (found: {
  kind: FoundKind;
  id: number;
  title: string;
  detail?: string | null;
}): Command => {
  const { recordLabel, href } = recordPlaces[found.kind];
  return {
    id: `${found.kind} ${found.id}`,
    label: found.title,
    detail: [`${capitalized(recordLabel)} ${found.id}`, found.detail].filter(Boolean).join(' · '),
    group: 'Records',
    number: found.id,
    to: href(found.id),
  };
};

import { lineIcon } from './line-icon';

export const CertificateIcon = lineIcon(
  'Certificate',
  'M12 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm-3-1v7.5l3-2 3 2V13',
);

// Only for the admin area: the icons of public pages are part of the first load (icons.tsx).
export const UsersIcon = lineIcon(
  'Users',
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19c.5-3.2 3-4.8 6.5-4.8s6 1.6 6.5 4.8M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.6c2 .7 3.2 2.1 3.5 4.4',
);
export const HomeIcon = lineIcon('Home', 'm3.5 11.5 8.5-7 8.5 7M6 10v9h12v-9M10 19v-5h4v5');
export const BellIcon = lineIcon('Bell', 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4');
export const ChartIcon = lineIcon('Chart', 'M4 4v16h16M8 16v-4m4 4V8m4 8v-6');
export const InboxIcon = lineIcon(
  'Inbox',
  'M4 13.5 6.5 5h11L20 13.5V19H4zM4 13.5h4.5l1.2 2.5h4.6l1.2-2.5H20',
);
export const MailOpenIcon = lineIcon('MailOpen', 'M4 10v9.5h16V10M4 10l8-6 8 6M4.5 10.5 12 15.5l7.5-5');
export const FilterIcon = lineIcon('Filter', 'M4 6h16M7 12h10M10 18h4');
export const StarIcon = lineIcon(
  'Star',
  'm12 4 2.4 5.2 5.6.7-4.2 3.9 1.1 5.7L12 16.7l-4.9 2.8 1.1-5.7L4 9.9l5.6-.7z',
);
export const BoxIcon = lineIcon('Box', 'M4 8.5 12 4l8 4.5v7L12 20l-8-4.5zM4 8.5l8 4.5 8-4.5M12 13v7');
export const PaletteIcon = lineIcon(
  'Palette',
  'M12 4a8 8 0 1 0 0 16c1.500 0 2-1 1.500-2-.8-1.600 .2-3 2-3H18a2 2 0 0 0 2-2c0-5-3.600-9-8-9ZM8 11h.01M10.500 7.800h.01M14.500 8.200h.01M8.500 15h.01',
);
export const LogoutIcon = lineIcon('Logout', 'M14 5H5.5v14H14M10 12h10m-3.5-3.5L20 12l-3.5 3.5');
export const DashboardIcon = lineIcon(
  'Dashboard',
  'M4 19a9 9 0 1 1 16 0M12 15l4-5M6.5 14h.01M8.5 9.5h.01M12 7.5h.01',
);
export const ListIcon = lineIcon('List', 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4 6.5h.01M4 12h.01M4 17.5h.01');
export const TagIcon = lineIcon('Tag', 'M4 4.5h7.5L20 13l-7 7-9-8.5zM8 8.5h.01');
export const FlagIcon = lineIcon('Flag', 'M6 20.5V4.5M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0');
export const ArchiveIcon = lineIcon('Archive', 'M3.5 5h17v4h-17zM5 9v10.5h14V9M10 13h4');
export const CalendarIcon = lineIcon('Calendar', 'M4.5 6h15v13.5h-15zM4.5 10.5h15M8.5 3.5V8m7-4.5V8');
export const ColumnsIcon = lineIcon('Columns', 'M4 5h16v14H4zM9.5 5v14M14.5 5v14');
export const OrderIcon = lineIcon('Order', 'M7 5v14m-3-3 3 3 3-3M17 19V5m-3 3 3-3 3 3');
export const GripIcon = lineIcon('Grip', 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01');
export const LinkIcon = lineIcon(
  'Link',
  'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7L12 17.7',
);
export const BookmarkIcon = lineIcon('Bookmark', 'M6.5 4h11v16L12 15.5 6.5 20z');
export const LockIcon = lineIcon('Lock', 'M6 11h12v8.500H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 14.500v2');
export const UnlockIcon = lineIcon(
  'Unlock',
  'M6 11h12v8.500H6zM8.500 11V7a3.500 3.500 0 0 1 6.800-1.200M12 14.500v2',
);
export const SwapIcon = lineIcon(
  'Swap',
  'M5 8.500h13m-3.500-3.500L18 8.500 14.500 12M19 15.500H6m3.500-3.500L6 15.500 9.500 19',
);

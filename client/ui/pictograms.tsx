import { lineIcon } from './line-icon';

export const PauseIcon = lineIcon('Pause', 'M8.5 5v14M15.5 5v14');
export const PlayIcon = lineIcon('Play', 'M7.5 5v14l11.5-7z');
export const UserIcon = lineIcon(
  'User',
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
);
export const SunIcon = lineIcon(
  'Sun',
  'M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
);
export const MoonIcon = lineIcon('Moon', 'M20 14.2A8 8 0 0 1 9.8 4 8 8 0 1 0 20 14.2Z');
export const BriefcaseIcon = lineIcon(
  'Briefcase',
  'M4 8.5h16v10H4zM9 8.5V6h6v2.5M4 13h6.5m3 0H20M10.5 11.8h3v2.4h-3z',
);
export const BasketIcon = lineIcon(
  'Basket',
  'M3.5 10h17l-1.8 9H5.3zM8 10l3-5.5M16 10l-3-5.5M9 13.5v2.5m3-2.5v2.5m3-2.5v2.5',
);
export const LeafIcon = lineIcon(
  'Leaf',
  'M5 19c0-8.5 5-13.5 14.5-14C20 14 15 19.5 8 19.5M5 20.5C6.5 16 9 13 13 11',
);
export const HeartIcon = lineIcon(
  'Heart',
  'M12 19.5C6.5 15.6 4 12.6 4 9.3 4 7 5.8 5.2 8 5.2c1.7 0 3.2.9 4 2.5.8-1.6 2.3-2.5 4-2.5 2.2 0 4 1.8 4 4.1 0 3.3-2.5 6.3-8 10.2Z',
);
export const HandshakeIcon = lineIcon(
  'Handshake',
  'm3 8 3.5-2 5 1.5L16 6l5 2.5M3 8v7l3 1.5M21 8.5V15l-2.5 1.5M11.5 7.5 8.5 11c1.5 1.3 3 1 4.5-.5l5.5 5M6 16.5 9.5 19l2 .8 2.5-1 2-1 1.5-1.5M12 15.5l2 2m0-4.5 2.5 2.5',
);
export const PhoneIcon = lineIcon(
  'Phone',
  'M7 3.5 9.5 8 8 10c1 2.5 3 4.5 6 6l2-1.5 4.5 2.5-1 3.5C11 21 3 13 3.5 4.5z',
);
export const PinIcon = lineIcon(
  'Pin',
  'M12 21c4.5-4.8 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.2 6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const StoreIcon = lineIcon(
  'Store',
  'M4.5 9.5 6 4.5h12l1.5 5a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0ZM5.5 12v7.5h13V12M10 19.5V15h4v4.5',
);
export const QuoteIcon = lineIcon('Quote', 'M4 5.5h16v11h-8L7.5 20v-3.5H4zM8.5 9.5h7m-7 3h4');
export const SearchIcon = lineIcon('Search', 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm4.8-1.7L20 20');
export const MenuIcon = lineIcon('Menu', 'M4 7h16M4 12h16M4 17h10');
export const ChevronDownIcon = lineIcon('ChevronDown', 'm6 9.5 6 6 6-6');
export const ChevronLeftIcon = lineIcon('ChevronLeft', 'm14.5 6-6 6 6 6');
export const ChevronRightIcon = lineIcon('ChevronRight', 'm9.5 6 6 6-6 6');
export const ArrowRightIcon = lineIcon('ArrowRight', 'M4.5 12h15m-6-6 6 6-6 6');
export const MailIcon = lineIcon('Mail', 'M4 6h16v12H4zM4.5 6.5 12 13l7.5-6.5');
export const CopyIcon = lineIcon('Copy', 'M9 9h10v10H9zM15 9V5H5v10h4');
export const MinusIcon = lineIcon('Minus', 'M5 12h14');
export const PlusIcon = lineIcon('Plus', 'M12 5v14M5 12h14');
export const TrashIcon = lineIcon('Trash', 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 12.5h9l1-12.5M10 11v5m4-5v5');
export const DownloadIcon = lineIcon('Download', 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14');
export const UploadIcon = lineIcon('Upload', 'M12 15V4m-4.5 4.5L12 4l4.5 4.5M5 19.5h14');

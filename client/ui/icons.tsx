import { lineIcon } from './line-icon';

export const SearchIcon = lineIcon('Search', 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm4.8-1.7L20 20');
export const MenuIcon = lineIcon('Menu', 'M4 7h16M4 12h16M4 17h10');
export const CloseIcon = lineIcon('Close', 'm6 6 12 12M18 6 6 18');
export const ChevronDownIcon = lineIcon('ChevronDown', 'm6 9.5 6 6 6-6');
export const ChevronLeftIcon = lineIcon('ChevronLeft', 'm14.5 6-6 6 6 6');
export const ChevronRightIcon = lineIcon('ChevronRight', 'm9.5 6 6 6-6 6');
export const ArrowRightIcon = lineIcon('ArrowRight', 'M4.5 12h15m-6-6 6 6-6 6');
export const ExternalIcon = lineIcon(
  'External',
  'M14 5h5v5M19 5l-8 8M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4',
);
export const MailIcon = lineIcon('Mail', 'M4 6h16v12H4zM4.5 6.5 12 13l7.5-6.5');
export const CopyIcon = lineIcon('Copy', 'M9 9h10v10H9zM15 9V5H5v10h4');
export const CheckIcon = lineIcon('Check', 'm5 12.5 4.5 4.5L19 7.5');
export const MinusIcon = lineIcon('Minus', 'M5 12h14');
export const PlusIcon = lineIcon('Plus', 'M12 5v14M5 12h14');
export const TrashIcon = lineIcon('Trash', 'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 12.5h9l1-12.5M10 11v5m4-5v5');
export const DownloadIcon = lineIcon('Download', 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14');
export const UploadIcon = lineIcon('Upload', 'M12 15V4m-4.5 4.5L12 4l4.5 4.5M5 19.5h14');
export const EyeIcon = lineIcon(
  'Eye',
  'M2.5 12C5 7.8 8.2 6 12 6s7 1.8 9.5 6c-2.5 4.2-5.7 6-9.5 6s-7-1.8-9.5-6Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
);
export const EyeOffIcon = lineIcon(
  'EyeOff',
  'M9.5 6.3c.8-.2 1.6-.3 2.5-.3 3.8 0 7 1.8 9.5 6a15 15 0 0 1-2.6 3.3M6 8.2A14 14 0 0 0 2.5 12c2.5 4.2 5.7 6 9.5 6 1.5 0 2.9-.3 4.2-.9M10 10a3 3 0 0 0 4.1 4.1M4 4l16 16',
);
export const InfoIcon = lineIcon('Info', 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-9.5v5m0-8.5h.01');
export const WarningIcon = lineIcon('Warning', 'M12 4.5 21 19.5H3zM12 10.5v4m0 2.5h.01');
export const RefreshIcon = lineIcon('Refresh', 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4h-4');

import { lineIcon } from './line-icon';

export const CloseIcon = lineIcon('Close', 'm6 6 12 12M18 6 6 18');
export const ExternalIcon = lineIcon(
  'External',
  'M14 5h5v5M19 5l-8 8M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4',
);
export const CheckIcon = lineIcon('Check', 'm5 12.5 4.5 4.5L19 7.5');
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

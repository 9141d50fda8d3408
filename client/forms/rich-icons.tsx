import { lineIcon } from '../ui/line-icon';

// Only the editor uses these icons, so they load with it.
export const BulletsIcon = lineIcon(
  'Bullets',
  'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
);
export const NumbersIcon = lineIcon(
  'Numbers',
  'M10 6.5h10M10 12h10M10 17.5h10M4 5l1.5-.8V9M4 15.2c.6-1 2.4-.7 2.2.5L4 19h2.4',
);
export const LinkIcon = lineIcon(
  'Link',
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
);

import { texts } from '../../../lib/language';

/** Texts of the large view of a work example. */
export const lightboxTexts = texts(
  {
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
    shownOf: (shown: string, total: string) => `${shown} of ${total}`,
  },
  {
    previous: 'O mua',
    next: 'Panuku',
    close: 'Katia',
    shownOf: (shown: string, total: string) => `${shown} o te ${total}`,
  },
);

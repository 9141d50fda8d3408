import { texts } from '../../lib/language';

/** What the large view of an example of work says. */
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

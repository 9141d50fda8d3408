import badge from '../badges/place-badges.ts?script';
import colors from '../head/colors.ts?script';
import main from '../head/main.ts?script';

/** Runs in the head of every page of the site. */
export const headScript = main;

/** Shows another page in the colours that somebody has chosen here. */
export const colorModeScript = colors;

/** Puts badges into the pages of other sites. */
export const badgeScript = badge;

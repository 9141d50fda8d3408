import badge from '../badges/place-badges.ts?script';
import colors from '../head/colors.ts?script';
import main from '../head/main.ts?script';

/** The script in the head of every page of the site. */
export const headScript = main;

/** The script that shows other pages in the colour mode chosen on this site. */
export const colorModeScript = colors;

/** The script that inserts badges into the pages of other sites. */
export const badgeScript = badge;

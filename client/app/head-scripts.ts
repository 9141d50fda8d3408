import colors from '../head/colors.ts?script';
import main from '../head/main.ts?script';

/** Runs in the head of every page of the site. */
export const headScript = main;

/** Shows another page in the colours that somebody has chosen here. */
export const colorModeScript = colors;

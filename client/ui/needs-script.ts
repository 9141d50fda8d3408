/** For the `css` of what only scripts can fill: where they are switched off it takes no room. */
export const needsScript = { '@media (scripting: none)': { display: 'none' } };

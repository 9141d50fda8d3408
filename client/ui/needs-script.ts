/** Hides content that needs script, where scripts are switched off. */
export const needsScript = { '@media (scripting: none)': { display: 'none' } };

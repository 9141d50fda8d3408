/** What every document of the site has in its head, as constant texts. */
export interface PageLook {
  /** Fonts, reset and the tokens of the theme, for both colour modes. */
  baseCss: string;
  /** Shows the colour mode that was chosen. */
  colorScript: string;
}

/** Constant texts in the head of every page of the site. */
export interface PageTheme {
  /** CSS of fonts, reset and theme tokens, for both colour modes. */
  baseCss: string;
  /** A script that applies the chosen colour mode. */
  colorScript: string;
  /** The script of the API reference that sends calls. */
  tryItScript: string;
}

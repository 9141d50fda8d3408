/** What the server tells the pages about its own settings. */
export interface PageConfig {
  /** Where the Admin entry of the account menu leads (R046). */
  adminSiteUrl: string;
  /** Where the site is, without a slash at the end. */
  publicUrl: string;
  /** Where the API is when it is not on the site's own origin, without a slash at the end (R312, A154). */
  apiUrl?: string;
  /** Whether people may sign in with Google (A117). */
  googleSignIn?: boolean;
}

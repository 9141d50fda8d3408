/** Server settings that pages need. */
export interface PageConfig {
  /** The address of the admin entry in the account menu (R046). */
  adminSiteUrl: string;
  /** The address of the site, without a slash at the end. */
  publicUrl: string;
  /**
   * The address of the API, without a slash at the end. Absent if it has the same origin as the site (R312,
   * A154).
   */
  apiUrl?: string;
  /** True if sign-in with Google is available (A117). */
  googleSignIn?: boolean;
}

/**
 * A rendered page, ready to be inserted into a document. It is rendered for a signed-out visitor, so it may
 * be cached.
 */
export type RenderedPage = {
  /** The value of the `lang` attribute of the document. */
  lang: string;
  status: number;
  /** The address to redirect to. If set, everything else is empty. */
  redirect: string | null;
  /** False for pages that only the browser renders (admin, sign-in, link pages), whose body is empty. */
  rendered: boolean;
  /** Title, description and similar tags for the head. */
  head: string;
  body: string;
  /** CSS rules and their names for one style element (client/app/style-cache.ts). */
  styles: { ids: string; css: string };
  /** The text of the JSON block, already safe inside a script element. */
  state: string;
  /** The source file of the start script, if it is not that of the site. */
  entry?: string;
  /** Source files of the matched lazy screens, which the build manifest maps to preloads. */
  modules: string[];
  /**
   * The records and fields on the page, as named by Apollo’s cache. A change of one of them invalidates the
   * page.
   */
  reads: PageReads;
  /** Errors while the page was rendered. They are logged and never shown on the page. */
  faults?: Error[];
};

/** The data that a rendered page has read, as named by Apollo. */
export type PageReads = {
  /** Records, such as 'Supplier:5'. */
  records: string[];
  /** Query fields with a result, such as 'goodCauses'. */
  fields: string[];
  /** Query fields that returned null. Any change of the record type may add the missing record. */
  missing: string[];
};

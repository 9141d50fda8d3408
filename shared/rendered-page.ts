/** One page, ready to be put into a document. Rendered for a visitor who is not signed in, so it may be cached. */
export type RenderedPage = {
  /** For the `lang` attribute of the document. */
  lang: string;
  status: number;
  /** Where to go instead; everything else is empty then. */
  redirect: string | null;
  /** False for pages that only the browser draws (admin, sign-in, link pages): the body is empty. */
  rendered: boolean;
  /** Title, description and the like for the head. */
  head: string;
  body: string;
  /** Rules and their names for one style element (client/app/style-cache.ts). */
  styles: { ids: string; css: string };
  /** Text of the JSON block, already safe inside a script element. */
  state: string;
  /** Source file of the script that starts it, where that is not the site's own. */
  entry?: string;
  /** Source files of the matched lazy screens, for preloads by way of the build manifest. */
  modules: string[];
  /** What the page shows, by the names that Apollo's cache has for it; a change of it ends the page. */
  reads: PageReads;
  /** Errors while the page was rendered. They go to the log and never onto the page. */
  faults?: Error[];
};

/** What a rendered page has read, as Apollo names it. */
export type PageReads = {
  /** Such as 'Supplier:5'. */
  records: string[];
  /** Fields of the query that answered something, such as 'goodCauses'. */
  fields: string[];
  /** Fields of the query that answered null: any change of the noun may bring what was missing. */
  missing: string[];
};

import { joinPath, loginPath, supplierPath } from './path-segments';

const RESULTS = '/searchResults';

/** Matches addresses of results, in either language, but not a profile inside a search (R023). */
export const RESULTS_ADDRESS = /^(\/mi)?\/searchresults(?!.*\/business\/\d+\/?$)(\/|$)/i;

/**
 * The documented shapes of results addresses. Literal segments win over parameters, the longest first (A06); the order
 * decides the ties.
 */
export const RESULT_PATHS = [
  'searchResults/service/:service/:servicing/:category',
  'searchResults/service/:service/:servicing',
  'searchResults/service/:service',
  'searchResults/category/:category',
  'searchResults/:servicing/:category',
  'searchResults/:servicing',
  'searchResults',
];

/**
 * Builds every address of the site from typed parts. Parts are encoded, so that a region such as 'Manawatu/Whanganui'
 * or a search for 'A/C & heating 50%' survives as one segment (R011).
 */
export const paths = {
  home: () => '/',
  aboutUplift: () => '/AboutUplift',
  impactAreas: () => '/about',
  ourTeam: () => '/ourTeam',
  contact: () => '/contact',
  /** The contact page with a search in its message. */
  contactAbout: (search: string) => `/contact?search=${encodeURIComponent(search)}`,
  join: () => '/join',
  supplierJoin: () => '/SupplierJoin',
  goodCauseJoin: () => '/GoodCauseJoin',
  impactBuyerJoin: () => '/ImpactBusinessJoin',
  goodCauses: () => '/GoodCauses',
  goodCause: (id: number) => joinPath('/GoodCauses', [id]),
  impactBuyers: () => '/impactBusiness',
  impactBuyer: (keywordOrId: string | number) => joinPath('/ImpactBuyer', [keywordOrId]),
  certificate: (number: string) => joinPath('/certificate', [number]),
  giftBox: () => '/giftBox',
  coffee: () => '/coffee',

  search: () => RESULTS,
  /** An empty text searches for everything (R012), as does one of dots only, since browsers drop such segments. */
  searchService: (text: string) => (/^\.*$/.test(text) ? RESULTS : joinPath(`${RESULTS}/service`, [text])),
  searchServiceIn: (service: string, servicing: string) =>
    joinPath(`${RESULTS}/service`, [service, servicing]),
  searchServiceInCategory: (service: string, servicing: string, category: string | number) =>
    joinPath(`${RESULTS}/service`, [service, servicing, category]),
  searchCategory: (category: string | number) => joinPath(`${RESULTS}/category`, [category]),
  searchIn: (servicing: string) => joinPath(RESULTS, [servicing]),
  searchInCategory: (servicing: string, category: string | number) =>
    joinPath(RESULTS, [servicing, category]),
  /**
   * A supplier's profile inside the search that found it: any results address followed by `/business/{id}` (R023). The
   * query stays, so that the link back leads to the same page of the results.
   */
  supplierInSearch: (resultsPath: string, id: number) => {
    const [path = '', query] = resultsPath.split('?');
    return joinPath(`${path.replace(/\/$/, '')}/business`, [id]) + (query ? `?${query}` : '');
  },
  supplier: supplierPath,

  login: loginPath,
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  userProfile: () => '/userProfile',
  dashboard: () => '/admin/dashboard',
} as const;

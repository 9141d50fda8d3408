const segment = (value: string | number) => encodeURIComponent(String(value));

const joined = (base: string, parts: (string | number)[]) => [base, ...parts.map(segment)].join('/');

const RESULTS = '/searchResults';

/** Addresses of results, in either language; a profile inside a search (R023) is none. */
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
 * Every address of the site, built from typed parts. Parts are encoded, so that a region such as
 * 'Manawatu/Whanganui' or a search for 'A/C & heating 50%' survives as one segment (R011).
 */
export const paths = {
  home: () => '/',
  aboutUplift: () => '/AboutUplift',
  impactAreas: () => '/about',
  ourTeam: () => '/ourTeam',
  contact: () => '/contact',
  join: () => '/join',
  supplierJoin: () => '/SupplierJoin',
  goodCauseJoin: () => '/GoodCauseJoin',
  impactBuyerJoin: () => '/ImpactBusinessJoin',
  goodCauses: () => '/GoodCauses',
  goodCause: (id: number) => joined('/GoodCauses', [id]),
  impactBuyers: () => '/impactBusiness',
  /** The secret page of a buyer, and that of a good cause: whoever has the key may (R141). */
  buyerLink: (key: string) => joined('/EntityLink', [key]),
  causeLink: (key: string) => joined('/ProspectingBuyers', [key]),
  impactBuyer: (keywordOrId: string | number) => joined('/ImpactBuyer', [keywordOrId]),
  giftBox: () => '/giftBox',
  coffee: () => '/coffee',

  search: () => RESULTS,
  /** No text searches for everything (R012); browsers drop segments of dots, so that is none either. */
  searchService: (text: string) => (/^\.*$/.test(text) ? RESULTS : joined(`${RESULTS}/service`, [text])),
  searchServiceIn: (service: string, servicing: string) => joined(`${RESULTS}/service`, [service, servicing]),
  searchServiceInCategory: (service: string, servicing: string, category: string | number) =>
    joined(`${RESULTS}/service`, [service, servicing, category]),
  searchCategory: (category: string | number) => joined(`${RESULTS}/category`, [category]),
  searchIn: (servicing: string) => joined(RESULTS, [servicing]),
  searchInCategory: (servicing: string, category: string | number) => joined(RESULTS, [servicing, category]),
  /**
   * A supplier's profile inside the search that found it: any results address with `/business/{id}` behind (R023).
   * The query stays, so that the way back leads to the same page of them.
   */
  supplierInSearch: (resultsPath: string, id: number) => {
    const [path = '', query] = resultsPath.split('?');
    return joined(`${path.replace(/\/$/, '')}/business`, [id]) + (query ? `?${query}` : '');
  },
  supplier: (id: number) => joined('/business', [id]),

  login: (redirect?: string) => (redirect ? joined('/login', [redirect]) : '/login'),
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  userProfile: () => '/userProfile',

  admin: {
    dashboard: () => '/admin/dashboard',
    yourProfile: () => '/admin/yourProfile',
    enquiries: () => '/admin/salesEnquiry',
    newEnquiry: () => '/admin/salesEnquiry/new',
    enquiry: (id: number) => joined('/admin/salesEnquiry', [id]),
    benefittingEnquiries: () => '/admin/gcEnquiries',
    leads: () => '/admin/leads',
    lead: (id: number) => joined('/admin/leads', [id]),
    addLeads: () => '/admin/leads/addMultiple',
    suppliers: () => '/admin/businesses',
    supplier: (id: number | 'new') => joined('/admin/businesses', [id]),
    impactBuyers: () => '/admin/ImpactBusinessAdmin',
    impactBuyer: (id: number | 'new') => joined('/admin/ImpactBusinessAdmin', [id]),
    goodCauses: () => '/admin/GoodCauses',
    goodCause: (id: number | 'new') => joined('/admin/GoodCauses', [id]),
    actionCentre: () => '/admin/actionCenter',
    statistics: () => '/admin/salesTrackingStats',
    testimonials: () => '/admin/testimonials',
    categories: () => '/admin/categories',
    featuredListings: () => '/admin/featuredListings',
    users: () => '/admin/users',
    orders: () => '/admin/orders',
    mailbox: () => '/admin/mailbox',
    searchMisses: () => '/admin/searchWords',
    searchSynonyms: () => '/admin/searchWords/synonyms',
  },
} as const;

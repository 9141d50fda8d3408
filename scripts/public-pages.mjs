/** Every kind of public page, on demo data. */
export const PUBLIC_PAGES = [
  '/',
  '/mi',
  '/thanksForFeedback/good/Te%20Awa%20Plumbing',
  '/AboutUplift',
  '/about',
  '/ourTeam',
  '/coffee',
  '/giftBox',
  '/join',
  '/SupplierJoin',
  '/GoodCauseJoin',
  '/ImpactBusinessJoin',
  '/contact',
  '/GoodCauses',
  '/GoodCauses/1',
  '/impactBusiness',
  '/ImpactBuyer/pohutukawa',
  '/searchResults',
  '/searchResults/service/Plumbing/Otago',
  '/searchResults/service/plumming',
  '/searchResults_api',
  '/business/5',
  '/mi/business/6',
  '/no-such-page',
];

/** The pages that Lighthouse measures. */
export const MEASURED_PAGES = [
  ['home', '/'],
  ['results', '/searchResults/service/Plumbing'],
  ['supplier', '/business/5'],
  ['good cause', '/GoodCauses/1'],
  ['impact report', '/ImpactBuyer/pohutukawa'],
];

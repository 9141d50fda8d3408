export type Role =
  | 'ADMIN'
  | 'BUSINESS'
  | 'GOOD_CAUSE'
  | 'IMPACT_BUSINESS';

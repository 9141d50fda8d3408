/**
 * The kinds of organisation of impact buyers. The spaces inside the brackets are part of the value (R146).
 */
export const BuyerTypeEnum = {
  CHURCH: 'Church',
  CHARITY: 'Charity',
  SOCIAL_ENTERPRISE: 'Social Enterprise',
  SCHOOL: 'School',
  PRE_SCHOOL: 'Pre-School',
  SELF_EMPLOYED: 'Self Employed',
  SMALL_SERVICE_BUSINESS: 'Small Service Business ( 2 - 20 )',
  MEDIUM_SERVICE_BUSINESS: 'Medium Service Business ( 20 - 50 )',
  LARGE_COMPANY: 'Large Company ( 50 + )',
  PHYSICAL_SHOP: 'Physical Shop',
  ONLINE_STORE: 'Online Store',
  FARM: 'Farm',
  MALL: 'Mall',
  MP_OFFICE: 'MP Office',
  SMALL_CORPORATE: 'Small Corporate ( Based Regionally )',
  LARGE_CORPORATE: 'Large Corporate ( Based Nationally )',
  LOCAL_GOVERNMENT: 'Local Government ( District Entity )',
  GOVERNMENT: 'Government ( National Entity )',
} as const;
export type BuyerType = (typeof BuyerTypeEnum)[keyof typeof BuyerTypeEnum];
export const BUYER_TYPES = Object.values(BuyerTypeEnum) as BuyerType[];

import { registerEnumType } from 'type-graphql';

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
registerEnumType(BuyerTypeEnum, {
  name: 'BuyerType',
  description: 'The kind of organisation of an impact buyer.',
  valuesConfig: {
    CHURCH: { description: 'The buyer is a church.' },
    CHARITY: { description: 'The buyer is a charity.' },
    SOCIAL_ENTERPRISE: { description: 'A social enterprise.' },
    SCHOOL: { description: 'The buyer is a school.' },
    PRE_SCHOOL: { description: 'The buyer is a pre-school.' },
    SELF_EMPLOYED: { description: 'A self-employed person.' },
    SMALL_SERVICE_BUSINESS: { description: 'A service business with 2 to 20 staff.' },
    MEDIUM_SERVICE_BUSINESS: { description: 'A service business with 20 to 50 staff.' },
    LARGE_COMPANY: { description: 'A large company with 50 or more staff.' },
    PHYSICAL_SHOP: { description: 'A physical shop.' },
    ONLINE_STORE: { description: 'An online store.' },
    FARM: { description: 'The buyer is a farm.' },
    MALL: { description: 'A shopping mall.' },
    MP_OFFICE: { description: 'The office of a member of Parliament.' },
    SMALL_CORPORATE: { description: 'A small corporate that is based regionally.' },
    LARGE_CORPORATE: { description: 'A large corporate that is based nationally.' },
    LOCAL_GOVERNMENT: { description: 'A local government entity of a district.' },
    GOVERNMENT: { description: 'A national government entity.' },
  },
});

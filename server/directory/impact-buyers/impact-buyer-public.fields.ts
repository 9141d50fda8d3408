import {
  choice,
  dollars,
  filledIn,
  flag,
  line,
  link,
  orNull,
  text,
  webAddress,
  wholeNumber,
} from '../../kits/records/field-kinds.js';
import { richText } from '../../kits/records/rich-text.js';
import { uploaded } from '../../kits/uploads/upload-folders.js';
import { BUYER_TYPES, BuyerTypeEnum } from './buyer-types.js';
import { profile, publicStaffEditable } from './impact-buyer.rights.js';
import { BUYER_STATUSES, BuyerStatusEnum } from './impact-buyer.states.js';

/** The fields of the public impact report (R121, R124). */
const reportFields = {
  name: {
    ...filledIn(line(150), 'Company Name is required'),
    ...profile,
    wire: 'name',
    meaning: 'The name of the impact buyer.',
  },
  buyerType: {
    ...orNull(choice(BUYER_TYPES, BuyerTypeEnum)),
    ...profile,
    wire: 'impactBuyerType',
    meaning: 'The kind of organisation. Null if not set.',
  },
  status: {
    ...choice(BUYER_STATUSES, BuyerStatusEnum),
    ...publicStaffEditable,
    wire: 'status',
    meaning: 'The status: Data Only, Drafting or Live Report. Only a Live Report is public.',
  },
  whoWeAre: {
    ...text(700),
    ...profile,
    wire: 'whoWeAre',
    meaning: 'The introduction in its impact report.',
  },
  website: { ...webAddress(500), ...profile, wire: 'website', meaning: 'The address of its website.' },
  description: {
    ...line(500),
    ...profile,
    wire: 'description',
    meaning: 'A description in one line, such as the kind of organisation and its town.',
  },
  urlKeyword: {
    ...line(100),
    ...publicStaffEditable,
    wire: 'urlKeyword',
    meaning: 'The URL keyword of its impact report: the report opens at /ImpactBuyer/{keyword}.',
  },
  recentImpactStory: {
    ...richText(700),
    ...publicStaffEditable,
    wire: 'recentImpactStory',
    meaning: 'The story of a recent impact, as HTML.',
  },
  imageUrl: { ...uploaded('profileImages'), ...profile, wire: 'imageUrl' },
  isGoodCause: {
    ...flag,
    ...publicStaffEditable,
    wire: 'impactIsGC',
    meaning: 'True if the impact buyer is itself a good cause.',
  },
} as const;

const slogan = line(100);
const stat = line(55);
const count = orNull(wholeNumber(0, 2_147_483_647));

/** The settings for the front page (R125, R137). */
const frontPageFields = {
  buyerSelected: {
    ...flag,
    ...publicStaffEditable,
    wire: 'buyerSelected',
    meaning: 'True if the home page shows the impact buyer among the buyers.',
  },
  suppliersUsed: {
    ...count,
    ...publicStaffEditable,
    wire: 'suppliersUsed',
    meaning: 'The number of suppliers to show on the home page. Null to use the number in its report.',
  },
  buyersSlogan: {
    ...slogan,
    ...publicStaffEditable,
    wire: 'buyersSlogan',
    meaning: 'The slogan among the buyers on the home page.',
  },
  contributionsGeneratedSlogan: {
    ...slogan,
    ...publicStaffEditable,
    wire: 'contributionsGeneratedSlogan',
    meaning: 'The slogan for its contribution as a buyer.',
  },
  communityHoursSlogan: {
    ...slogan,
    ...publicStaffEditable,
    wire: 'communityHoursSlogan',
    meaning: 'The slogan for its hours of community work as a buyer.',
  },
  tradiesSelected: {
    ...flag,
    ...publicStaffEditable,
    wire: 'tradiesSelected',
    meaning: 'True if the home page shows the impact buyer among the tradies.',
  },
  tradieSlogan: {
    ...slogan,
    ...publicStaffEditable,
    wire: 'tradieSlogan',
    meaning: 'The slogan among the tradies on the home page.',
  },
  tradieStat1: {
    ...stat,
    ...publicStaffEditable,
    wire: 'tradieStat1',
    meaning: 'The first figure of the impact buyer among the tradies on the home page, such as “40 jobs”.',
  },
  tradieStat2: {
    ...stat,
    ...publicStaffEditable,
    wire: 'tradieStat2',
    meaning: 'The second figure of the impact buyer among the tradies on the home page.',
  },
  tradieMessage1: {
    ...slogan,
    ...publicStaffEditable,
    wire: 'tradieMessage1',
    meaning: 'The first message of the impact buyer among the tradies on the home page.',
  },
  tradieMessage2: {
    ...slogan,
    ...publicStaffEditable,
    wire: 'tradieMessage2',
    meaning: 'The second message of the impact buyer among the tradies on the home page.',
  },
  supplierSelected: {
    ...flag,
    ...publicStaffEditable,
    wire: 'supplierSelected',
    meaning: 'True if the home page shows the impact buyer among the suppliers.',
  },
  supplierEnquiryTotal: {
    ...count,
    ...publicStaffEditable,
    wire: 'supplier_enquiryTotal',
    meaning: 'The number of sales to show among the suppliers on the home page.',
  },
  supplierContributionTotal: {
    ...orNull(dollars()),
    ...publicStaffEditable,
    wire: 'supplier_cCTotal',
    meaning:
      'The contribution to show among the suppliers on the home page, in New Zealand dollars. Null to use the contribution from its sales as a supplier.',
  },
  suppliersSlogan: {
    ...slogan,
    ...publicStaffEditable,
    wire: 'suppliersSlogan',
    meaning: 'The slogan among the suppliers on the home page.',
  },
  contributionsGeneratedSloganSupplier: {
    ...slogan,
    ...publicStaffEditable,
    wire: 'contributionsGeneratedSloganSupplier',
    meaning: 'The slogan for its contribution as a supplier.',
  },
  communityHoursSloganSupplier: {
    ...slogan,
    ...publicStaffEditable,
    wire: 'communityHoursSloganSupplier',
    meaning: 'The slogan for its hours of community work as a supplier.',
  },
} as const;

/** The public fields of a buyer with a Live Report (R340), without links to other records. */
export const openFields = { ...reportFields, ...frontPageFields } as const;

/** Links to other records. The public sees a link only if the linked record is public, too. */
export const linkFields = {
  goodCauseId: {
    ...orNull(link),
    ...publicStaffEditable,
    wire: 'goodCause_id',
    meaning: 'The id of the chosen good cause. Null for the public if the good cause is not approved.',
  },
  supplierId: {
    ...orNull(link),
    ...publicStaffEditable,
    wire: 'businessSuppliersInformation_id',
    meaning:
      'The id of the supplier of the same organisation. Null for the public if the supplier is not listed.',
  },
} as const;

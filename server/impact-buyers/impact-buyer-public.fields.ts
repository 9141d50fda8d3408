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
  whole,
} from '../platform/records/field-kinds.js';
import { richText } from '../platform/records/rich-text.js';
import { uploaded } from '../uploads/upload-field.js';
import { BUYER_TYPES } from './buyer-types.js';
import { open, profile } from './impact-buyer.rights.js';
import { BUYER_STATUSES } from './impact-buyer.states.js';

/** What the public report shows of the buyer itself (R121, R124). */
const reportFields = {
  name: { ...filledIn(line(150), 'Company Name is required'), ...profile, wire: 'name' },
  buyerType: { ...orNull(choice(BUYER_TYPES, String)), ...profile, wire: 'impactBuyerType' },
  status: {
    ...choice(BUYER_STATUSES, String),
    ...open,
    wire: 'status',
    meaning: 'The public sees those with a Live Report.',
  },
  whoWeAre: { ...text(700), ...profile, wire: 'whoWeAre' },
  website: { ...webAddress(500), ...profile, wire: 'website' },
  description: { ...line(500), ...profile, wire: 'description', meaning: 'What and where, in a line.' },
  urlKeyword: {
    ...line(100),
    ...open,
    wire: 'urlKeyword',
    meaning: 'Its address of its own below the site.',
  },
  recentImpactStory: { ...richText(700), ...open, wire: 'recentImpactStory' },
  imageUrl: { ...uploaded('profileImages'), ...profile, wire: 'imageUrl' },
  isGoodCause: { ...flag, ...open, wire: 'impactIsGC', meaning: 'It is a good cause itself.' },
} as const;

const slogan = line(100);
const stat = line(55);
const count = orNull(whole(0, 2_147_483_647));

/** What the front page shows of it where staff have chosen it (R125, R137). */
const frontPageFields = {
  buyerSelected: { ...flag, ...open, wire: 'buyerSelected', meaning: 'On the front page, for what it buys.' },
  suppliersUsed: { ...count, ...open, wire: 'suppliersUsed', meaning: 'Empty: as its report counts them.' },
  buyersSlogan: { ...slogan, ...open, wire: 'buyersSlogan' },
  contributionsGeneratedSlogan: { ...slogan, ...open, wire: 'contributionsGeneratedSlogan' },
  communityHoursSlogan: { ...slogan, ...open, wire: 'communityHoursSlogan' },
  tradiesSelected: { ...flag, ...open, wire: 'tradiesSelected', meaning: 'On the front page, as a tradie.' },
  tradieSlogan: { ...slogan, ...open, wire: 'tradieSlogan' },
  tradieStat1: { ...stat, ...open, wire: 'tradieStat1' },
  tradieStat2: { ...stat, ...open, wire: 'tradieStat2' },
  tradieMessage1: { ...slogan, ...open, wire: 'tradieMessage1' },
  tradieMessage2: { ...slogan, ...open, wire: 'tradieMessage2' },
  supplierSelected: {
    ...flag,
    ...open,
    wire: 'supplierSelected',
    meaning: 'On the front page, for what it sells.',
  },
  supplierEnquiryTotal: { ...count, ...open, wire: 'supplier_enquiryTotal', meaning: 'Sales to show there.' },
  supplierContributionTotal: {
    ...orNull(dollars()),
    ...open,
    wire: 'supplier_cCTotal',
    meaning: 'Dollars to show there. Empty: what its sales as a supplier have given.',
  },
  suppliersSlogan: { ...slogan, ...open, wire: 'suppliersSlogan' },
  contributionsGeneratedSloganSupplier: { ...slogan, ...open, wire: 'contributionsGeneratedSloganSupplier' },
  communityHoursSloganSupplier: { ...slogan, ...open, wire: 'communityHoursSloganSupplier' },
} as const;

/** Everything that anybody may read of a Live Report (R340), links aside. */
export const openFields = { ...reportFields, ...frontPageFields } as const;

/** Links to other records: the public is told of those that are public themselves. */
export const linkFields = {
  goodCauseId: {
    ...orNull(link),
    ...open,
    wire: 'goodCause_id',
    meaning: 'The cause it buys for. Null for the public while that is not approved.',
  },
  supplierId: {
    ...orNull(link),
    ...open,
    wire: 'businessSuppliersInformation_id',
    meaning: 'The supplier that it is, too. Null for the public while that is not listed.',
  },
} as const;

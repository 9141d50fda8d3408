import type { FormSection } from '../../imports/readable-as';
import type { SupplierField } from './supplier-fields';
import { outcomes } from './supplier-outcomes';

/** The tabs with fields, in their order. */
export const tabNames = {
  details: 'Details',
  profile: 'Public Profile',
  services: 'Services',
  product: 'Product Details',
  promotions: 'Promotions',
  locations: 'Locations',
  sustainability: 'Sustainability',
} as const;

type FieldTab = keyof typeof tabNames;

const TABS: Record<FieldTab, readonly SupplierField[]> = {
  profile: ['imageUrl', 'profilePictureTitle', 'whoAreWe', 'aboutWhatWeDo', 'website'],
  services: ['services', 'searchServices'],
  product: [
    'contributionType',
    'contributionDetails',
    'specificBenefits',
    'leadSummary',
    'specialFieldLabel',
    'isGstRegistered',
    'useContactForm',
    'contactUsHeader',
    'contactUsSubheading',
    'emailFileDescription',
    'emailButtonVisible',
    'buttonText',
    'buttonSubText',
    'buttonLink',
    'affiliateButtonVisible',
    'affiliateButtonText',
    'affiliateButtonSubText',
    'affiliateButtonLink',
    'servicesHeadingOverride',
    'ourWorkHeadingOverride',
  ],
  sustainability: ['sustainabilityNotes', ...outcomes.map(({ flag }) => flag)],
  promotions: ['desktopUrl', 'mobileUrl', 'destinationUrl', 'promotionLive'],
  locations: [
    'locations',
    'locationsJson',
    'serviceRegions',
    'serviceDistricts',
    'physicalAddress',
    'physicalSuburb',
    'physicalCity',
    'physicalPostCode',
    'postalAsAbove',
    'postalAddress',
    'postalSuburb',
    'postalCity',
    'postalPostCode',
  ],
  details: [
    'name',
    'listTitle',
    'status',
    'urlKeyword',
    'enquiryEmail',
    'ownerName',
    'ownerContactPerson',
    'ownerMobile',
    'ownerEmail',
    'invoiceEmail',
    'introsEmail',
    'callRailPhone',
    'callTrackingTitle',
    'callTrackingForwardNumber',
    'emailNotificationsDisabled',
    'membershipListingDate',
    'membershipOption',
    'signUpMonth',
    'searchWeight',
    'commercialSearchWeight',
    'consumerSearchWeight',
    'showCommercial',
    'showConsumer',
    'paperDirectoryEmailAlias',
    'paperDirectoryLastChanged',
    'categoryIds',
    'subCategoryIds',
    'adminNotes',
    'reasonForLeaving',
  ],
};

/** Which fields stand on a tab, so that a complaint about one is found. */
export const fieldsOfTab = (tab: string): readonly SupplierField[] =>
  Object.hasOwn(TABS, tab) ? TABS[tab as FieldTab] : [];

/** What a file has the names of, where the form has ids. */
const NAMED_IN_FILES = ['categories', 'subCategories'];

/** The tabs as parts of the form, for the choice of what a column of a file is read as. */
export const supplierSections: readonly FormSection[] = Object.entries(tabNames).map(([tab, label]) => ({
  label,
  fields: [...fieldsOfTab(tab), ...(tab === 'details' ? NAMED_IN_FILES : [])],
}));

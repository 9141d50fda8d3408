import type { FormSection } from '../../../imports/import-targets';
import type { SupplierField } from './supplier-fields';
import { outcomes } from './supplier-labels';

/** Labels of the tabs with fields, in their order. */
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

/** Returns the fields of a tab, so that the tab with an invalid field can be found. */
export const fieldsOfTab = (tab: string): readonly SupplierField[] =>
  Object.hasOwn(TABS, tab) ? TABS[tab as FieldTab] : [];

/** Columns that files give by name and the form by ID. */
const NAMED_IN_FILES = ['categories', 'subCategories'];

/** The form's tabs as sections, for assigning the columns of an imported file. */
export const supplierSections: readonly FormSection[] = Object.entries(tabNames).map(([tab, label]) => ({
  label,
  fields: [...fieldsOfTab(tab), ...(tab === 'details' ? NAMED_IN_FILES : [])],
}));

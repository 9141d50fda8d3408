import { maxLength } from '../../../../shared/text-limit';
import {
  chips,
  choice,
  choiceOfOne,
  day,
  email,
  flag,
  idTexts,
  keyedTexts,
  localInstant,
  required,
  richText,
  text,
  wholeNumber,
} from '../../../editing/field-kinds';
import { type FieldTable, field, type NameIn } from '../../../editing/field-table';
import { recordStatuses } from '../../../editing/record-statuses';
import type { RecordForm } from '../../../editing/use-record-form';
import type { SupplierInput } from '../../../graphql/schema.generated';
import { contributionTypes } from '../../../ui/contribution-types';
import { premisesList } from './premises-kind';
import type { SupplierDetail_SupplierFragment } from './supplier-detail.generated';
import { callTrackingTitles, months, outcomes } from './supplier-labels';

/** The maximum number of entries in the list of services, which is a supplier's own field (R064). */
export const MAX_CHOSEN_SERVICES = 5000;

export type Supplier = Omit<SupplierDetail_SupplierFragment, ' $fragmentName'>;

const of =
  <Name extends keyof Supplier>(name: Name) =>
  (supplier: Supplier) =>
    supplier[name];
const on = () => true;
const weight = wholeNumber(0, 1_000_000);
const ids = chips(200, 20);
const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => String(id));
const link = text(500);

/** Fields that the supplier's own user can change, too (R088), on the form of R057. */
const ownFields = {
  enquiryEmail: field('Enquiries email', required(email, 'Email is required.'), of('enquiryEmail')),
  ownerMobile: field('Owner mobile', text(50), of('ownerMobile')),
  ownerEmail: field('Owner email', email, of('ownerEmail')),
  imageUrl: field('Profile picture', link, of('imageUrl')),
  profilePictureTitle: field('Image title', text(200), of('profilePictureTitle')),
  whoAreWe: field('Who are we', text(maxLength(500, 'Max')), of('whoAreWe')),
  aboutWhatWeDo: field('About what we do', text(maxLength(500, 'Max')), of('aboutWhatWeDo')),
  website: field('Website', link, of('website')),
  services: field('What you offer', chips(MAX_CHOSEN_SERVICES, 100), of('services')),
  searchServices: field('Other keywords', chips(500, 100), of('searchServices')),
};

const detailFields = {
  name: field('Name', required(text(150), 'Name is required.'), of('name')),
  listTitle: field('Listing title', required(text(50), 'Listing title is required.'), of('listTitle')),
  status: field('Status', choiceOfOne(recordStatuses, 'DRAFTING'), ({ status }: Supplier) => status),
  urlKeyword: field('URL keyword', text(100), of('urlKeyword')),
  membershipListingDate: field('Member since', day, of('membershipListingDate')),
  membershipOption: field('Membership option', text(100), of('membershipOption')),
  signUpMonth: field('Expected sign-up month', choice(months), ({ signUpMonth }: Supplier) => signUpMonth),
  ownerName: field('Owner', text(200), of('ownerName')),
  ownerContactPerson: field('Contact person', text(200), of('ownerContactPerson')),
  callRailPhone: field('Phone number to show', text(50), of('callRailPhone')),
  callTrackingTitle: field(
    'Who answers calls to the tracked phone number',
    choice(callTrackingTitles),
    ({ callTrackingTitle }: Supplier) => callTrackingTitle,
  ),
  callTrackingForwardNumber: field('Forward calls to this number', text(50), of('callTrackingForwardNumber')),
  invoiceEmail: field('Email address for invoices', email, of('invoiceEmail')),
  introsEmail: field('Email address for introductions', email, of('introsEmail')),
  emailNotificationsDisabled: field('Turn off email notifications', flag, of('emailNotificationsDisabled')),
  paperDirectoryEmailAlias: field(
    'Forwarding email address shown in the printed directory',
    text(254),
    of('paperDirectoryEmailAlias'),
  ),
  paperDirectoryLastChanged: field(
    'Email alias last changed',
    localInstant(),
    of('paperDirectoryLastChanged'),
  ),
  categoryIds: field('Categories', idTexts(ids), ({ categories }: Supplier) => idsOf(categories)),
  subCategoryIds: field('Sub categories', idTexts(ids), ({ subCategories }: Supplier) =>
    idsOf(subCategories),
  ),
  searchWeight: field('Search weight', weight, of('searchWeight')),
  commercialSearchWeight: field('Search ranking for businesses', weight, of('commercialSearchWeight')),
  consumerSearchWeight: field('Search ranking for consumers', weight, of('consumerSearchWeight')),
  showCommercial: field('List this supplier in searches by businesses', flag, of('showCommercial'), on),
  showConsumer: field('List this supplier in searches by consumers', flag, of('showConsumer'), on),
  adminNotes: field('Admin notes', richText(20_000), of('adminNotes')),
  reasonForLeaving: field('Reason for leaving', text(2000), of('reasonForLeaving')),
};

const productFields = {
  contributionType: field(
    'Contribution',
    choice(contributionTypes),
    ({ contributionType }: Supplier) => contributionType,
  ),
  contributionDetails: field('Contribution details', text(35), of('contributionDetails')),
  specificBenefits: field('Specific benefits', text(2000), of('specificBenefits')),
  leadSummary: field('Lead summary', text(2000), of('leadSummary')),
  specialFieldLabel: field('Extra info field label', text(50), of('specialFieldLabel')),
  isGstRegistered: field('Registered for GST', flag, of('isGstRegistered')),
  useContactForm: field('Show the enquiry form', flag, of('useContactForm'), on),
  contactUsHeader: field('Form heading', text(100), of('contactUsHeader')),
  contactUsSubheading: field('Text under the heading', text(200), of('contactUsSubheading')),
  emailFileDescription: field(
    'Note about the file we email to visitors',
    text(500),
    of('emailFileDescription'),
  ),
  emailButtonVisible: field('Show an email button', flag, of('emailButtonVisible')),
  buttonText: field('Button text', text(100), of('buttonText')),
  buttonSubText: field('Text below the button', text(100), of('buttonSubText')),
  buttonLink: field('Button link', link, of('buttonLink')),
  affiliateButtonVisible: field('Show a button with an affiliate link', flag, of('affiliateButtonVisible')),
  affiliateButtonText: field('Affiliate button text', text(100), of('affiliateButtonText')),
  affiliateButtonSubText: field('Text below the affiliate button', text(100), of('affiliateButtonSubText')),
  affiliateButtonLink: field('Web address that the affiliate button opens', link, of('affiliateButtonLink')),
  servicesHeadingOverride: field('Heading above the services', text(100), of('servicesHeadingOverride')),
  ourWorkHeadingOverride: field('Heading for “Our Work”', text(100), of('ourWorkHeadingOverride')),
  desktopUrl: field('Desktop picture', link, of('desktopUrl')),
  mobileUrl: field('Phone picture', link, of('mobileUrl')),
  destinationUrl: field('Destination URL', link, of('destinationUrl')),
  promotionLive: field('Promotion is live', flag, of('promotionLive')),
};

const placeFields = {
  locations: field('Office locations', chips(200, 100), of('locations')),
  locationsJson: field('Places customers can visit', premisesList, of('locationsJson')),
  serviceRegions: field('Regions served', chips(200, 100), of('serviceRegions')),
  serviceDistricts: field('Districts and cities served', chips(200, 100), of('serviceDistricts')),
  physicalAddress: field('Street address', text(200), of('physicalAddress')),
  physicalSuburb: field('Suburb', text(100), of('physicalSuburb')),
  physicalCity: field('City', text(100), of('physicalCity')),
  physicalPostCode: field('Postcode', text(10), of('physicalPostCode')),
  postalAsAbove: field('Postal address is the same as the street address', flag, of('postalAsAbove')),
  postalAddress: field('Postal address', text(200), of('postalAddress')),
  postalSuburb: field('Postal suburb', text(100), of('postalSuburb')),
  postalCity: field('City (postal address)', text(100), of('postalCity')),
  postalPostCode: field('Postcode (postal address)', text(10), of('postalPostCode')),
};

const outcomeFields = {
  sustainabilityNotes: field(
    'Sustainability notes',
    keyedTexts(
      outcomes.map(({ notes }) => notes),
      500,
    ),
    ({ sustainabilityNotes }: Supplier) => sustainabilityNotes as Record<string, unknown>,
  ),
  sustainabilitySme: field('SME', flag, of('sustainabilitySme')),
  sustainabilitySocialEnterprise: field('Social Enterprise', flag, of('sustainabilitySocialEnterprise')),
  sustainabilityCarbon: field('Carbon', flag, of('sustainabilityCarbon')),
  sustainabilityWaste: field('Waste', flag, of('sustainabilityWaste')),
  sustainabilityWater: field('Water', flag, of('sustainabilityWater')),
  sustainabilityEnergy: field('Energy', flag, of('sustainabilityEnergy')),
  sustainabilitySocialImpact: field('Social Impact', flag, of('sustainabilitySocialImpact')),
};

/** All fields of a supplier's form. */
export const supplierFields = {
  ...ownFields,
  ...detailFields,
  ...productFields,
  ...placeFields,
  ...outcomeFields,
} satisfies FieldTable<Supplier, SupplierInput>;

export type SupplierField = NameIn<typeof supplierFields>;
export type SupplierForm = RecordForm<typeof supplierFields>;

/** Returns true if this role may change the field (R088, R089). */
export const mayChange = (editorRole: Supplier['viewedAs'], name: SupplierField): boolean =>
  editorRole === 'ADMIN' || Object.hasOwn(ownFields, name);

import { choice, filledIn, flag, json, line, list, orNull, text } from '../platform/records/field-kinds.js';
import { open } from './supplier.rights.js';
import { SUPPLIER_STATUSES } from './supplier.states.js';

const names = list(200, 100);
const url = line(500);

/** What the profile shows of the supplier itself. */
export const profileFields = {
  name: { ...filledIn(line(200)), ...open, wire: 'name' },
  listTitle: { ...filledIn(line(50), 'Listing title is required.'), ...open, wire: 'listTitle' },
  urlKeyword: { ...line(100), ...open, wire: 'urlKeyword' },
  website: { ...url, ...open, wire: 'website' },
  callRailPhone: { ...line(50), ...open, wire: 'callRailPhone' },
  imageUrl: { ...url, ...open, wire: 'imageUrl' },
  profilePictureTitle: { ...line(200), ...open, wire: 'profilePictureTitle' },
  whoAreWe: { ...text(500, 'Max 500 characters.'), ...open, wire: 'whoAreWe' },
  aboutWhatWeDo: { ...text(500, 'Max 500 characters.'), ...open, wire: 'aboutWhatWeDo' },
  services: { ...names, ...open, wire: 'services' },
  serviceRegions: { ...names, ...open, wire: 'serviceRegions' },
  serviceDistricts: { ...names, ...open, wire: 'serviceDistricts' },
  locations: { ...names, ...open, wire: 'locations' },
  physicalSuburb: { ...line(100), ...open, wire: 'physicalSuburb' },
  physicalCity: { ...line(100), ...open, wire: 'physicalCity' },
  servicesHeadingOverride: { ...line(100), ...open, wire: 'servicesHeadingOverride' },
  ourWorkHeadingOverride: { ...line(100), ...open, wire: 'ourWorkHeadingOverride' },
} as const;

/** The e-mail and affiliate buttons of a profile. */
export const buttonFields = {
  emailButtonVisible: { ...flag, ...open, wire: 'emailButtonVisible' },
  buttonText: { ...line(100), ...open, wire: 'buttonText' },
  buttonSubText: { ...line(100), ...open, wire: 'buttonSubText' },
  buttonLink: { ...url, ...open, wire: 'buttonLink' },
  affiliateButtonVisible: { ...flag, ...open, wire: 'affiliateButtonVisible' },
  affiliateButtonText: { ...line(100), ...open, wire: 'affiliateButtonText' },
  affiliateButtonSubText: { ...line(100), ...open, wire: 'affiliateButtonSubText' },
  affiliateButtonLink: { ...url, ...open, wire: 'affiliateButtonLink' },
} as const;

/** The enquiry form of a profile. */
export const contactFormFields = {
  useContactForm: { ...flag, ...open, wire: 'useContactForm' },
  contactUsHeader: { ...line(100), ...open, wire: 'contactUsHeader' },
  contactUsSubheading: { ...line(200), ...open, wire: 'contactUsSubheading' },
  emailFileDescription: { ...text(500), ...open, wire: 'emailFileDescription' },
} as const;

/** For everybody while the promotion is live (R097). */
export const promotionFields = {
  desktopUrl: { ...url, ...open, wire: 'desktopUrl' },
  mobileUrl: { ...url, ...open, wire: 'mobileUrl' },
  destinationUrl: { ...url, ...open, wire: 'destinationUrl' },
} as const;

/** The outcomes that a supplier claims (R095). */
const sustainabilityFields = {
  sustainabilitySme: { ...flag, ...open, wire: 'sustainabilitySME' },
  sustainabilitySocialEnterprise: { ...flag, ...open, wire: 'sustainabilitySocialEnterprise' },
  sustainabilityCarbon: { ...flag, ...open, wire: 'sustainabilityCarbon' },
  sustainabilityWaste: { ...flag, ...open, wire: 'sustainabilityWaste' },
  sustainabilityWater: { ...flag, ...open, wire: 'sustainabilityWater' },
  sustainabilityEnergy: { ...flag, ...open, wire: 'sustainabilityEnergy' },
  sustainabilitySocialImpact: { ...flag, ...open, wire: 'sustainabilitySocialImpact' },
  sustainabilityNotes: { ...json, ...open, wire: 'sustainabilityNotes' },
} as const;

/** How it is listed. */
const listingFields = {
  status: { ...choice(SUPPLIER_STATUSES, String), ...open, wire: 'status' },
  showCommercial: { ...flag, ...open, wire: 'showCommercial' },
  showConsumer: { ...flag, ...open, wire: 'showConsumer' },
  specialFieldLabel: { ...line(50), ...open, wire: 'specialFieldLabel' },
  isGstRegistered: { ...flag, ...open, wire: 'isGstRegistered' },
  locationsJson: { ...orNull(json), ...open, wire: 'locationsJSON' },
  promotionLive: { ...flag, ...open, wire: 'promotionLive' },
} as const;

/** Everything that anybody may read (R339), promotions aside. */
export const publicFields = {
  ...profileFields,
  ...buttonFields,
  ...contactFormFields,
  ...sustainabilityFields,
  ...listingFields,
} as const;

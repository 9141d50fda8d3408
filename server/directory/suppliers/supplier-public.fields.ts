import { foldedWords } from '../../../shared/fold.js';
import {
  buttonTarget,
  filledIn,
  flag,
  line,
  list,
  phone,
  text,
  webAddress,
} from '../../kits/records/field-kinds.js';
import { uploaded } from '../../kits/uploads/upload-folders.js';
import { REGIONS } from './regions.js';
import { profile, publicStaffEditable } from './supplier.rights.js';
import { listingFields, sustainabilityFields } from './supplier-listing.fields.js';

/** The maximum number of services of a supplier, and on the list of services (R064). */
export const MAX_CHOSEN_SERVICES = { ofSupplier: 200, onList: 5000 };

const names = list(200, 100);
/**
 * Names from a list, each once and in the spelling of the list, regardless of apostrophes, accents and case.
 */
const known = (called: string, values: readonly string[]) => {
  const bySpelling = new Map(values.map((value) => [foldedWords(value), value]));
  const spelled = (name: string) => bySpelling.get(foldedWords(name)) ?? name;
  return {
    ...names,
    schema: names.schema
      .transform((chosen) => [...new Set(chosen.map(spelled))])
      .superRefine((chosen, context) => {
        const unknown = chosen.find((name) => !values.includes(name));
        if (unknown !== undefined)
          context.addIssue({ code: 'custom', message: `There is no ${called} called ${unknown}.` });
      }),
  };
};
const regions = known(
  'region',
  REGIONS.map(({ name }) => name),
);
const districts = known(
  'district',
  REGIONS.flatMap((region) => region.districts),
);
/** Addresses can contain commas followed by a space, such as `Grey Lynn, Auckland`. */
const places = list(200, 100, /,(?!\s)/);

/** The fields of the supplier itself on its profile. */
export const profileFields = {
  name: {
    ...filledIn(line(150), 'Name is required.'),
    ...publicStaffEditable,
    wire: 'name',
    meaning: 'The name of the supplier.',
  },
  listTitle: {
    ...filledIn(line(50), 'Listing title is required.'),
    ...publicStaffEditable,
    wire: 'listTitle',
    meaning: 'The title of the supplier in lists, such as its trade.',
  },
  urlKeyword: {
    ...line(100),
    ...publicStaffEditable,
    wire: 'urlKeyword',
    meaning: 'The keyword in the supplier’s own web address on this site. Null if it has none.',
  },
  website: {
    ...webAddress(500),
    ...profile,
    wire: 'website',
    meaning: 'The address of the supplier’s own website. Null if it has none.',
  },
  callRailPhone: {
    ...phone,
    ...publicStaffEditable,
    wire: 'callRailPhone',
    meaning: 'The phone number on the profile. Calls to it are counted. Null if there is none.',
  },
  imageUrl: {
    ...uploaded('profileImages'),
    ...profile,
    wire: 'imageUrl',
    meaning: 'The address of the profile picture, relative to the site. Null if there is no picture.',
  },
  profilePictureTitle: {
    ...line(200),
    ...profile,
    wire: 'profilePictureTitle',
    meaning: 'The title of the profile picture. Null if it has none.',
  },
  whoAreWe: {
    ...text(500, 'Max 500 characters.'),
    ...profile,
    wire: 'whoAreWe',
    meaning: 'The people behind the supplier, in up to 500 characters.',
  },
  aboutWhatWeDo: {
    ...text(500, 'Max 500 characters.'),
    ...profile,
    wire: 'aboutWhatWeDo',
    meaning: 'A text about the work of the supplier, of up to 500 characters.',
  },
  services: {
    ...list(MAX_CHOSEN_SERVICES.onList, 100),
    ...profile,
    wire: 'services',
    meaning: 'The services that the supplier offers, as shown on its profile.',
  },
  serviceRegions: {
    ...regions,
    ...publicStaffEditable,
    wire: 'serviceRegions',
    meaning: 'The regions that the supplier serves.',
  },
  serviceDistricts: {
    ...districts,
    ...publicStaffEditable,
    wire: 'serviceDistricts',
    meaning: 'The districts and cities that the supplier serves.',
  },
  locations: {
    ...places,
    ...publicStaffEditable,
    wire: 'locations',
    meaning: 'The office locations of the supplier, such as “Grey Lynn, Auckland”.',
  },
  physicalSuburb: {
    ...line(100),
    ...publicStaffEditable,
    wire: 'physicalSuburb',
    meaning: 'The suburb of the street address.',
  },
  physicalCity: {
    ...line(100),
    ...publicStaffEditable,
    wire: 'physicalCity',
    meaning: 'The city or town of the street address.',
  },
  servicesHeadingOverride: {
    ...line(100),
    ...publicStaffEditable,
    wire: 'servicesHeadingOverride',
    meaning: 'The heading above the services. Null for the standard heading.',
  },
  ourWorkHeadingOverride: {
    ...line(100),
    ...publicStaffEditable,
    wire: 'ourWorkHeadingOverride',
    meaning: 'The heading above the work examples. Null for the standard heading.',
  },
} as const;

/** The email and affiliate buttons of a profile. */
export const buttonFields = {
  emailButtonVisible: {
    ...flag,
    ...publicStaffEditable,
    wire: 'emailButtonVisible',
    meaning: 'True if the profile shows the email button.',
  },
  buttonText: {
    ...line(100),
    ...publicStaffEditable,
    wire: 'buttonText',
    meaning: 'The label of the email button. Null for the standard label.',
  },
  buttonSubText: {
    ...line(100),
    ...publicStaffEditable,
    wire: 'buttonSubText',
    meaning: 'The text below the email button.',
  },
  buttonLink: {
    ...buttonTarget(500),
    ...publicStaffEditable,
    wire: 'buttonLink',
    meaning:
      'The web page or email address that the email button opens. If null, the button opens the enquiry form.',
  },
  affiliateButtonVisible: {
    ...flag,
    ...publicStaffEditable,
    wire: 'affiliateButtonVisible',
    meaning: 'True if the profile shows the button to the supplier’s own shop.',
  },
  affiliateButtonText: {
    ...line(100),
    ...publicStaffEditable,
    wire: 'affiliateButtonText',
    meaning: 'The label of the shop button. Null for the standard label.',
  },
  affiliateButtonSubText: {
    ...line(100),
    ...publicStaffEditable,
    wire: 'affiliateButtonSubText',
    meaning: 'The text below the shop button.',
  },
  affiliateButtonLink: {
    ...webAddress(500),
    ...publicStaffEditable,
    wire: 'affiliateButtonLink',
    meaning: 'The address of the shop. The button is not shown without it.',
  },
} as const;

/** The enquiry form of a profile. */
export const contactFormFields = {
  useContactForm: {
    ...flag,
    ...publicStaffEditable,
    wire: 'useContactForm',
    meaning: 'True if the profile shows the enquiry form.',
  },
  contactUsHeader: {
    ...line(100),
    ...publicStaffEditable,
    wire: 'contactUsHeader',
    meaning: 'The heading of the enquiry form. Null for the standard heading.',
  },
  contactUsSubheading: {
    ...line(200),
    ...publicStaffEditable,
    wire: 'contactUsSubheading',
    meaning: 'The line below the heading of the enquiry form. Null for the standard line.',
  },
  emailFileDescription: {
    ...text(500),
    ...publicStaffEditable,
    wire: 'emailFileDescription',
    meaning: 'The files that the supplier would like with an email, in its own words.',
  },
} as const;

/** The fields of the promotion, which are public while the promotion is live (R097). */
export const promotionFields = {
  desktopUrl: {
    ...uploaded('promotions'),
    ...publicStaffEditable,
    wire: 'desktopUrl',
    meaning: 'The address of the promotion’s picture for wide screens.',
  },
  mobileUrl: {
    ...uploaded('promotions'),
    ...publicStaffEditable,
    wire: 'mobileUrl',
    meaning: 'The address of the promotion’s picture for narrow screens.',
  },
  destinationUrl: {
    ...webAddress(500),
    ...publicStaffEditable,
    wire: 'destinationUrl',
    meaning: 'The web page that the promotion links to. Null if the promotion is not a link.',
  },
} as const;

/** The public fields of a supplier (R339), except those of its promotion. */
export const publicFields = {
  ...profileFields,
  ...buttonFields,
  ...contactFormFields,
  ...sustainabilityFields,
  ...listingFields,
} as const;

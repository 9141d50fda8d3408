import { z } from 'zod';
import { foldedWords } from '../../shared/fold.js';
import { tooMany } from '../../shared/limit-messages.js';
import {
  buttonTarget,
  choice,
  filledIn,
  flag,
  json,
  jsonList,
  line,
  list,
  orNull,
  phone,
  text,
  webAddress,
} from '../platform/records/field-kinds.js';
import { uploaded } from '../uploads/upload-field.js';
import { REGIONS } from './regions.js';
import { open, profile } from './supplier.rights.js';
import { SUPPLIER_STATUSES } from './supplier.states.js';
import { SUSTAINABILITY } from './sustainability.js';

/** The most services that a supplier offers, and that the list of services holds (R064). */
export const MOST_SERVICES = { ofSupplier: 200, onList: 5000 };

const names = list(200, 100);
/** Names out of a list, each once, in the spelling of the list whatever the apostrophes, accents and case. */
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
/** Addresses, which have commas followed by blanks themselves: `Grey Lynn, Auckland`. */
const places = list(200, 100, /,(?!\s)/);

/** What the profile shows of the supplier itself. */
export const profileFields = {
  name: { ...filledIn(line(150), 'Name is required.'), ...open, wire: 'name' },
  listTitle: {
    ...filledIn(line(50), 'Listing title is required.'),
    ...open,
    wire: 'listTitle',
    meaning: 'What it is called in lists, such as its trade.',
  },
  urlKeyword: {
    ...line(100),
    ...open,
    wire: 'urlKeyword',
    meaning: 'Its address of its own below the site.',
  },
  website: { ...webAddress(500), ...profile, wire: 'website' },
  callRailPhone: {
    ...phone,
    ...open,
    wire: 'callRailPhone',
    meaning: 'The phone number to show; calls to it are counted.',
  },
  imageUrl: { ...uploaded('profileImages'), ...profile, wire: 'imageUrl' },
  profilePictureTitle: { ...line(200), ...profile, wire: 'profilePictureTitle' },
  whoAreWe: { ...text(500, 'Max 500 characters.'), ...profile, wire: 'whoAreWe' },
  aboutWhatWeDo: { ...text(500, 'Max 500 characters.'), ...profile, wire: 'aboutWhatWeDo' },
  services: { ...list(MOST_SERVICES.onList, 100), ...profile, wire: 'services' },
  serviceRegions: { ...regions, ...open, wire: 'serviceRegions' },
  serviceDistricts: { ...districts, ...open, wire: 'serviceDistricts' },
  locations: { ...places, ...open, wire: 'locations', meaning: 'Where it has premises.' },
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
  buttonLink: { ...buttonTarget(500), ...open, wire: 'buttonLink' },
  affiliateButtonVisible: { ...flag, ...open, wire: 'affiliateButtonVisible' },
  affiliateButtonText: { ...line(100), ...open, wire: 'affiliateButtonText' },
  affiliateButtonSubText: { ...line(100), ...open, wire: 'affiliateButtonSubText' },
  affiliateButtonLink: { ...webAddress(500), ...open, wire: 'affiliateButtonLink' },
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
  desktopUrl: {
    ...uploaded('promotions'),
    ...open,
    wire: 'desktopUrl',
    meaning: 'The picture for wide screens.',
  },
  mobileUrl: {
    ...uploaded('promotions'),
    ...open,
    wire: 'mobileUrl',
    meaning: 'The picture for narrow screens.',
  },
  destinationUrl: {
    ...webAddress(500),
    ...open,
    wire: 'destinationUrl',
    meaning: 'Where the promotion leads.',
  },
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
  sustainabilityNotes: {
    ...json,
    schema: z.partialRecord(z.enum(SUSTAINABILITY.map(({ notes }) => notes)), line(500).schema),
    codec: { ...json.codec, read: json.codec.answer.nullable().transform((notes) => notes ?? {}) },
    ...open,
    wire: 'sustainabilityNotes',
    meaning: 'What it says of each sign of sustainability.',
  },
} as const;

/** How it is listed. */
const listingFields = {
  status: { ...choice(SUPPLIER_STATUSES, String), ...open, wire: 'status' },
  showCommercial: { ...flag, ...open, wire: 'showCommercial', meaning: 'Found by businesses.' },
  showConsumer: { ...flag, ...open, wire: 'showConsumer', meaning: 'Found by households.' },
  specialFieldLabel: {
    ...line(50),
    ...open,
    wire: 'specialFieldLabel',
    meaning: 'What it calls the special field of its enquiries.',
  },
  isGstRegistered: { ...flag, ...open, wire: 'isGstRegistered' },
  locationsJson: {
    ...orNull({ ...jsonList, schema: z.array(json.schema).max(200, tooMany(200)) }),
    ...open,
    wire: 'locationsJSON',
    meaning:
      'The places where it is found: of each its name, address, suburb, city, postCode, region, phone, latitude and longitude, as far as they are known. Other keys are kept.',
  },
  promotionLive: { ...flag, ...open, wire: 'promotionLive', meaning: 'Its promotion is shown.' },
} as const;

/** Everything that anybody may read (R339), promotions aside. */
export const publicFields = {
  ...profileFields,
  ...buttonFields,
  ...contactFormFields,
  ...sustainabilityFields,
  ...listingFields,
} as const;

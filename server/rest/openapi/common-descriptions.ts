/** Descriptions of properties and parameters with the same meaning in each call. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  id: 'The id of the record.',
  name: 'The name of the record.',
  fullName: 'The full name of the person.',
  email: 'The email address.',
  mobile: 'The phone number.',
  phone: 'The phone number.',
  address: 'The postal address.',
  message: 'The text of the message.',
  url: 'The address of the page.',
  imageUrl: 'The address of the picture, relative to the site. Null if there is no picture.',
  business_id: 'The id of the supplier.',
  impactBusiness_id: 'The id of the impact buyer.',
  goodCause_id: 'The id of the good cause.',
  salesEnquiry_id: 'The id of the enquiry.',
  learnMore_id: 'The id of the “learn more” file.',
  businessName: 'The name of the supplier. Null if there is none.',
  impactBusinessName: 'The name of the impact buyer. Null if there is none.',
  goodCauseName: 'The name of the good cause. Null if there is none.',
  created_at: 'The time at which the record was created.',
  updated_at: 'The time of the last change to the record.',
  linkKey: 'The key of the page, from its link.',
  businessLinkKey: 'The key of the buyer’s page, from its link.',
  goodCauseLinkKey: 'The key of the good cause’s page, from its link.',
  imageData: 'The picture as a data URL with base64, at most 10 MB.',
  dataUrl: 'The picture as a data URL with base64. Null means no new picture.',
  user: 'The signed-in user.',
  password: 'The password of the user.',
  createdDate: 'The time at which the record was created.',
  archived: 'True if the record is archived.',
  via: 'The channel through which the enquiry came.',
  impactEmail: 'The email address of the impact buyer.',
  items: 'The ordered boxes.',
  price: 'The price of one box in New Zealand dollars, including GST.',
  quantity: 'The number of boxes.',
  ourWork: 'The work examples of the supplier.',
  learnMore: 'The “learn more” files of the supplier.',
  testimonial: 'The testimonials of the supplier.',
};

interface Described {
  name?: unknown;
  in?: unknown;
  properties?: Record<string, { description?: string }>;
  description?: string;
}

/**
 * Adds descriptions to properties and parameters that have none of their own and mean the same everywhere, so
 * that each of these texts is written once. Changes the document and returns it.
 */
export function describeCommonParts<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null) return part;
  const { properties = {}, ...described } = part as Described;
  for (const [name, property] of Object.entries(properties)) property.description ??= DESCRIPTIONS[name];
  if (typeof described.name === 'string' && typeof described.in === 'string')
    (part as Described).description ??= DESCRIPTIONS[described.name];
  for (const inner of Object.values(part)) describeCommonParts(inner);
  return part;
}

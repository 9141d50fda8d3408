import { z } from 'zod';
import { featuredListingFields } from '../directory/featured-listings/featured-listing.fields.js';
import type { FeaturedListingRecord } from '../directory/featured-listings/featured-listings.read-model.js';
import { fieldsOfWire, wireNamesOf, wireShape } from '../kits/records/field-wire.js';
import { wireVersion } from '../kits/records/wire-codecs.js';
import { storeImageData } from '../kits/uploads/store-image-data.js';
import { recordId } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { newPicture } from './profile-image.js';
import { wholeNumberAnswer } from './wire-answers.js';
import { recordBody } from './wire-values.js';

/** Converts a slide to the documented names. */
export const wireSlide = ({ supplierId, supplier: _, ...slide }: FeaturedListingRecord) => ({
  ...slide,
  business_id: supplierId,
});

export const slideAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    version: wholeNumberAnswer.describe(
      'The version of the record, which grows by one with each change. Send it back with a change.',
    ),
    business_id: wholeNumberAnswer
      .nullable()
      .describe('The id of the featured supplier. Null if there is none.'),
    imageUrl: z.string().nullable(),
    mobileImageUrl: z
      .string()
      .nullable()
      .describe('The address of the picture for narrow screens. Null if there is none.'),
    title: z.string().nullable().describe('The title of the listing.'),
    text: z.string().nullable().describe('The text of the listing.'),
    position: wholeNumberAnswer.describe('The position on the page. Lower numbers come first.'),
  })
  .meta({ id: 'FeaturedListing' });

const bodySchema = z
  .strictObject({
    id: recordId.nullish(),
    version: wireVersion
      .nullish()
      .describe(
        'The version that the change is based on. Responds with 409 if the version is not the latest.',
      ),
    image: newPicture.describe('A new picture, which replaces imageUrl.'),
    mobileImage: newPicture.describe('A new picture for narrow screens, which replaces mobileImageUrl.'),
    ...wireShape(featuredListingFields),
  })
  .meta({ id: 'FeaturedListingChanges' });

/** The body of featuredListing/update and featuredListing/create. */
export const wireSlideBody = recordBody(bodySchema, featuredListingFields);

/**
 * Returns the input for the use cases. Fields that were left out are absent. Pictures in the body are stored,
 * and replaced by their addresses. Throws BAD_USER_INPUT, PAYLOAD_TOO_LARGE or RATE_LIMITED for a picture.
 */
export async function slideInput(
  context: RequestContext,
  { image, mobileImage, ...fields }: z.output<typeof bodySchema>,
): Promise<object> {
  const stored = async (sent: typeof image, field: string) =>
    sent?.dataUrl ? (await storeImageData(context, 'featuredListings', sent.dataUrl, field)).url : undefined;
  const imageUrl = await stored(image, 'image');
  const mobileImageUrl = await stored(mobileImage, 'mobileImage');
  return {
    ...fieldsOfWire(featuredListingFields, fields),
    ...(imageUrl && { imageUrl }),
    ...(mobileImageUrl && { mobileImageUrl }),
  };
}

/** The REST name of each field, for error messages. */
export const SLIDE_WIRE_NAMES = wireNamesOf(featuredListingFields);

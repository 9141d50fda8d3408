import { z } from 'zod';
import { featuredListingFields } from '../directory/featured-listings/featured-listing.fields.js';
import { featuredListings } from '../directory/featured-listings/featured-listing.noun.js';
import {
  type FeaturedListingRecord,
  listEveryFeaturedListing,
  listFeaturedListings,
  loadFeaturedListing,
  seesEveryListing,
} from '../directory/featured-listings/featured-listings.read-model.js';
import { partOf } from '../kits/lists/record-list.js';
import { fieldsOfWire, wireNamesOf, wireShape } from '../kits/records/field-wire.js';
import { IMAGE_DATA_BODY_BYTES, storeImageData } from '../kits/uploads/store-image-data.js';
import { notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { ListAnswer, listOf } from './answers.js';
import { defineCall } from './call.js';
import { newPicture, PICTURE_REFUSALS } from './profile-image.js';
import { changedVersion, recordCalls, recordVersion } from './record-calls.js';
import { wholeNumberAnswer } from './wire-answers.js';
import { bodyNamed, byId, listPart, recordBody } from './wire-values.js';

const answer = z
  .strictObject({
    id: wholeNumberAnswer,
    version: recordVersion,
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

const wired = ({ supplierId, supplier: _, ...slide }: FeaturedListingRecord) => ({
  ...slide,
  business_id: supplierId,
});

const bodySchema = z.strictObject({
  id: recordId.nullish(),
  version: changedVersion,
  image: newPicture.describe('A new picture, which replaces imageUrl.'),
  mobileImage: newPicture.describe('A new picture for narrow screens, which replaces mobileImageUrl.'),
  ...wireShape(featuredListingFields),
});

/**
 * Returns the input for the use cases. Pictures in the body are stored, and replaced by their addresses.
 * @throws AppError BAD_USER_INPUT, PAYLOAD_TOO_LARGE or RATE_LIMITED for a picture
 */
async function inputOf(
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

async function readListing({ app }: RequestContext, id: number) {
  const [slide] = await listEveryFeaturedListing(app.database, id);
  if (!slide) throw notFound('This featured listing');
  return wired(slide);
}

const calls = recordCalls({
  called: 'featured listing',
  changes: recordBody(
    bodyNamed('FeaturedListingChanges', bodySchema, { required: ['id'] }),
    featuredListingFields,
  ),
  newBody: recordBody(bodyNamed('NewFeaturedListing', bodySchema), featuredListingFields),
  answer,
  names: wireNamesOf(featuredListingFields),
  input: inputOf,
  read: readListing,
});
const PICTURES =
  'Upload pictures to files/featuredListings first, or send them as data URLs in image and mobileImage, where null means no new picture. Pictures are not cropped.';
const pictured = { bodyLimit: 2 * IMAGE_DATA_BODY_BYTES, limited: true, refusals: PICTURE_REFUSALS };

/** Calls for the featured listings of the home page. Staff edit them. */
export const featuredListingCalls = [
  defineCall({
    id: 'C035',
    method: 'GET',
    path: 'featuredListing/all',
    audience: ['public'],
    summary: 'Lists the featured listings of the home page, in display order',
    details: 'Admin gets all listings, other callers only those of listed suppliers.',
    query: listPart,
    answer: listOf(answer),
    handle: async (context, { query }) => {
      const list = seesEveryListing(context) ? listEveryFeaturedListing : listFeaturedListings;
      return new ListAnswer(partOf((await list(context.app.database)).map(wired), query));
    },
  }),
  defineCall({
    id: 'C036',
    method: 'GET',
    path: 'featuredListing/:id',
    audience: ['public'],
    summary: 'Returns a featured listing of the home page',
    params: byId,
    answer,
    refusals: { 404: 'The featured listing does not exist, or its supplier is not listed.' },
    handle: async (context, { params: { id } }) => {
      if (seesEveryListing(context)) return readListing(context, id);
      const slide = await loadFeaturedListing(context.app.database, id);
      if (!slide) throw notFound('This featured listing');
      return wired(slide);
    },
  }),
  calls.update(
    {
      id: 'C037',
      path: 'featuredListing/update',
      summary: 'Changes a featured listing',
      details: `Changes only the fields that are sent. Null clears a field. ${PICTURES}`,
      ...pictured,
    },
    featuredListings.change,
  ),
  calls.create(
    {
      id: 'C038',
      path: 'featuredListing/create',
      summary: 'Creates a featured listing',
      details: `The listing is the last one on the home page, unless \`position\` is given. ${PICTURES}`,
      idKey: 'featuredListingID',
      ...pictured,
    },
    featuredListings.create,
  ),
  calls.remove(
    { id: 'C039', path: 'featuredListing/delete', summary: 'Deletes a featured listing' },
    featuredListings.remove,
  ),
];

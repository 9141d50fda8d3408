import { z } from 'zod';
import {
  createFeaturedListing,
  deleteFeaturedListing,
  updateFeaturedListing,
} from '../directory/featured-listings/featured-listing.commands.js';
import { listEveryFeaturedListing } from '../directory/featured-listings/featured-listings.read-model.js';
import { IMAGE_DATA_BODY_BYTES } from '../kits/uploads/store-image-data.js';
import { badField, notFound } from '../platform/errors.js';
import { recordId } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { defineCall } from './call.js';
import {
  SLIDE_WIRE_NAMES,
  slideAnswer,
  slideInput,
  wireSlide,
  wireSlideBody,
} from './featured-listing-wire.js';
import { PICTURE_REFUSALS } from './profile-image.js';
import { SUCCESS, successAnswer, wholeNumberAnswer } from './wire-answers.js';
import { withFieldNames } from './wire-names.js';
import { wireBody } from './wire-values.js';

const PICTURES =
  'Upload pictures to files/featuredListings first, or send them as data URLs in image and mobileImage, where null means no new picture. Pictures are not cropped.';
const PICTURED = {
  body: wireSlideBody,
  bodyLimit: 2 * IMAGE_DATA_BODY_BYTES,
  limited: true,
} as const;
const NONE = { 404: 'The featured listing does not exist.' };

async function readListing({ app }: RequestContext, id: number) {
  const [slide] = await listEveryFeaturedListing(app.database, id);
  if (!slide) throw notFound('This featured listing');
  return wireSlide(slide);
}

/** Calls for editing featured listings, for staff. */
export const featuredListingAdminCalls = [
  defineCall({
    id: 'C037',
    method: 'POST',
    path: 'featuredListing/update',
    audience: ['Admin'],
    summary: 'Changes a featured listing',
    details: `Changes only the fields that are sent. Null clears a field. ${PICTURES}`,
    ...PICTURED,
    answer: slideAnswer,
    refusals: {
      ...NONE,
      ...PICTURE_REFUSALS,
      409: 'The featured listing has changed since the given version.',
    },
    handle: async (context, { body }) => {
      const { id, version } = body;
      if (!id) throw badField('id', 'An id is required.');
      const input = await slideInput(context, body);
      await withFieldNames(SLIDE_WIRE_NAMES, () => updateFeaturedListing(context, id, input, { version }));
      return readListing(context, id);
    },
  }),
  defineCall({
    id: 'C038',
    method: 'POST',
    path: 'featuredListing/create',
    audience: ['Admin'],
    summary: 'Creates a featured listing',
    details: `The listing is the last one on the home page, unless \`position\` is given. ${PICTURES}`,
    ...PICTURED,
    refusals: PICTURE_REFUSALS,
    answer: z.strictObject({
      featuredListingID: wholeNumberAnswer.describe('The id of the new featured listing.'),
    }),
    takesKey: true,
    handle: async (context, { body }) => {
      const input = await slideInput(context, body);
      const make = () => createFeaturedListing(context, input);
      return { featuredListingID: await withFieldNames(SLIDE_WIRE_NAMES, make) };
    },
  }),
  defineCall({
    id: 'C039',
    method: 'POST',
    path: 'featuredListing/delete',
    audience: ['Admin'],
    summary: 'Deletes a featured listing',
    body: wireBody(z.strictObject({ id: recordId })),
    answer: successAnswer,
    refusals: NONE,
    handle: async (context, { body }) => {
      await deleteFeaturedListing(context, body.id);
      return SUCCESS;
    },
  }),
];

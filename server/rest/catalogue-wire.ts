import { z } from 'zod';
import type { CategoryRecord } from '../categories/categories.read-model.js';
import type { GoodCauseAccount, GoodCauseRecord } from '../good-causes/good-cause.type.js';
import { toWireInstant } from '../platform/records/wire-codecs.js';
import { instantAnswer, onlyFor, wholeNumberAnswer } from './wire-answers.js';

const child = z.strictObject({ id: wholeNumberAnswer, name: z.string() }).meta({ id: 'SubCategory' });

export const categoryAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    version: wholeNumberAnswer.describe('Goes up with each change.'),
    name: z.string(),
    imageUrl: z.string().nullable(),
    firebase_id: z.string().nullable().describe('Name of the folder of its picture.'),
    children: z.array(child).describe('Its sub categories in the order that staff gave, the others by name.'),
  })
  .meta({ id: 'Category' });

/** Converts a category to the documented names. */
export const wireCategory = ({ id, version, name, imageUrl, storageId, children }: CategoryRecord) => ({
  id,
  version,
  name,
  imageUrl,
  firebase_id: storageId,
  children: children.map(({ id: childId, name: called }) => ({ id: childId, name: called })),
});

const publicShape = {
  id: wholeNumberAnswer,
  version: wholeNumberAnswer.describe('Goes up with each change.'),
  name: z.string(),
  status: z.string().describe('Approved & Live, unless its own user or Admin asks.'),
  imageUrl: z.string().nullable(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  firebase_id: z.string().nullable().describe('Name of the folder of its picture.'),
};

/** A good cause as anyone may see it. */
export const approvedGoodCauseAnswer = z.strictObject(publicShape).meta({ id: 'PublicGoodCause' });

/** A good cause as the caller may see it. */
export const goodCauseAnswer = z
  .strictObject({
    ...publicShape,
    ...onlyFor('the cause’s own user and Admin', {
      goodCauseLinkKey: z.string().nullable().describe('Opens its prospecting page: whoever has it may.'),
      created_at: instantAnswer,
      updated_at: instantAnswer,
    }),
  })
  .meta({ id: 'GoodCause' });

/** Converts the public fields of a good cause to the documented names. */
export const wireGoodCause = (cause: GoodCauseRecord) => {
  const { id, version, name, status, imageUrl, description, website, storageId } = cause;
  return { id, version, name, status, imageUrl, description, website, firebase_id: storageId };
};

/** Converts the restricted fields of a good cause to the documented names. */
export const wireWhole = ({ linkKey, createdAt, updatedAt }: GoodCauseAccount) => ({
  goodCauseLinkKey: linkKey,
  created_at: toWireInstant(createdAt),
  updated_at: toWireInstant(updatedAt),
});

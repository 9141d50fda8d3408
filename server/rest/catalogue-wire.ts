import { z } from 'zod';
import type { CategoryRecord } from '../directory/categories/categories.read-model.js';
import type { GoodCauseAccount, GoodCauseRecord } from '../directory/good-causes/good-cause.type.js';
import { toWireInstant } from '../kits/records/wire-codecs.js';
import { recordVersion } from './record-calls.js';
import { instantAnswer, onlyFor, wholeNumberAnswer } from './wire-answers.js';

const child = z
  .strictObject({
    id: wholeNumberAnswer.describe('The id of the sub category.'),
    name: z.string().describe('The name of the sub category.'),
  })
  .meta({ id: 'SubCategory' });

export const categoryAnswer = z
  .strictObject({
    id: wholeNumberAnswer,
    version: recordVersion,
    name: z.string(),
    imageUrl: z.string().nullable(),
    firebase_id: z.string().nullable().describe('The name of the picture’s folder. Null if there is none.'),
    children: z
      .array(child)
      .describe('The sub categories: first those with a position, by position, and then the others by name.'),
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
  version: recordVersion,
  name: z.string(),
  status: z
    .string()
    .describe('The status. Always Approved & Live, unless the caller is a user of the cause or Admin.'),
  imageUrl: z.string().nullable(),
  description: z.string().nullable().describe('The description of the good cause.'),
  website: z.string().nullable().describe('The address of its website. Null if there is none.'),
  firebase_id: z.string().nullable().describe('The name of the picture’s folder. Null if there is none.'),
};

/** A good cause as anyone may see it. */
export const approvedGoodCauseAnswer = z.strictObject(publicShape).meta({ id: 'PublicGoodCause' });

/** A good cause as the caller may see it. */
export const goodCauseAnswer = z
  .strictObject({
    ...publicShape,
    ...onlyFor('the cause’s own user and Admin', {
      goodCauseLinkKey: z
        .string()
        .nullable()
        .describe(
          'The key of its prospecting page, which users of the cause and Admin need to open the page.',
        ),
      created_at: instantAnswer.describe('The time at which the good cause was created.'),
      updated_at: instantAnswer.describe('The time of the last change to the good cause.'),
    }),
  })
  .meta({ id: 'GoodCause' });

/** Converts the public fields of a good cause to the documented names. */
export const wireGoodCause = (cause: GoodCauseRecord) => {
  const { id, version, name, status, imageUrl, description, website, storageId } = cause;
  return { id, version, name, status, imageUrl, description, website, firebase_id: storageId };
};

/** Converts the restricted fields of a good cause to the documented names. */
export const wireFull = ({ linkKey, createdAt, updatedAt }: GoodCauseAccount) => ({
  goodCauseLinkKey: linkKey,
  created_at: toWireInstant(createdAt),
  updated_at: toWireInstant(updatedAt),
});

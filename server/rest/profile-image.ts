import { z } from 'zod';
import type { ChangeOptions } from '../kits/records/change-record.js';
import { withCurrentRecord } from '../kits/records/with-current-record.js';
import { IMAGE_DATA_BODY_BYTES, storeImageData } from '../kits/uploads/store-image-data.js';
import type { Role } from '../platform/identity/roles.js';
import { recordId } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { defineCall } from './call.js';
import { SUCCESS, successWith } from './wire-answers.js';
import { wireBody } from './wire-values.js';

/** A record type whose records have a picture. */
interface Pictured {
  /**
   * Checks that the caller may change the record.
   * @throws AppError NOT_FOUND, FORBIDDEN
   */
  requireEditor(context: RequestContext, id: number): unknown;
  update(context: RequestContext, id: number, input: object, options: ChangeOptions): Promise<void>;
  /**
   * Returns the record as the response to a change has it.
   * @throws AppError NOT_FOUND
   */
  read(context: RequestContext, id: number): Promise<object>;
}

/** A picture in the body of a call. */
const imageDataUrl = z
  .string({ error: 'Please send the picture as a data URL with base64.' })
  .describe('The picture as a data URL with base64, at most 10 MB.');

/**
 * A new picture among the fields of a record. If it or its data is null or absent, the record keeps its
 * picture.
 */
export const newPicture = z.strictObject({ dataUrl: imageDataUrl.nullable() }).nullish();

/** Errors of calls that take a picture. */
export const PICTURE_REFUSALS = {
  413: 'The picture is larger than 10 MB.',
  507: 'The storage is full. Nothing was saved.',
};

/**
 * Stores a picture for a record that the caller may change, and returns its address for the update. Not in a
 * transaction, since pictures take time.
 * @throws AppError NOT_FOUND, FORBIDDEN, RATE_LIMITED, PAYLOAD_TOO_LARGE, BAD_USER_INPUT at `field`,
 * UNAVAILABLE, or INSUFFICIENT_STORAGE
 */
export async function receiveProfileImage(
  context: RequestContext,
  { requireEditor }: Pick<Pictured, 'requireEditor'>,
  id: number,
  { dataUrl, field }: { dataUrl: string; field: string },
): Promise<string> {
  requireEditor(context, id);
  return (await storeImageData(context, 'profileImages', dataUrl, field)).url;
}

const body = wireBody(z.strictObject({ id: recordId, imageData: imageDataUrl }));

/** Defines the call that sets the picture of a record (C008, C048). */
export const profileImageCall = (
  call: { id: string; path: string; audience: Role[]; summary: string },
  definition: Pictured,
) =>
  defineCall({
    ...call,
    method: 'POST',
    details: 'Accepts PNG, JPEG or WebP. The picture is redrawn at 600 by 400 pixels.',
    body,
    bodyLimit: IMAGE_DATA_BODY_BYTES,
    limited: true,
    versioned: true,
    answer: successWith({ objectUrl: z.string().describe('The path of the picture on this site.') }),
    refusals: {
      ...PICTURE_REFUSALS,
      403: 'The supplier or good cause of the user has left.',
      404: 'The record does not exist, or the caller may not change it.',
    },
    handle: async (context, { body: { id, imageData }, version }) => {
      const imageUrl = await receiveProfileImage(context, definition, id, {
        dataUrl: imageData,
        field: 'imageData',
      });
      await withCurrentRecord(
        () => definition.read(context, id),
        () => definition.update(context, id, { imageUrl }, { version }),
      );
      return { ...SUCCESS, objectUrl: imageUrl };
    },
  });

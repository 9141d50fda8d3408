import type { RequestContext } from '../platform/request-context.js';
import { storeImageData } from '../uploads/store-image-data.js';
import { useUploadedFile } from '../uploads/use-uploaded-file.js';
import { requireBuyerKeeper } from './impact-buyer.policy.js';

const FOLDER = 'profileImages';

/**
 * Gives an uploaded picture to a buyer that is locked or new; answers the address to write.
 * @throws AppError BAD_USER_INPUT for a file that is not the caller's or the buyer's
 */
export const giveProfileImage = (
  context: RequestContext,
  { id, imageUrl }: { id: number; imageUrl: string | null },
  address: string | null,
): Promise<string | null> =>
  useUploadedFile(context, address, FOLDER, {
    type: 'impact-buyer',
    id,
    field: 'imageUrl',
    current: imageUrl,
  });

/**
 * Takes in a picture for a buyer that the caller keeps (R138, C048); answers its address, for `updateImpactBuyer`.
 * Outside a transaction: pictures take their time.
 * @throws AppError NOT_FOUND, FORBIDDEN, RATE_LIMITED, PAYLOAD_TOO_LARGE, or BAD_USER_INPUT at `field`
 */
export async function receiveProfileImage(
  context: RequestContext,
  id: number,
  dataUrl: string,
  field: string,
): Promise<string> {
  requireBuyerKeeper(context, id);
  return (await storeImageData(context, FOLDER, dataUrl, field)).url;
}

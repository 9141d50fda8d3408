import type { PictureShape } from './picture-file';

/** The shape of a record's picture on profiles (R081, R124). */
export const profilePicture: readonly PictureShape[] = [{ label: 'Profile', width: 300, height: 200 }];

/** The shape of a good cause's picture. */
export const causePicture: readonly PictureShape[] = [{ label: 'Good cause', width: 600, height: 400 }];

/** The shape of a category's picture. */
export const categoryPicture: readonly PictureShape[] = [{ label: 'Category', width: 400, height: 300 }];

/** The shape of a featured listing's picture on wide screens, on the first page (R298). */
export const featuredPicture: readonly PictureShape[] = [{ label: 'Desktop', width: 800, height: 640 }];

/** The shape of a featured listing's picture on phones. */
export const featuredPhonePicture: readonly PictureShape[] = [{ label: 'Phone', width: 400, height: 400 }];

/** The shapes of a work example's picture on profiles (R081). */
export const workPicture: readonly PictureShape[] = [
  { label: 'Landscape', width: 400, height: 300 },
  { label: 'Portrait', width: 300, height: 400 },
];

/** No shapes, for pictures that are not cropped. */
export const uncroppedPicture: readonly PictureShape[] = [];

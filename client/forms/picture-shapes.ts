import type { PictureShape } from './picture-file';

/** How profiles show the picture of a record (R081, R124). */
export const profilePicture: readonly PictureShape[] = [{ label: 'Profile', width: 300, height: 200 }];

/** How pages show the picture of a good cause. */
export const causePicture: readonly PictureShape[] = [{ label: 'Good cause', width: 600, height: 400 }];

/** How pages show the picture of a category. */
export const categoryPicture: readonly PictureShape[] = [{ label: 'Category', width: 400, height: 300 }];

/** How the first page shows a featured listing on wide screens (R298). */
export const featuredPicture: readonly PictureShape[] = [{ label: 'Desktop', width: 800, height: 640 }];

/** How it shows one on phones. */
export const featuredPhonePicture: readonly PictureShape[] = [{ label: 'Phone', width: 400, height: 400 }];

/** How profiles show a picture of somebody's work (R081). */
export const workPicture: readonly PictureShape[] = [
  { label: 'Landscape', width: 400, height: 300 },
  { label: 'Portrait', width: 300, height: 400 },
];

/** Of pictures that pages show as they are. */
export const wholePicture: readonly PictureShape[] = [];

/** The size of every preview picture, in pixels: what networks show of a shared link. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The last part of the address of the preview of a stored picture, below the address of the picture itself. */
export const PREVIEW_NAME = 'preview.jpg';

const STORED = /^\/files\/[^/?#]+\/[^/?#]+$/;
const OF_THE_SITE = `/${PREVIEW_NAME}`;

/** The address of the preview picture, a JPEG, of a page that shows this picture; the site's own if it shows none. */
export const previewAddress = (picture: string | null | undefined): string =>
  picture && STORED.test(picture) ? `${picture}/${PREVIEW_NAME}` : OF_THE_SITE;

/** The size in pixels of preview pictures for shared links. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The last part of the address of a preview, below the address of the picture itself. */
export const PREVIEW_NAME = 'preview.jpg';

const STORED = /^\/files\/[^/?#]+\/[^/?#]+$/;
const OF_THE_SITE = `/${PREVIEW_NAME}`;

/**
 * Returns the address of the preview, a JPEG, for a page with this picture. The preview of the site if the
 * page has none.
 */
export const previewAddress = (picture: string | null | undefined): string =>
  picture && STORED.test(picture) ? `${picture}/${PREVIEW_NAME}` : OF_THE_SITE;

import { PRODUCT_NAME } from './product-name.js';

/** The path of the Atom feed of new suppliers and good causes, without language. */
export const NEW_RECORDS_FEED = '/feeds/new.atom';

/** The title of the feed in each language. */
export const NEW_RECORDS_TITLE = { en: `New on ${PRODUCT_NAME}`, mi: `Hou ki ${PRODUCT_NAME}` } as const;

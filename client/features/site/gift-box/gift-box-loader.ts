import { texts } from '../../../lib/language';
import { pageTitles } from '../../../navigation/page-titles';
import { paths } from '../../../navigation/paths';
import type { RouteContext } from '../../../navigation/route-context';
import { staticPageMeta } from '../../../seo/static-page-meta';
import { GiftBoxDocument } from './gift-box.generated';

/** Description of the page for search engines and link previews. */
const descriptions = texts(
  {
    page: 'The Impact Box: coffee, honey and more from New Zealand makers, in aid of a good cause of your choice.',
  },
  {
    page: 'Te Pouaka Awe: he kawhe, he mīere me ētahi atu taonga nā ngā kaihanga o Aotearoa, hei tautoko i te kaupapa pai i kōwhiria e koe.',
  },
);

/** Fills the cache with the boxes on offer and the good causes to choose from. */
export const giftBoxLoader =
  ({ client, language }: Pick<RouteContext, 'client' | 'language'>) =>
  async () => {
    await client.query({ query: GiftBoxDocument });
    const page = { title: pageTitles.giftBox, path: paths.giftBox() };
    return { meta: staticPageMeta(language, descriptions[language].page, page) };
  };

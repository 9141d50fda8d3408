import { texts } from '../../../lib/language';
import { pageTitles } from '../../../navigation/page-titles';
import { paths } from '../../../navigation/paths';
import type { RouteContext } from '../../../navigation/route-context';
import { staticPageMeta } from '../../../seo/static-page-meta';
import { CoffeeSuppliersDocument, type CoffeeSuppliersQueryVariables } from './coffee-suppliers.generated';

/** The search of the coffee page, the same for everyone. */
export const COFFEE_SEARCH = 'Coffee';
export const coffeeVariables: CoffeeSuppliersQueryVariables = { filter: { text: COFFEE_SEARCH } };

/** Description of the page for search engines and link previews. */
const descriptions = texts(
  {
    page: 'Coffee from New Zealand roasters who give a share of every sale to causes for children and young people.',
  },
  {
    page: 'He kawhe nā ngā kaitunu o Aotearoa e tuku ana i tētahi wāhanga o ia hokonga ki ngā tamariki me ngā rangatahi.',
  },
);

/** Fills the cache with the coffee suppliers. */
export const coffeeLoader =
  ({ client, language }: Pick<RouteContext, 'client' | 'language'>) =>
  async () => {
    await client.query({ query: CoffeeSuppliersDocument, variables: coffeeVariables });
    const page = { title: pageTitles.coffee, path: paths.coffee() };
    return { meta: staticPageMeta(language, descriptions[language].page, page) };
  };

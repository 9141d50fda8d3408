import { texts } from '../../../lib/language';
import { pageTitles } from '../../../navigation/page-titles';
import { paths } from '../../../navigation/paths';
import type { RouteContext } from '../../../navigation/route-context';
import { staticPageMeta } from '../../../seo/static-page-meta';

/** Descriptions of the pages for search engines and link previews. */
const descriptions = texts(
  {
    join: 'Join Uplift as a supplier, an impact buyer or a good cause, and let everyday sales help children and young people in New Zealand.',
    supplierJoin:
      'List your business on Uplift for free. You only give a share when you make a sale, and your customers can see what you give.',
    goodCauseJoin:
      'Charities that work with children and young people in New Zealand receive a share of everyday sales through Uplift.',
    impactBuyerJoin:
      'Schools, offices and clubs buy what they need, and part of what they pay goes to the good cause they choose.',
    contact: 'Contact Uplift with questions, ideas or problems. We read every message.',
  },
  {
    join: 'Hono mai ki a Uplift hei kaiwhakarato, hei Kaihoko Whaitake, hei kaupapa pai rānei, kia āwhina ngā hokonga o ia rā i ngā tamariki me ngā rangatahi o Aotearoa.',
    supplierJoin:
      'Whakarārangitia tō pakihi ki Uplift, kāore he utu. Ka tukuna anake he wāhanga ina oti he hokonga, ā, ka mōhio ō kiritaki.',
    goodCauseJoin:
      'Ka whiwhi ngā kaupapa atawhai mō ngā tamariki me ngā rangatahi o Aotearoa i tētahi wāhanga o ngā hokonga o ia rā mā Uplift.',
    impactBuyerJoin:
      'Ka hoko ngā kura, ngā tari me ngā karapu i ngā mea e hiahiatia ana, ā, ka tae tētahi wāhanga ki te kaupapa pai i kōwhiria e rātou.',
    contact: 'Tuhi mai ki a Uplift: he pātai, he whakaaro, he hapa rānei. Ka pānuitia ia karere.',
  },
);

type Page = keyof typeof descriptions.en;

const path: Record<Page, string> = {
  join: paths.join(),
  supplierJoin: paths.supplierJoin(),
  goodCauseJoin: paths.goodCauseJoin(),
  impactBuyerJoin: paths.impactBuyerJoin(),
  contact: paths.contact(),
};

/** Pages that have the chooser between the ways to join as their parent. */
const BELOW_JOIN: readonly Page[] = ['supplierJoin', 'goodCauseJoin', 'impactBuyerJoin'];

type Context = Pick<RouteContext, 'client' | 'language'>;

const stepTo = (page: Page) => ({ title: pageTitles[page], path: path[page] });

const metaOf = ({ language }: Context, page: Page) =>
  staticPageMeta(
    language,
    descriptions[language][page],
    ...(BELOW_JOIN.includes(page) ? [stepTo('join')] : []),
    stepTo(page),
  );

/** Returns the loader of a page without data: it only supplies the page's metadata. */
export const pageLoader = (page: Page) => (context: Context) => async () => ({ meta: metaOf(context, page) });

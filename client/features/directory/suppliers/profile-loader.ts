import { type LoaderFunctionArgs, data as withStatus } from 'react-router';
import { normalizeText } from '../../../../shared/characters';
import { firstCharacters } from '../../../../shared/text-length';
import type { Language } from '../../../lib/language';
import { webAddress } from '../../../lib/web-address';
import { pageTitles } from '../../../navigation/page-titles';
import { paths } from '../../../navigation/paths';
import type { RouteContext } from '../../../navigation/route-context';
import { breadcrumbs } from '../../../seo/structured-data';
import { SupplierProfileDocument, type SupplierProfileQuery } from './profile.generated';

/** The maximum length of a supplier's keyword, in characters. */
const MAX_KEYWORD = 100;

/**
 * Returns the query variables for the address of a profile: /business/{id}, /buy/{keyword}, /use/{keyword} (R024); null
 * for an invalid ID or keyword.
 */
export function profileVariables({ id, keyword }: { id?: string; keyword?: string }) {
  if (keyword)
    return keyword.length > MAX_KEYWORD || normalizeText(keyword) === ''
      ? null
      : { id: null, urlKeyword: keyword };
  return id && /^[1-9]\d*$/.test(id) && Number(id) < 2 ** 31 ? { id: Number(id), urlKeyword: null } : null;
}

/** Fills the cache with a profile; unknown and unlisted suppliers answer 404. */
export function profileLoader({ client, language }: Pick<RouteContext, 'client' | 'language'>) {
  return async ({ params }: LoaderFunctionArgs) => {
    const variables = profileVariables(params);
    if (!variables) return withStatus(null, { status: 404 });
    const { data } = await client.query({ query: SupplierProfileDocument, variables });
    return data?.supplier ? { meta: metaOf(data.supplier, language) } : withStatus(null, { status: 404 });
  };
}

type Supplier = NonNullable<SupplierProfileQuery['supplier']>;

function metaOf(supplier: Supplier, language: Language) {
  const about = supplier.aboutWhatWeDo ?? supplier.whoAreWe ?? `${supplier.listTitle} in New Zealand.`;
  const website = webAddress(supplier.website);
  const areas = supplier.serviceRegions.includes('Nationwide')
    ? [{ '@type': 'Country', name: 'New Zealand' }]
    : supplier.serviceRegions.map((name) => ({ '@type': 'AdministrativeArea', name }));
  return {
    title: supplier.name,
    description: firstCharacters(about, 200),
    image: supplier.imageUrl,
    canonical: paths.supplier(supplier.id),
    jsonLd: [
      {
        '@type': 'LocalBusiness',
        name: supplier.name,
        description: about,
        ...(supplier.imageUrl && { image: supplier.imageUrl }),
        ...(supplier.callRailPhone && { telephone: supplier.callRailPhone }),
        ...(website && { url: website }),
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'NZ',
          ...(supplier.physicalCity && { addressLocality: supplier.physicalCity }),
        },
        ...(areas.length > 0 && { areaServed: areas }),
      },
      breadcrumbs(language, [
        { name: pageTitles.searchResults[language], path: paths.search() },
        { name: supplier.name, path: paths.supplier(supplier.id) },
      ]),
    ],
  };
}

import { type LoaderFunctionArgs, data as withStatus } from 'react-router';
import { pageTitles } from '../../app/chrome/chrome-texts';
import { paths } from '../../app/paths';
import type { RouteContext } from '../../app/route-context';
import type { Language } from '../../lib/language';
import { breadcrumbs } from '../../seo/structured-data';
import { SupplierProfileDocument, type SupplierProfileQuery } from './profile.generated';

/** The variables of a profile by its address: /business/{id}, /buy/{keyword}, /use/{keyword} (R024). */
export function profileVariables(params: { id?: string; keyword?: string }) {
  if (params.keyword) return { id: null, urlKeyword: params.keyword };
  const id = Number(params.id);
  // An id that is none finds nothing, like one that is nobody's.
  return { id: Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0, urlKeyword: null };
}

/** Fills the cache with a profile; unknown and unlisted suppliers answer 404. */
export function profileLoader({ client, language }: Pick<RouteContext, 'client' | 'language'>) {
  return async ({ params }: LoaderFunctionArgs) => {
    const variables = profileVariables(params);
    if (variables.id === 0) return withStatus(null, { status: 404 });
    const { data } = await client.query({ query: SupplierProfileDocument, variables });
    return data?.supplier ? { meta: metaOf(data.supplier, language) } : withStatus(null, { status: 404 });
  };
}

type Supplier = NonNullable<SupplierProfileQuery['supplier']>;

function metaOf(supplier: Supplier, language: Language) {
  const about = supplier.aboutWhatWeDo ?? supplier.whoAreWe ?? `${supplier.listTitle} in New Zealand.`;
  const areas = supplier.serviceRegions.includes('Nationwide')
    ? [{ '@type': 'Country', name: 'New Zealand' }]
    : supplier.serviceRegions.map((name) => ({ '@type': 'AdministrativeArea', name }));
  return {
    title: supplier.name,
    description: about.slice(0, 200),
    image: supplier.imageUrl,
    canonical: paths.supplier(supplier.id),
    jsonLd: [
      {
        '@type': 'LocalBusiness',
        name: supplier.name,
        description: about,
        ...(supplier.imageUrl && { image: supplier.imageUrl }),
        ...(supplier.callRailPhone && { telephone: supplier.callRailPhone }),
        ...(supplier.website && { url: supplier.website }),
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

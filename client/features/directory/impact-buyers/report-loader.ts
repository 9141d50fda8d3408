import { type LoaderFunctionArgs, data as withStatus } from 'react-router';
import { formatCount, formatMoney } from '../../../lib/format';
import type { Language } from '../../../lib/language';
import { webAddress } from '../../../lib/web-address';
import { paths } from '../../../navigation/paths';
import type { RouteContext } from '../../../navigation/route-context';
import { breadcrumbs } from '../../../seo/structured-data';
import { buyerListTexts } from './buyer-list-texts';
import { ImpactReportDocument, type ImpactReportQuery } from './impact-report.generated';
import { reportVariables } from './report-address';
import { reportTexts } from './report-texts';

/** Fills the cache with a report; unknown and unpublished reports answer 404 (R144). */
export function reportLoader({ client, language }: RouteContext) {
  return async ({ params, request }: LoaderFunctionArgs) => {
    const variables = reportVariables(params, new URL(request.url).searchParams);
    if (!variables) return withStatus(null, { status: 404 });
    const { data } = await client.query({ query: ImpactReportDocument, variables });
    return data?.impactReport
      ? { meta: metaOf(data.impactReport, language) }
      : withStatus(null, { status: 404 });
  };
}

export type Report = NonNullable<ImpactReportQuery['impactReport']>;

function metaOf(report: Report, language: Language) {
  const { name, whoWeAre, imageUrl } = report;
  const description = reportTexts[language].description(
    name,
    formatMoney(report.contribution),
    formatCount(report.equivalentHours),
  );
  const path = paths.impactBuyer(report.urlKeyword ?? report.id);
  const website = webAddress(report.website);
  return {
    title: name,
    description,
    image: imageUrl,
    canonical: path,
    jsonLd: [
      {
        '@type': 'Organization',
        name,
        url: website ?? path,
        ...(whoWeAre && { description: whoWeAre }),
        ...(imageUrl && { logo: imageUrl }),
        address: { '@type': 'PostalAddress', addressCountry: 'NZ' },
      },
      breadcrumbs(language, [
        { name: buyerListTexts[language].list, path: paths.impactBuyers() },
        { name, path },
      ]),
    ],
  };
}

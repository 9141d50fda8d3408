import { type LoaderFunctionArgs, data as withStatus } from 'react-router';
import { formatCount, formatMoney } from '../../../lib/format';
import type { Language } from '../../../lib/language';
import { webAddress } from '../../../lib/web-address';
import { pageTitles } from '../../../navigation/page-titles';
import { paths } from '../../../navigation/paths';
import type { RouteContext } from '../../../navigation/route-context';
import { breadcrumbs } from '../../../seo/structured-data';
import { causeVariables } from './cause-address';
import { GoodCauseReportDocument, type GoodCauseReportQuery } from './good-cause-report.generated';
import { causeTexts } from './good-cause-texts';

/** Fills the cache with a good cause; unknown and unapproved causes answer 404. */
export function goodCauseLoader({ client, language }: RouteContext) {
  return async ({ params, request }: LoaderFunctionArgs) => {
    const variables = causeVariables(params, new URL(request.url).searchParams);
    if (!variables) return withStatus(null, { status: 404 });
    const { data } = await client.query({ query: GoodCauseReportDocument, variables });
    const report = data?.goodCauseReport;
    return report ? { meta: metaOf(report.goodCause, language) } : withStatus(null, { status: 404 });
  };
}

export type CauseReport = NonNullable<GoodCauseReportQuery['goodCauseReport']>;

function metaOf(cause: CauseReport['goodCause'], language: Language) {
  const { name, imageUrl } = cause;
  const path = paths.goodCause(cause.id);
  const given = causeTexts[language].description(
    name,
    formatMoney(cause.contribution),
    formatCount(cause.equivalentHours),
  );
  return {
    title: name,
    description: given,
    image: imageUrl,
    canonical: path,
    jsonLd: [
      {
        '@type': 'NGO',
        name,
        url: webAddress(cause.website) ?? path,
        ...(cause.description && { description: cause.description }),
        ...(imageUrl && { image: imageUrl }),
        areaServed: { '@type': 'Country', name: 'New Zealand' },
      },
      breadcrumbs(language, [
        { name: pageTitles.goodCauses[language], path: paths.goodCauses() },
        { name, path },
      ]),
    ],
  };
}

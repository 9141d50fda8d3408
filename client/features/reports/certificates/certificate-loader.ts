import { type LoaderFunctionArgs, data as withStatus } from 'react-router';
import { paths } from '../../../navigation/paths';
import type { RouteContext } from '../../../navigation/route-context';
import { CertificateDocument } from './certificate.generated';
import { certificateNumber } from './certificate-number';
import { certificateTexts } from './certificate-texts';

/** Fills the cache with the certificate of a number; an unknown number answers 404. */
export function certificateLoader({ client, language }: RouteContext) {
  return async ({ params }: LoaderFunctionArgs) => {
    const number = certificateNumber(params);
    if (!number) return withStatus(null, { status: 404 });
    const { data } = await client.query({ query: CertificateDocument, variables: { number } });
    if (!data?.certificate) return withStatus(null, { status: 404 });
    const { eyebrow, description } = certificateTexts[language];
    return {
      meta: {
        title: `${eyebrow} ${number}`,
        description: description(number),
        canonical: paths.certificate(number),
        noindex: true,
      },
    };
  };
}

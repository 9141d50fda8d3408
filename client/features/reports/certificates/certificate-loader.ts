import { type LoaderFunctionArgs, data as withStatus } from 'react-router';
import { paths } from '../../../navigation/paths';
import type { RouteContext } from '../../../navigation/route-context';
import { CertificateDocument } from './certificate.generated';
import { certificateTexts } from './certificate-texts';

const MAX_LETTERS = 40;

/** Returns the certificate number of an address in its canonical spelling, or null if it cannot be one. */
export function certificateNumber(params: Readonly<Record<string, string | undefined>>): string | null {
  const number = params.number?.trim().toUpperCase() ?? '';
  return /^UC-\d{4}-\d{6,}$/.test(number) && number.length <= MAX_LETTERS ? number : null;
}

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

import { PRODUCT_NAME } from '../../platform/product.js';
import { DOLLARS_PER_HOUR } from '../../totals/equivalent-hours.js';
import type { Certificate } from './certificate-figures.js';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US');
const longDay = new Intl.DateTimeFormat('en-NZ', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns '2024' or '2018 to 2026', or null without a contribution. */
function period({ firstYear, lastYear }: Certificate): string | null {
  if (firstYear === null || lastYear === null) return null;
  return firstYear === lastYear ? `${firstYear}` : `${firstYear} to ${lastYear}`;
}

/** Returns ' in 2024' or ' between 2018 and 2026'. */
function during({ firstYear, lastYear }: Certificate): string {
  if (firstYear === null || lastYear === null) return '';
  return firstYear === lastYear ? ` in ${firstYear}` : ` between ${firstYear} and ${lastYear}`;
}

/** Returns the statement of the certificate in one or two sentences. */
export function statement(certificate: Certificate): string {
  const cause = certificate.causeName ?? 'good causes';
  if (certificate.contribution <= 0)
    return `has chosen to buy with purpose through ${PRODUCT_NAME}. A share of every sale goes to ${cause}, for children and young people in Aotearoa New Zealand.`;
  return `has bought with purpose through ${PRODUCT_NAME}${during(certificate)}. Its suppliers gave a share of those sales to ${cause}, for children and young people in Aotearoa New Zealand.`;
}

/** Returns the highlighted figures, each with its label. */
export function figures(certificate: Certificate): { figure: string; label: string; lines: number }[] {
  const { contribution, hours, causeName } = certificate;
  const years = period(certificate);
  return [
    {
      figure: dollars.format(contribution),
      label: years ? `contributed, ${years}` : 'contributed',
      lines: 1,
    },
    {
      figure: count.format(hours),
      label: `equivalent hours of community work, at $${DOLLARS_PER_HOUR} an hour`,
      lines: 1,
    },
    ...(causeName ? [{ figure: causeName, label: 'good cause', lines: 2 }] : []),
  ];
}

export const issuedOn = ({ issuedOn: day }: Certificate): string =>
  longDay.format(new Date(`${day}T00:00:00Z`));

import { z } from 'zod';
import type { ReportedOf } from '../../shared/yearly-report-texts.js';
import { LanguageEnum } from '../platform/language.js';
import type { RequestContext } from '../platform/request-context.js';
import { thisYear } from '../reports/statistics/period.js';
import { printedReport } from '../reports/yearly-reports/printed-report.js';
import { FileAnswer, fileOf } from './answers.js';
import { defineCall } from './call.js';
import { byId, wholeNumber } from './wire-values.js';

const PDF = 'application/pdf';
const query = z.object({
  year: wholeNumber(2000, 2100, 'Enter a year from 2000 to 2100.').describe(
    'The year in New Zealand. The default is the current year.',
  ),
  language: z
    .enum(Object.values(LanguageEnum))
    .default('en')
    .describe('The language of the report: English or te reo Māori.'),
  preview: z
    .string()
    .max(1000)
    .optional()
    .describe('The preview token in the address from `yearlyReportLink`.'),
});

const print =
  (of: ReportedOf) =>
  async (
    context: RequestContext,
    { params: { id }, query: options }: { params: { id: number }; query: z.output<typeof query> },
  ) => {
    const wanted = { of, id, year: options.year ?? thisYear(), language: options.language };
    const { bytes, fileName } = await printedReport(context, wanted, options.preview);
    return new FileAnswer(bytes, PDF, fileName, null);
  };

const PRINTED = {
  method: 'GET',
  audience: ['public'],
  details:
    'Only for staff and users of the record, who need to be signed in or to use an address that was created for them.',
  params: byId,
  query,
  answer: fileOf(PDF),
  refusals: { 404: 'The record does not exist, or the caller may not see it.' },
} as const;

/** Yearly impact reports on paper. */
export const yearlyReportCalls = [
  defineCall({
    ...PRINTED,
    id: 'C129',
    path: 'yearlyReport/business/:id',
    summary: 'Returns the yearly impact report of a supplier as a PDF',
    handle: print('supplier'),
  }),
  defineCall({
    ...PRINTED,
    id: 'C130',
    path: 'yearlyReport/goodCause/:id',
    summary: 'Returns the yearly impact report of a good cause as a PDF',
    handle: print('good-cause'),
  }),
];

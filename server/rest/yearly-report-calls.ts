import { z } from 'zod';
import type { ReportedOf } from '../../shared/yearly-report-words.js';
import { LanguageEnum } from '../platform/language.js';
import type { RequestContext } from '../platform/request-context.js';
import { thisYear } from '../statistics/period.js';
import { printedReport } from '../yearly-reports/printed-report.js';
import { FileAnswer, fileOf } from './answers.js';
import { defineCall } from './call.js';
import { byId, wholeNumber } from './wire-values.js';

const PDF = 'application/pdf';
const query = z.object({
  year: wholeNumber(2000, 2100, 'Enter a year from 2000 to 2100.').describe(
    'A year of New Zealand; left out: the current one.',
  ),
  language: z.enum(Object.values(LanguageEnum)).default('en').describe('English or te reo Māori.'),
  preview: z.string().max(1000).optional().describe('What yearlyReportLink has put into the address.'),
});

const print =
  (of: ReportedOf) =>
  async (
    context: RequestContext,
    { params: { id }, query: asked }: { params: { id: number }; query: z.output<typeof query> },
  ) => {
    const wanted = { of, id, year: asked.year ?? thisYear(), language: asked.language };
    const { bytes, fileName } = await printedReport(context, wanted, asked.preview);
    return new FileAnswer(bytes, PDF, fileName, null);
  };

const PRINTED = {
  method: 'GET',
  audience: ['public'],
  details:
    'Staff and its own people alone find it: by their sign-in, or by an address that was made for them.',
  params: byId,
  query,
  answer: fileOf(PDF),
  refusals: { 404: 'There is none with this id, or it is somebody else’s.' },
} as const;

/** Yearly impact reports on paper. */
export const yearlyReportCalls = [
  defineCall({
    ...PRINTED,
    id: 'C129',
    path: 'yearlyReport/business/:id',
    summary: 'Read the yearly impact report of a supplier: a PDF in either language',
    handle: print('supplier'),
  }),
  defineCall({
    ...PRINTED,
    id: 'C130',
    path: 'yearlyReport/goodCause/:id',
    summary: 'Read the yearly impact report of a good cause: a PDF in either language',
    handle: print('good-cause'),
  }),
];

import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ReportedOf } from '../../shared/yearly-report-words.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { type Language, LanguageEnum } from '../platform/language.js';
import type { RequestContext } from '../platform/request-context.js';
import { linkToReport } from './printed-report.js';
import { loadYearlyReport } from './yearly-report.read-model.js';
import { YearlyReport, YearlyReportOfEnum } from './yearly-report.type.js';

const WHOSE = { description: 'The supplier or cause.' };

/** Yearly impact reports of suppliers and good causes. */
@Resolver()
export class YearlyReportResolver {
  @ForAudience('Admin', 'Business', 'GoodCause')
  @Query(() => YearlyReport, {
    nullable: true,
    description: 'What a year did; null where there is no such supplier or cause, or it is somebody else’s.',
  })
  yearlyReport(
    @Ctx() context: RequestContext,
    @Arg('of', () => YearlyReportOfEnum) of: ReportedOf,
    @Arg('id', () => Int, WHOSE) id: number,
    @Arg('year', () => Int) year: number,
  ): Promise<YearlyReport | null> {
    return loadYearlyReport(context, { of, id }, year);
  }

  @ForAudience('Admin', 'Business', 'GoodCause')
  @Mutation(() => String, { description: 'Where a yearly report is a PDF for a minute.' })
  yearlyReportLink(
    @Ctx() context: RequestContext,
    @Arg('of', () => YearlyReportOfEnum) of: ReportedOf,
    @Arg('id', () => Int, WHOSE) id: number,
    @Arg('year', () => Int) year: number,
    @Arg('language', () => LanguageEnum, { defaultValue: 'en' }) language: Language,
  ): Promise<string> {
    return linkToReport(context, { of, id, year, language });
  }
}

import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { ReportedOf } from '../../../shared/yearly-report-texts.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { type Language, LanguageEnum } from '../../platform/language.js';
import type { RequestContext } from '../../platform/request-context.js';
import { linkToReport } from './printed-report.js';
import { loadYearlyReport } from './yearly-report.read-model.js';
import { YearlyReport, YearlyReportOfEnum } from './yearly-report.type.js';

const OWNER_ID = { description: 'The id of the supplier or good cause.' };

/** Yearly impact reports of suppliers and good causes. */
@Resolver()
export class YearlyReportResolver {
  @ForAudience('Admin', 'Business', 'GoodCause')
  @Query(() => YearlyReport, {
    nullable: true,
    description:
      'Returns the report of one year, or null if there is no such supplier or good cause or the caller may not see it.',
  })
  yearlyReport(
    @Ctx() context: RequestContext,
    @Arg('of', () => YearlyReportOfEnum, { description: 'The kind of record.' }) of: ReportedOf,
    @Arg('id', () => Int, OWNER_ID) id: number,
    @Arg('year', () => Int, { description: 'The calendar year, in New Zealand time.' }) year: number,
  ): Promise<YearlyReport | null> {
    return loadYearlyReport(context, { of, id }, year);
  }

  @ForAudience('Admin', 'Business', 'GoodCause')
  @Mutation(() => String, {
    description: 'Returns the address of a yearly report as a PDF. It is valid for a minute.',
  })
  yearlyReportLink(
    @Ctx() context: RequestContext,
    @Arg('of', () => YearlyReportOfEnum, { description: 'The kind of record.' }) of: ReportedOf,
    @Arg('id', () => Int, OWNER_ID) id: number,
    @Arg('year', () => Int, { description: 'The calendar year, in New Zealand time.' }) year: number,
    @Arg('language', () => LanguageEnum, { defaultValue: 'en', description: 'The language of the report.' })
    language: Language,
  ): Promise<string> {
    return linkToReport(context, { of, id, year, language });
  }
}

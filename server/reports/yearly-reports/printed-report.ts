import { fold } from '../../../shared/fold.js';
import { enqueueRender } from '../../kits/pdf/render-queue.js';
import { unauthenticated } from '../../platform/errors.js';
import { apiUrlOf } from '../../platform/http/cross-origin.js';
import type { Language } from '../../platform/language.js';
import { todayInNewZealand } from '../../platform/new-zealand-today.js';
import { type RequestContext, userOf } from '../../platform/request-context.js';
import { drawReport } from './draw-report.js';
import { type Reported, reportNotFound } from './yearly-report.policy.js';
import { loadYearlyReport } from './yearly-report.read-model.js';

/** The report to print as a PDF. */
interface WantedReport extends Reported {
  year: number;
  language: Language;
}

/** The names of the kinds in REST. */
const PATHS = { supplier: 'business', 'good-cause': 'goodCause' } as const;

/** Returns the content of a token: this report, in either language. */
const shownBy = ({ of, id, year }: Omit<WantedReport, 'language'>) => `yearly-report/${of}/${id}/${year}`;

/**
 * Returns the address of a report as a PDF, which is valid for a minute, as a new window sends no sign-in.
 * The user’s rights are checked again when it is opened, as with certificates (A29).
 * @throws AppError NOT_FOUND for a report that the caller may not read
 */
export async function linkToReport(context: RequestContext, wanted: WantedReport): Promise<string> {
  const { config, previewTokens } = context.app;
  const user = userOf(context);
  if (!user) throw unauthenticated();
  if (!(await loadYearlyReport(context, wanted, wanted.year))) throw reportNotFound();
  const { of, id, year, language } = wanted;
  const query = new URLSearchParams({
    year: String(year),
    language,
    preview: previewTokens.issue({ shows: shownBy(wanted), userId: user.id }),
  });
  return `${apiUrlOf(config) ?? ''}/api/yearlyReport/${PATHS[of]}/${id}?${query}`;
}

/**
 * Returns the context of the user who got such an address, or that of the caller if the token is forged,
 * expired or for another report.
 */
async function readingAs(
  context: RequestContext,
  wanted: WantedReport,
  token: string | undefined,
): Promise<RequestContext> {
  const preview = token === undefined ? null : context.app.previewTokens.read(token);
  if (preview?.shows !== shownBy(wanted)) return context;
  const user = await context.app.users.byId(context.app.database, preview.userId);
  return user ? { ...context, actor: { kind: 'user', user, sessionId: 'preview' } } : context;
}

/**
 * Returns a report as a PDF, which is drawn when its bytes are read, one report at a time.
 * @throws AppError NOT_FOUND for a report that the caller may not read
 */
export async function printedReport(
  context: RequestContext,
  wanted: WantedReport,
  token?: string,
): Promise<{ fileName: string; bytes: () => Promise<Buffer> }> {
  const report = await loadYearlyReport(await readingAs(context, wanted, token), wanted, wanted.year);
  if (!report) throw reportNotFound();
  const { language } = wanted;
  return {
    fileName: fileName(report.name, report.year, language),
    bytes: () => enqueueRender(() => drawReport(report, { language, drawnOn: todayInNewZealand() })),
  };
}

function fileName(name: string, year: number, language: Language): string {
  const slug = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${['uplift-report', slug, year, language].filter(Boolean).join('-')}.pdf`;
}

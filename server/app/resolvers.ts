import type { NonEmptyArray } from 'type-graphql';
import type { TokenResource } from '../../shared/token-scopes.js';
import { AccountResolver } from '../accounts/account.resolver.js';
import { ApiTokenResolver } from '../accounts/api-token.resolver.js';
import { CalendarLinkResolver } from '../accounts/calendar-link.resolver.js';
import { CurrentUserResolver } from '../accounts/current-user.resolver.js';
import { MySessionResolver } from '../accounts/my-session.resolver.js';
import { SignInLinkResolver } from '../accounts/sign-in-link.resolver.js';
import { AddressResolver } from '../directory/addresses/address.resolver.js';
import { ProspectingResolver } from '../directory/prospecting/prospecting.resolver.js';
import { changeFeedResolver } from '../kits/change-feed/change-feed.resolver.js';
import { historyResolver } from '../kits/history/history.resolver.js';
import { importResolver } from '../kits/imports/import.resolver.js';
import { SavedViewResolver } from '../kits/saved-views/saved-view.resolver.js';
import { TaskResolver } from '../kits/tasks/task.resolver.js';
import { TaskChangesResolver } from '../kits/tasks/task-changes.resolver.js';
import type { ResolverClass } from '../kits/tasks/task-kind.js';
import { undoResolver } from '../kits/tasks/undo.resolver.js';
import { DashboardResolver } from '../reports/statistics/dashboard.resolver.js';
import { ImpactSummaryResolver } from '../reports/statistics/impact-summary.resolver.js';
import { StatisticsResolver } from '../reports/statistics/statistics.resolver.js';
import { SupplierStatisticsResolver } from '../reports/statistics/supplier-statistics.resolver.js';
import { YearlyReportResolver } from '../reports/yearly-reports/yearly-report.resolver.js';
import { IntroductionResolver } from '../sales/introductions/introduction.resolver.js';
import { LeadMailResolver } from '../sales/lead-mails/lead-mail.resolver.js';
import { MailTemplateResolver } from '../sales/lead-mails/mail-template.resolver.js';
import { LeadOfferResolver } from '../sales/lead-offers/lead-offer.resolver.js';
import { LinkPageResolver } from '../sales/link-pages/link-page.resolver.js';
import { auditResolver } from '../staff/audit/audit.resolver.js';
import { backgroundJobResolver } from '../staff/background-jobs/background-job.resolver.js';
import { mailPreviewResolver } from '../staff/mailbox/mail-preview.resolver.js';
import { notificationResolver } from '../staff/notifications/notification.resolver.js';
import { quickFindResolver } from '../staff/quick-find/quick-find.resolver.js';
import { WebhookResolver } from '../staff/webhooks/webhook.resolver.js';
import { AUDIT_EXPORT } from './audit-export.js';
import { MAIL_PREVIEWS } from './mail-previews.js';
import { HISTORIES, IMPORTABLE_TYPES, NOUN_RESOLVERS, QUICK_FIND } from './nouns.js';
import { SCHEDULED_JOBS } from './scheduled-jobs.js';
import { TASK_KINDS } from './task-kinds.js';

type Group = readonly [resource: TokenResource | null, ...resolvers: ResolverClass[]];

/** The resolvers that belong to no noun, with the data that they read and change, for the scopes of API tokens. */
const FURTHER: readonly Group[] = [
  // People sign in and manage their account, tokens, calendar address and webhooks themselves.
  [
    null,
    AccountResolver,
    ApiTokenResolver,
    CalendarLinkResolver,
    MySessionResolver,
    SignInLinkResolver,
    WebhookResolver,
  ],
  // Staff read the audit log and watch over jobs on their screens.
  [null, auditResolver(HISTORIES), AUDIT_EXPORT.resolver, backgroundJobResolver(SCHEDULED_JOBS)],
  ['profile', CurrentUserResolver, SavedViewResolver, notificationResolver(HISTORIES)],
  ['tasks', TaskResolver, TaskChangesResolver],
  [
    'records',
    changeFeedResolver(HISTORIES),
    historyResolver(HISTORIES),
    quickFindResolver(QUICK_FIND),
    undoResolver(HISTORIES, TASK_KINDS),
  ],
  ['categories', AddressResolver],
  ['causes', ProspectingResolver],
  ['imports', importResolver(IMPORTABLE_TYPES)],
  [
    'leads',
    IntroductionResolver,
    LeadMailResolver,
    LeadOfferResolver,
    LinkPageResolver,
    MailTemplateResolver,
  ],
  ['mail', mailPreviewResolver(MAIL_PREVIEWS)],
  [
    'reports',
    DashboardResolver,
    ImpactSummaryResolver,
    StatisticsResolver,
    SupplierStatisticsResolver,
    YearlyReportResolver,
  ],
];

const GROUPS: readonly Group[] = [...FURTHER, ...NOUN_RESOLVERS];

const RESOURCES = new Map<unknown, TokenResource | null>(
  GROUPS.flatMap(([resource, ...resolvers]) => resolvers.map((resolver) => [resolver, resource] as const)),
);

/** All resolver classes of the product. */
export const RESOLVERS = GROUPS.flatMap(
  ([, ...resolvers]) => resolvers,
) as unknown as NonEmptyArray<ResolverClass>;

/**
 * Returns the data that the operations of a resolver read and change. Null if they refuse API tokens.
 * @throws Error for a resolver that is not in the list
 */
export function tokenResourceOf(resolver: unknown): TokenResource | null {
  const resource = RESOURCES.get(resolver);
  if (resource === undefined) throw new Error(`${String(resolver)} has no resource for API tokens`);
  return resource;
}

import { AddressResolver } from '../directory/addresses/address.resolver.js';
import { ProspectingResolver } from '../directory/prospecting/prospecting.resolver.js';
import { historyResolver } from '../kits/history/history.resolver.js';
import { importResolver } from '../kits/imports/import.resolver.js';
import { SavedViewResolver } from '../kits/saved-views/saved-view.resolver.js';
import { TaskResolver } from '../kits/tasks/task.resolver.js';
import { TaskChangesResolver } from '../kits/tasks/task-changes.resolver.js';
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
import { mailPreviewResolver } from '../staff/mailbox/mail-preview.resolver.js';
import { notificationResolver } from '../staff/notifications/notification.resolver.js';
import { quickFindResolver } from '../staff/quick-find/quick-find.resolver.js';
import { MAIL_PREVIEWS } from './mail-previews.js';
import { HISTORIES, IMPORTABLE_TYPES, NOUN_RESOLVERS, QUICK_FIND } from './nouns.js';
import { TASK_KINDS } from './task-kinds.js';

/** All resolver classes of the product. */
export const RESOLVERS = [
  TaskResolver,
  ...NOUN_RESOLVERS,
  AddressResolver,
  DashboardResolver,
  ImpactSummaryResolver,
  IntroductionResolver,
  LeadMailResolver,
  LeadOfferResolver,
  LinkPageResolver,
  MailTemplateResolver,
  ProspectingResolver,
  SavedViewResolver,
  StatisticsResolver,
  SupplierStatisticsResolver,
  TaskChangesResolver,
  YearlyReportResolver,
  historyResolver(HISTORIES),
  importResolver(IMPORTABLE_TYPES),
  mailPreviewResolver(MAIL_PREVIEWS),
  notificationResolver(HISTORIES),
  quickFindResolver(QUICK_FIND),
  undoResolver(HISTORIES, TASK_KINDS),
] as const;

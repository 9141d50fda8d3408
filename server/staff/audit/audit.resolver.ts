import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Histories } from '../../kits/history/record-history.js';
import { type ListFilter, type ListSort, listInputs } from '../../kits/lists/list-inputs.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import type { ListMutation } from '../../kits/tasks/task-kind.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { auditColumns } from './audit-columns.js';
import { AuditEntryConnection } from './audit-entry.type.js';
import { allActions, readAuditLog } from './audit-log.read-model.js';

const inputs = listInputs('AuditEntry', Object.keys(auditColumns({})));

/** Returns the resolver of the audit log. The composition root provides the histories. */
export function auditResolver(histories: Histories) {
  @Resolver()
  class AuditResolver {
    @ForAudience('Admin')
    @Query(() => AuditEntryConnection, {
      description:
        'Returns the actions of users and of the product on all records, latest first. `filter.search` finds the name or the email address of the user. The changes are those that the timelines of the records show.',
    })
    auditLog(
      @Ctx() context: RequestContext,
      @Arg('filter', () => inputs.Filter, { nullable: true }) filter: ListFilter | null,
      @Arg('sort', () => inputs.Sort, { nullable: true }) sort: ListSort | null,
      @Arg('first', () => Int, { defaultValue: 50 }) first: number,
      @Arg('after', () => String, { nullable: true }) after: string | null,
    ): Promise<AuditEntryConnection> {
      return readAuditLog(context, histories, { filter, sort, first, after });
    }
  }
  return AuditResolver;
}

/** Returns the CSV export of the audit log, for staff. Values of personal fields are not part of it. */
export const auditExport = (histories: Histories): ListMutation =>
  exportMutation(
    'AuditEntry',
    'exportAuditLog',
    inputs,
    listExport({
      recordType: 'audit-entry',
      called: 'actions in the audit log',
      audience: ['Admin'],
      list: (context) => allActions(context, histories),
    }),
  );

import sql from 'sql-template-tag';
import { defineHistory } from '../kits/history/define-history.js';
import { type Noun } from '../kits/nouns/noun.js';
import { exportMutation } from '../kits/tasks/export-mutation.js';
import { listExport } from '../kits/tasks/list-export.js';
import { userOf } from '../platform/request-context.js';
import { users } from './user.commands.js';
import { userInputs } from './user-record.inputs.js';
import { allUsers } from './user-record.read-model.js';
import { userRecordResolvers } from './user-record.resolver.js';

/** The history of users, for staff: timeline and undo (A156). */
const userHistory = defineHistory(users, {
  links: {
    supplierId: { table: 'supplier', name: 'l.name' },
    impactBuyerId: { table: 'impact_buyer', name: 'l.name' },
    goodCauseId: { table: 'good_cause', name: 'l.name' },
  },
  viewer: (context) => (userOf(context)?.roles.includes('Admin') ? sql`'Admin'::text` : null),
});

/** The CSV export of users, for staff (R293). */
const userExport = listExport({
  recordType: 'user',
  called: 'users',
  audience: ['Admin'],
  list: allUsers,
});

/** The users: their records, export, timeline and undo. */
export const userNoun: Noun = {
  tokenResource: 'users',
  resolvers: userRecordResolvers,
  listMutations: [exportMutation('User', 'exportUsers', userInputs, userExport)],
  history: ['USER', userHistory],
  quickFind: {
    kind: 'user',
    table: 'user_account',
    title: 'email',
    detail: 'full_name',
    foundBy: 'found_by(full_name, email)',
  },
};

import sql from 'sql-template-tag';
import { defineHistory } from '../../kits/history/define-history.js';
import { externalRefOperations } from '../../kits/nouns/external-ref-operations.js';
import { type Noun } from '../../kits/nouns/noun.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { goodCauses } from './good-cause.commands.js';
import { GoodCause } from './good-cause.entity.js';
import { goodCauseFields } from './good-cause.fields.js';
import { causesOf } from './good-cause.policy.js';
import { GoodCauseAccountResolver, GoodCauseResolver } from './good-cause.resolver.js';
import { goodCauseInputs } from './good-cause-record.inputs.js';
import {
  answerGoodCauseRecord,
  causeRecordList,
  requireGoodCauseRecord,
} from './good-cause-record.read-model.js';
import { goodCauseRecordResolvers } from './good-cause-record.resolver.js';
import { GoodCauseRecordView } from './good-cause-record.type.js';
import { ImpactBuyerRequestResolver } from './impact-buyer-request.resolver.js';

/** The history of good causes, for staff: timeline, undo and trash (A155, A156). */
const goodCauseHistory = defineHistory(goodCauses, {
  viewer: (context) => (causesOf(context)[0] ? sql`'Admin'::text` : null),
});

/** The CSV export of good causes: all for staff, only their own for users of a good cause (A158). */
const goodCauseExport = listExport({
  recordType: 'good-cause',
  called: 'good causes',
  audience: ['Admin', 'GoodCause'],
  list: causeRecordList,
});

/** The good causes: pages, records, export, requests for buyers, timeline, undo and trash. */
export const goodCauseNoun: Noun = {
  tokenResource: 'causes',
  resolvers: [
    GoodCauseResolver,
    GoodCauseAccountResolver,
    ...goodCauseRecordResolvers,
    ImpactBuyerRequestResolver,
    externalRefOperations({
      name: 'GoodCause',
      called: 'a good cause',
      View: GoodCauseRecordView,
      one: answerGoodCauseRecord,
      required: requireGoodCauseRecord,
      type: goodCauseHistory,
    }),
  ],
  listMutations: [exportMutation('GoodCause', 'exportGoodCauses', goodCauseInputs, goodCauseExport)],
  history: ['GOOD_CAUSE', goodCauseHistory],
  files: [{ entity: GoodCause, fields: goodCauseFields }],
  quickFind: {
    kind: 'good-cause',
    table: 'good_cause',
    title: 'name',
    detail: 'status',
    foundBy: 'found_by(name)',
  },
  publicPages: [
    'good-cause',
    {
      records: ['GoodCause', 'ChosenCause'],
      lists: ['goodCauses', 'frontPage', 'impactSummary', 'impactBuyers', 'impactReport'],
      single: ['goodCause', 'goodCauseReport'],
    },
  ],
};

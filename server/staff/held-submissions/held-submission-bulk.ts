import { selectFromList } from '../../kits/lists/select-from-list.js';
import { type BulkRecords, bulkAction } from '../../kits/tasks/bulk-actions.js';
import { listExport } from '../../kits/tasks/list-export.js';
import type { HeldForms } from './held-forms.js';
import { allHeldSubmissions } from './held-submissions.read-model.js';
import { discardHeldSubmission, releaseHeldSubmission } from './review-held-submission.js';

const manyHeld: BulkRecords = {
  recordType: 'held-submission',
  called: ['held submission', 'held submissions'],
  names: {
    name: 'names-of-held-submissions',
    text: 'SELECT id, sender_name AS name FROM held_submission WHERE id = ANY ($1::integer[])',
  },
  select: (_, selection) => selectFromList(allHeldSubmissions, selection, null),
};

/** Releases many held submissions. */
export const heldSubmissionRelease = (forms: HeldForms) =>
  bulkAction(manyHeld, {
    act: 'release',
    title: 'Release of held submissions',
    work: (context, id) => releaseHeldSubmission(context, forms, id),
  });

/** Discards many held submissions. */
export const heldSubmissionDiscard = bulkAction(manyHeld, {
  act: 'discard',
  title: 'Discarding of held submissions',
  work: discardHeldSubmission,
});

/** Held submissions as a CSV file. */
export const heldSubmissionExport = listExport({
  recordType: 'held-submission',
  called: 'held submissions',
  audience: ['Admin'],
  list: () => allHeldSubmissions,
});

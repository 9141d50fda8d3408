import { selectFromList } from '../../kits/lists/select-from-list.js';
import { type Noun } from '../../kits/nouns/noun.js';
import { type BulkRecords, bulkAction } from '../../kits/tasks/bulk-actions.js';
import { bulkActionMutation } from '../../kits/tasks/bulk-mutations.js';
import { exportMutation } from '../../kits/tasks/export-mutation.js';
import { listExport } from '../../kits/tasks/list-export.js';
import { type HeldForms } from './held-forms.js';
import { allHeldSubmissions } from './held-submissions.read-model.js';
import { heldSubmissionInputs, heldSubmissionResolver } from './held-submissions.resolver.js';
import { discardHeldSubmission, releaseHeldSubmission } from './review-held-submission.js';

const bulkRecords: BulkRecords = {
  recordType: 'held-submission',
  called: ['held submission', 'held submissions'],
  names: {
    name: 'names-of-held-submissions',
    text: 'SELECT id, sender_name AS name FROM held_submission WHERE id = ANY ($1::integer[])',
  },
  select: (_, selection) => selectFromList(allHeldSubmissions, selection, null),
};

/** Releases many held submissions. */
const heldSubmissionRelease = (forms: HeldForms) =>
  bulkAction(bulkRecords, {
    act: 'release',
    title: 'Release of held submissions',
    work: (context, id) => releaseHeldSubmission(context, forms, id),
  });

/** Discards many held submissions. */
const heldSubmissionDiscard = bulkAction(bulkRecords, {
  act: 'discard',
  title: 'Discarding of held submissions',
  work: discardHeldSubmission,
});

/** Submissions held for review as a CSV file. */
const heldSubmissionExport = listExport({
  recordType: 'held-submission',
  called: 'held submissions',
  audience: ['Admin'],
  list: () => allHeldSubmissions,
});

const names = { typeName: 'HeldSubmission', Filter: heldSubmissionInputs.Filter };

/** The held submissions of public forms: their list, export, release and discarding. */
export const heldSubmissionNoun = (forms: HeldForms): Noun => ({
  tokenResource: 'messages',
  resolvers: [heldSubmissionResolver(forms)],
  listMutations: [
    exportMutation('HeldSubmission', 'exportHeldSubmissions', heldSubmissionInputs, heldSubmissionExport),
    bulkActionMutation(
      {
        ...names,
        name: 'releaseHeldSubmissions',
        description:
          'Releases the selected submissions. Can be retried safely with an Idempotency-Key header.',
      },
      heldSubmissionRelease(forms),
    ),
    bulkActionMutation(
      {
        ...names,
        name: 'discardHeldSubmissions',
        description:
          'Deletes the selected submissions for good. Can be retried safely with an Idempotency-Key header.',
      },
      heldSubmissionDiscard,
    ),
  ],
});

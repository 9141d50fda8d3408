import type { Statement } from '../../platform/database/database.js';
import type { RequestContext } from '../../platform/request-context.js';
import { suppliersOf } from '../suppliers/supplier.policy.js';

/** The number of downloads of a file. */
export interface LearnMoreTally {
  supplierId: number;
  learnMoreFileId: number;
  title: string;
  downloads: number;
  lastDownloadedAt: Date | null;
}

const TALLY: Statement = {
  name: 'learn-more-tally',
  text: `
    SELECT supplier_id AS "supplierId", id AS "learnMoreFileId", title, downloads,
      last_downloaded_at AS "lastDownloadedAt"
    FROM learn_more_file WHERE $1::integer IS NULL OR supplier_id = $1
    ORDER BY downloads DESC, supplier_id, position, id`,
};

/** Returns the downloads of all files for staff, and of their own files for users of a supplier (R305). */
export async function listLearnMoreTally(context: RequestContext): Promise<LearnMoreTally[]> {
  const [all, ownId] = suppliersOf(context);
  if (!all && !ownId) return [];
  return context.app.database.read<LearnMoreTally>(TALLY, [all ? null : ownId]);
}

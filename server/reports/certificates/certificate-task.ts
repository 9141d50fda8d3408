import sql from 'sql-template-tag';
import type { RecordSelection } from '../../kits/lists/record-selection.js';
import { startTask } from '../../kits/tasks/start-task.js';
import { requireTask } from '../../kits/tasks/task.read-model.js';
import type { TaskView } from '../../kits/tasks/task.type.js';
import type { RecordFailure, TaskKind } from '../../kits/tasks/task-kind.js';
import { sqlState, toAppError } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';
import { buildCertificate } from './build-certificate.js';
import { requestCertificate } from './request-certificate.js';

/**
 * One certificate in a step, with a pause after each build: about 160 a minute, without a noticeable effect
 * on users of the site.
 */
const PER_STEP = 1;
const REST_MS = 400;

/** Makes the certificates of many buyers current, each like a single one. Current ones stay as they are. */
export const certificateMaking: TaskKind = {
  kind: 'impact-certificate.make',
  audience: ['Admin'],
  perStep: PER_STEP,
  step: async (context, _, { ids }) => {
    const failures: RecordFailure[] = [];
    let built = 0;
    for (const id of ids) {
      const outcome = await makeOne(context, id);
      if (outcome === 'built') built++;
      else if (outcome !== 'current')
        failures.push({ recordId: id, recordName: await nameOf(context, id), message: outcome.problem });
    }
    return { failures, restMs: built * REST_MS };
  },
};

/** Makes one certificate current. A failed build is left to its job, which retries. */
async function makeOne(
  context: RequestContext,
  id: number,
): Promise<'built' | 'current' | { problem: string }> {
  const request = await requestCertificate(context, id, { again: true });
  if (!request) return { problem: 'It no longer has a Live Report.' };
  if (request.state === 'ready') return 'current';
  try {
    await buildCertificate(context, id);
    return 'built';
  } catch (error) {
    // After a database error the transaction cannot continue, so the whole step is retried.
    if (sqlState(error)) throw error;
    context.app.log.warn({ impactBuyerId: id, err: error }, 'A certificate could not be built');
    const why = toAppError(error)?.message ?? '';
    return { problem: `It couldn’t be created right now. We’ll try again. ${why}`.trim() };
  }
}

async function nameOf({ app }: RequestContext, id: number): Promise<string | null> {
  const [row]: { name: string }[] = await app.database.manager.query(
    'SELECT name FROM impact_buyer WHERE id = $1',
    [id],
  );
  return row?.name ?? null;
}

const LIVE: RecordSelection = {
  from: sql`FROM impact_buyer b WHERE b.status = 'Live Report'`,
  id: sql`b.id`,
  order: sql`lower(b.name), b.id`,
};

/** Starts a task that makes the certificates of all buyers with a Live Report. */
export async function makeAllCertificates(context: RequestContext): Promise<TaskView> {
  const id = await startTask(context, certificateMaking, {
    title: 'Certificates of all impact buyers',
    input: {},
    selection: LIVE,
    nothing: 'No impact buyer has a Live Report yet.',
  });
  return requireTask(context, id);
}

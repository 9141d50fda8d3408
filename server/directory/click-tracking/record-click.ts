import { z } from 'zod';
import { notFound } from '../../platform/errors.js';
import { once } from '../../platform/idempotency.js';
import { filledIn, line, parseInput, recordId } from '../../platform/input.js';
import { limitRate } from '../../platform/rate-limit.js';
import type { RequestContext } from '../../platform/request-context.js';
import { countDownload } from '../suppliers/count-download.js';
import { Click } from './click.entity.js';

/** The schema of a click to count. */
export const clickReport = z.object({
  type: filledIn(line(100)),
  supplierId: recordId.nullish(),
  learnMoreFileId: recordId.nullish(),
  refId: recordId.nullish(),
  path: line(500).nullish(),
});

/**
 * Counts a click, without the person who clicked (C042, R303). A click on a file to learn more counts as a
 * download of it (R305). With an Idempotency-Key it counts once (A171).
 * @throws AppError BAD_USER_INPUT, NOT_FOUND if the supplier is not listed or the file is not its own
 */
export async function recordClick(context: RequestContext, input: unknown): Promise<void> {
  const click = parseInput(clickReport, input);
  await limitRate(context, 'click');
  await once(context, 'recordClick', click, async () => {
    const { manager } = context.app.database;
    if (click.supplierId) {
      const listed = await manager.query('SELECT FROM supplier WHERE id = $1 AND listed', [click.supplierId]);
      if (listed.length === 0) throw notFound('This supplier');
    }
    if (click.learnMoreFileId) await countDownload(context, click.learnMoreFileId, click.supplierId);
    await manager.insert(Click, click);
  });
}

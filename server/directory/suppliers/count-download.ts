import { notFound } from '../../platform/errors.js';
import type { RequestContext } from '../../platform/request-context.js';

/**
 * Counts a download of a file to learn more (R305).
 * @throws AppError NOT_FOUND if there is no such file of a listed supplier, or of the given one
 */
export async function countDownload(
  { app }: RequestContext,
  id: number,
  supplierId?: number | null,
): Promise<void> {
  const [, counted] = await app.database.manager.query(
    `UPDATE learn_more_file f SET downloads = downloads + 1, last_downloaded_at = now() FROM supplier s
     WHERE f.id = $1 AND s.id = f.supplier_id AND s.listed AND ($2::integer IS NULL OR s.id = $2)`,
    [id, supplierId ?? null],
  );
  if (counted === 0) throw notFound('This file');
}

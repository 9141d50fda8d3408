import sql from 'sql-template-tag';
import type { App } from '../platform/app.js';
import { isAmong } from '../platform/audience.js';
import { prepared } from '../platform/database/sql.js';
import { notFound, unauthenticated } from '../platform/errors.js';
import { apiUrlOf } from '../platform/http/cross-origin.js';
import { loadUser, rightsOf, type SignedInUser } from '../platform/identity/signed-in-user.js';
import { type RequestContext, systemContext, userOf } from '../platform/request-context.js';
import type { TaskRegistry } from './run-task.js';
import { requireTask } from './task.read-model.js';
import { TASK_BATCH } from './task-batch.js';
import type { TaskKind } from './task-kind.js';

/** Where downloads begin. */
export const DOWNLOADS = '/api/downloads';

const fileNotFound = () => notFound('This file');

/**
 * The address of a task's file, good for a minute: whoever has it, and who is asked for it again when it is fetched.
 * @throws AppError NOT_FOUND where the task is not the caller's, or has no file
 */
export async function linkToFile(context: RequestContext, id: number): Promise<string> {
  const { config, downloadTokens } = context.app;
  const user = userOf(context);
  if (!user) throw unauthenticated();
  const { fileName } = await requireTask(context, id);
  if (!fileName) throw fileNotFound();
  const path = `${DOWNLOADS}/${downloadTokens.issue({ taskId: id, userId: user.id })}`;
  return `${apiUrlOf(config) ?? ''}${path}`;
}

/** A file that is about to be sent. */
export interface DownloadedFile {
  fileName: string;
  /** In pieces, so that memory stays flat however long it is. */
  parts: AsyncIterable<string>;
}

/**
 * The file that such an address leads to, as long as both who fetches it and who asked for it may still have it.
 * @throws AppError NOT_FOUND
 */
export async function openDownload(app: App, kinds: TaskRegistry, token: string): Promise<DownloadedFile> {
  const download = app.downloadTokens.read(token);
  const reader = download && (await contextOf(app, download.userId));
  if (!reader) throw fileNotFound();
  const { id, kind: name, fileName } = await requireTask(reader, download.taskId);
  const kind = kinds[name];
  const row = await app.database.readOne<TaskFile>(FILE(id));
  const asker = row && (await contextOf(app, row.askedById));
  if (!fileName || !kind || !asker || !isAmong(kind.audience, asker.actor)) throw fileNotFound();
  const asWritten = row.hasParts && mayHaveAsWritten(row, asker.actor.user);
  return { fileName, parts: asWritten ? keptParts(app, id) : freshParts(asker, kind, { id, ...row }) };
}

/** Exports tell with which rights they were asked for: with other ones they are read anew, as these have it. */
const mayHaveAsWritten = ({ input: { askedWith } }: TaskFile, asker: SignedInUser) =>
  askedWith === undefined || askedWith === rightsOf(asker);

/** Whoever has this id, as they are now; null when they are gone. */
async function contextOf(app: App, userId: number) {
  const user = await loadUser(app.database, userId);
  const actor = user && { kind: 'user' as const, user, sessionId: 'download' };
  return actor && { ...systemContext(app), actor };
}

type TaskFile = {
  askedById: number;
  input: Record<string, unknown>;
  hasParts: boolean;
};

const FILE = (id: number) =>
  prepared(
    'task-file',
    sql`SELECT t.asked_by_id AS "askedById", t.input,
      EXISTS (SELECT FROM task_part p WHERE p.task_id = t.id) AS "hasParts" FROM task t WHERE t.id = ${id}::integer`,
  );

const KEPT_PART = {
  name: 'kept-task-part',
  text: 'SELECT content FROM task_part WHERE task_id = $1 AND number = $2',
};

/** What a worker has written. */
async function* keptParts({ database }: App, id: number): AsyncGenerator<string> {
  for (let number = 0; ; number++) {
    const [part] = await database.readInTurn<{ content: string }>(KEPT_PART, [id, number]);
    if (!part) return;
    yield part.content;
  }
}

/** What is read just now of the records that were selected. */
async function* freshParts(
  context: RequestContext,
  kind: TaskKind,
  { id, input }: { id: number; input: Record<string, unknown> },
): AsyncGenerator<string> {
  for (let number = 0; ; number++) {
    const [batch] = await context.app.database.readInTurn<{ ids: number[] }>(TASK_BATCH, [id, number]);
    if (!batch) return;
    const { part } = await kind.step(context, input, { ids: batch.ids, isFirst: number === 0 });
    yield part ?? '';
  }
}

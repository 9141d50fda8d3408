import sql from 'sql-template-tag';
import type { App } from '../../platform/app.js';
import { isAmong } from '../../platform/audience.js';
import { prepared } from '../../platform/database/sql.js';
import { notFound, unauthenticated } from '../../platform/errors.js';
import { apiUrlOf } from '../../platform/http/cross-origin.js';
import { rightsOf, type SignedInUser } from '../../platform/identity/signed-in-user.js';
import { type RequestContext, systemContext, userOf } from '../../platform/request-context.js';
import { TASK_BATCH, type TaskRegistry } from './run-task.js';
import { requireTask } from './task.read-model.js';
import type { TaskKind } from './task-kind.js';

/** The path below which files are downloaded. */
export const DOWNLOADS = '/api/downloads';

const fileNotFound = () => notFound('This file');

/**
 * Returns the address of a task’s file, which is valid for a minute for anyone who has it. The caller’s
 * rights are checked again on download.
 * @throws AppError NOT_FOUND if the task is not the caller’s, or has no file
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

/** A file to send. */
export interface DownloadedFile {
  fileName: string;
  /** The content in pieces, so that memory use does not depend on its length. */
  parts: AsyncIterable<string>;
}

/**
 * Returns the file of such an address, if both the user who downloads it and the user who started the task
 * may still have it.
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
  return { fileName, parts: asWritten ? storedParts(app, id) : freshParts(asker, kind, { id, ...row }) };
}

/**
 * Returns true if the stored file may be sent. An export stores the rights that it was started with; with
 * other rights, its records are read again.
 */
const mayHaveAsWritten = ({ input: { askedWith } }: TaskFile, asker: SignedInUser) =>
  askedWith === undefined || askedWith === rightsOf(asker);

/** Returns the context of a user with their current rights, or null if the user has been deleted. */
async function contextOf(app: App, userId: number) {
  const user = await app.users.byId(app.database, userId);
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

const RESOLVED_RANGE = {
  name: 'stored-task-part',
  text: 'SELECT content FROM task_part WHERE task_id = $1 AND number = $2',
};

/** Yields the parts that a worker has written. */
async function* storedParts({ database }: App, id: number): AsyncGenerator<string> {
  for (let number = 0; ; number++) {
    const [part] = await database.readSerialized<{ content: string }>(RESOLVED_RANGE, [id, number]);
    if (!part) return;
    yield part.content;
  }
}

/** Yields the lines of the selected records, read now. */
async function* freshParts(
  context: RequestContext,
  kind: TaskKind,
  { id, input }: { id: number; input: Record<string, unknown> },
): AsyncGenerator<string> {
  for (let number = 0; ; number++) {
    const [batch] = await context.app.database.readSerialized<{ ids: number[] }>(TASK_BATCH, [id, number]);
    if (!batch) return;
    const { part } = await kind.step(context, input, { ids: batch.ids, isFirst: number === 0 });
    yield part ?? '';
  }
}

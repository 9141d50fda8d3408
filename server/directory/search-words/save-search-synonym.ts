import { moveToTrash } from '../../kits/records/move-to-trash.js';
import { auditOf, lockRecord, refuseStale, saveRecord } from '../../kits/records/update-record.js';
import type { Changes } from '../../platform/activity/changes.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { badField, notFound, sqlState } from '../../platform/errors.js';
import { once } from '../../platform/idempotency.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { SearchMiss } from './search-miss.entity.js';
import { SearchSynonym } from './search-synonym.entity.js';
import {
  SYNONYM_TAKEN,
  searchSynonymRecords,
  searchSynonymSchema,
  searchSynonymTrash,
} from './search-synonym.fields.js';

const MAX_WORDS = 4;
const { subject } = searchSynonymRecords;

const synonymNotFound = () => notFound('This synonym');

/**
 * Returns the phrase in the form that a search uses.
 * @throws AppError BAD_USER_INPUT if it has no letters, or too many words
 */
export async function foldPhrase({ app }: RequestContext, phrase: string): Promise<string> {
  const row = await app.database.readOne<{ words: string[] }>(
    { name: 'fold-phrase', text: 'SELECT search_words($1) AS words' },
    [phrase],
  );
  const words = row?.words ?? [];
  if (words.length === 0) throw badField('phrase', 'Enter a word or phrase.');
  if (words.length > MAX_WORDS) throw badField('phrase', `Use ${MAX_WORDS} words or fewer.`);
  return words.join(' ');
}

/** Reports a phrase that was saved at the same moment in the same way as one that was saved before. */
export async function withDuplicateCheck<Saved>(save: () => Promise<Saved>): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    throw sqlState(error) === '23505' ? badField('phrase', SYNONYM_TAKEN) : error;
  }
}

/**
 * Creates a synonym of a folded phrase, and deletes the search without results of the same text. Within a
 * transaction.
 */
export async function insertSynonym(
  context: RequestContext,
  synonym: Pick<SearchSynonym, 'phrase' | 'means'>,
): Promise<SearchSynonym> {
  const { manager } = context.app.database;
  const { identifiers } = await manager.insert(SearchSynonym, synonym);
  const id: number = identifiers[0]?.id;
  await manager.delete(SearchMiss, { folded: synonym.phrase });
  await recordActivity(context, {
    action: 'search-synonym.created',
    subjectType: subject,
    subjectId: id,
    changes: auditOf<Partial<SearchSynonym>>({}, synonym),
    shownOn: { type: subject, id },
  });
  return manager.findOneByOrFail(SearchSynonym, { id });
}

/** Returns the stored synonym. */
export const loadSynonym = ({ app }: RequestContext, id: number): Promise<SearchSynonym> =>
  app.database.manager.findOneByOrFail(SearchSynonym, { id });

/**
 * Creates a synonym. Repeatable under an Idempotency-Key.
 * @throws AppError BAD_USER_INPUT, also if the phrase has one
 */
export async function createSearchSynonym(context: RequestContext, input: unknown): Promise<SearchSynonym> {
  const { phrase, means } = parseInput(searchSynonymSchema, input);
  const id = await withDuplicateCheck(() =>
    once(context, 'createSearchSynonym', { phrase, means }, async () => {
      const synonym = { phrase: await foldPhrase(context, phrase), means };
      return (await insertSynonym(context, synonym)).id;
    }),
  );
  return loadSynonym(context, id);
}

/**
 * Changes a synonym. Refuses a stale `version`.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND, CONFLICT with the newer one
 */
export async function updateSearchSynonym(
  context: RequestContext,
  id: number,
  input: unknown,
  version?: number | null,
): Promise<SearchSynonym> {
  const { phrase, means } = parseInput(searchSynonymSchema, input);
  return withDuplicateCheck(() =>
    context.app.database.transaction(async () => {
      const synonym = await lockRecord(context, searchSynonymRecords, id);
      if (!synonym) throw synonymNotFound();
      await refuseStale(synonym, version, 'Someone else has changed this synonym.', async () => synonym);
      const columns = { phrase: await foldPhrase(context, phrase), means };
      await saveRecord(context, searchSynonymRecords, synonym, columns, 'search-synonym.changed');
      return loadSynonym(context, id);
    }),
  );
}

/**
 * Moves a synonym to the trash (A155).
 * @throws AppError NOT_FOUND
 */
export async function deleteSearchSynonym(context: RequestContext, id: number): Promise<void> {
  await context.app.database.transaction(async () => {
    const synonym = await lockRecord(context, searchSynonymRecords, id);
    if (!synonym) throw synonymNotFound();
    const { phrase, means } = synonym;
    const changes: Changes = { phrase: [phrase, null], means: [means, null] };
    await moveToTrash(context, searchSynonymRecords, searchSynonymTrash, synonym, changes);
  });
}

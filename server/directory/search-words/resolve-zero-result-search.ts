import { z } from 'zod';
import { saveRecord } from '../../kits/records/update-record.js';
import { recordActivity } from '../../platform/activity/record-activity.js';
import { badField, notFound } from '../../platform/errors.js';
import { parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { offerService } from '../suppliers/offer-service.js';
import { foldPhrase, insertSynonym, loadSynonym, withDuplicateCheck } from './save-search-synonym.js';
import { SearchMiss } from './search-miss.entity.js';
import { SearchSynonym } from './search-synonym.entity.js';
import {
  eachOnce,
  meaningsSchema,
  searchSynonymFields,
  searchSynonymRecords,
  TOO_MANY_MEANINGS,
} from './search-synonym.fields.js';

const SUBJECT = 'search-miss';

const synonymSchema = z.object({
  phrase: searchSynonymFields.phrase.schema.nullish(),
  means: meaningsSchema,
});

async function lockZeroResult({ app }: RequestContext, id: number): Promise<SearchMiss> {
  const miss = await app.database.manager.findOne(SearchMiss, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!miss) throw notFound('This search');
  return miss;
}

/**
 * Creates a synonym from a search without results: of the whole text, or of `phrase` if that is only a part
 * of it. If the phrase has a synonym, the meanings are added to it. The search is then deleted.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND
 */
export async function createSynonymFromZeroResult(
  context: RequestContext,
  id: number,
  given: unknown,
): Promise<SearchSynonym> {
  const { phrase: part, means } = parseInput(synonymSchema, given);
  return withDuplicateCheck(() =>
    context.app.database.transaction(async (manager) => {
      const miss = await lockZeroResult(context, id);
      const phrase = await foldPhrase(context, part ?? miss.folded);
      const known = await manager.findOne(SearchSynonym, {
        where: { phrase },
        lock: { mode: 'pessimistic_write' },
      });
      await manager.delete(SearchMiss, id);
      return known ? addMeanings(context, known, means) : insertSynonym(context, { phrase, means });
    }),
  );
}

async function addMeanings(
  context: RequestContext,
  synonym: SearchSynonym,
  more: readonly string[],
): Promise<SearchSynonym> {
  const means = eachOnce([...synonym.means, ...more]);
  if (!meaningsSchema.safeParse(means).success) throw badField('means', TOO_MANY_MEANINGS);
  await saveRecord(context, searchSynonymRecords, synonym, { means }, 'search-synonym.changed');
  return loadSynonym(context, synonym.id);
}

/**
 * Adds a service called `label` to the list that suppliers choose from, and dismisses the search. It has
 * results only once a listed supplier offers the service.
 * @throws AppError BAD_USER_INPUT, NOT_FOUND
 */
export async function createServiceFromZeroResult(
  context: RequestContext,
  id: number,
  label: string,
): Promise<SearchMiss> {
  return context.app.database.transaction(async () => {
    const miss = await lockZeroResult(context, id);
    await offerService(context, label);
    return setDismissed(context, miss, true);
  });
}

/**
 * Dismisses a search without results, or lists it again.
 * @throws AppError NOT_FOUND
 */
export async function dismissSearchMiss(
  context: RequestContext,
  id: number,
  dismissed: boolean,
): Promise<SearchMiss> {
  return context.app.database.transaction(async () =>
    setDismissed(context, await lockZeroResult(context, id), dismissed),
  );
}

async function setDismissed(
  context: RequestContext,
  miss: SearchMiss,
  dismissed: boolean,
): Promise<SearchMiss> {
  if (miss.dismissed === dismissed) return miss;
  await context.app.database.manager.update(SearchMiss, miss.id, { dismissed });
  await recordActivity(context, {
    action: dismissed ? 'search-miss.dismissed' : 'search-miss.taken-back',
    subjectType: SUBJECT,
    subjectId: miss.id,
    changes: { dismissed: [!dismissed, dismissed] },
  });
  return { ...miss, dismissed };
}

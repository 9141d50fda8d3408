import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { NounQuickFind } from '../../kits/nouns/quick-find-source.js';
import { mayReadData } from '../../platform/audience.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { line, parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { findRecords, quickFind } from './quick-find.read-model.js';
import { FoundRecord } from './quick-find.type.js';

const typed = line(100);

/** Returns the resolver of the search for records of these kinds. */
export function quickFindResolver(sources: readonly NounQuickFind[]) {
  const statements = quickFind(sources);
  const resources = new Map(sources.map(({ kind, tokenResource }) => [kind, tokenResource]));

  @Resolver()
  class QuickFindResolver {
    @ForAudience('Admin')
    @Query(() => [FoundRecord], {
      description:
        'Returns records of all kinds that contain the given words, at most five of each kind. Leaves out the kinds that an API token may not read.',
    })
    async findRecords(
      @Ctx() { app, actor }: RequestContext,
      @Arg('text', {
        description: 'Part of a name, an address, an email address or a phone number, or an id.',
      })
      text: string,
    ): Promise<FoundRecord[]> {
      const found = await findRecords(app.database, statements, parseInput(typed, text));
      return found.filter(({ kind }) => mayReadData(resources.get(kind) ?? null, actor));
    }
  }
  return QuickFindResolver;
}

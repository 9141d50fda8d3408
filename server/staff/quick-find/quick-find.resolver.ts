import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { line, parseInput } from '../../platform/input.js';
import type { RequestContext } from '../../platform/request-context.js';
import { findRecords } from './quick-find.read-model.js';
import { FoundRecord } from './quick-find.type.js';

const typed = line(100);

/** Search for records of all kinds. */
@Resolver()
export class QuickFindResolver {
  @ForAudience('Admin')
  @Query(() => [FoundRecord], {
    description: 'Returns records of all kinds that contain the given words, at most five of each kind.',
  })
  findRecords(
    @Ctx() { app }: RequestContext,
    @Arg('text', {
      description: 'Part of a name, an address, an email address or a phone number, or an id.',
    })
    text: string,
  ): Promise<FoundRecord[]> {
    return findRecords(app.database, parseInput(typed, text));
  }
}

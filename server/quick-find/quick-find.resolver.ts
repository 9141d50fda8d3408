import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { line, parseInput } from '../platform/input.js';
import type { RequestContext } from '../platform/request-context.js';
import { findRecords } from './quick-find.read-model.js';
import { FoundRecord } from './quick-find.type.js';

const typed = line(100);

/** One box that finds every record. */
@Resolver()
export class QuickFindResolver {
  @ForAudience('Admin')
  @Query(() => [FoundRecord], {
    description:
      'Records of all kinds by a part of their name, address, e-mail address or phone, or by their id; at most five of each kind.',
  })
  findRecords(@Ctx() { app }: RequestContext, @Arg('text') text: string): Promise<FoundRecord[]> {
    return findRecords(app.database, parseInput(typed, text));
  }
}

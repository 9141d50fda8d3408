import { Ctx, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { FrontPage, loadFrontPage } from './front-page.read-model.js';

@Resolver()
export class FrontPageResolver {
  @ForAudience('public')
  @Query(() => FrontPage, { description: 'Returns the impact buyers on the home page.' })
  frontPage(@Ctx() { app }: RequestContext): Promise<FrontPage> {
    return loadFrontPage(app.database);
  }
}

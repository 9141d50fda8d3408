import { Arg, Ctx, Field, Float, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import type { RequestContext } from '../platform/request-context.js';
import { siteSettingsFields } from './site-settings.fields.js';
import { loadSiteSettings, saveSiteSettings } from './site-settings.js';

@ObjectType('SiteSettings', { description: 'What staff set for the whole site.' })
export class SiteSettingsView {
  @Field(() => Float, { description: 'Dollars shown as all contributions; 0: those that were counted.' })
  contributions!: number;
  @Field(() => Int) version!: number;
}

@InputType()
export class SiteSettingsInput extends inputFromFields(siteSettingsFields, { required: ['contributions'] }) {
  @Field(() => Int, { description: 'The version that was edited; a stale one is refused.' }) version!: number;
}

@Resolver()
export class SiteSettingsResolver {
  @ForAudience('public')
  @Query(() => SiteSettingsView)
  siteSettings(@Ctx() { app }: RequestContext): Promise<SiteSettingsView> {
    return loadSiteSettings(app.database);
  }

  @ForAudience('Admin')
  @Mutation(() => SiteSettingsView)
  saveSiteSettings(
    @Ctx() context: RequestContext,
    @Arg('input') { version, ...changes }: SiteSettingsInput,
  ): Promise<SiteSettingsView> {
    return saveSiteSettings(context, changes, version);
  }
}

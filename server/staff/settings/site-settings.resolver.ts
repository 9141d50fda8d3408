import { Arg, Ctx, Field, Float, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { siteSettingsFields } from './site-settings.fields.js';
import { loadSiteSettings, saveSiteSettings } from './site-settings.js';

@ObjectType('SiteSettings', { description: 'The settings of the whole site.' })
export class SiteSettingsView {
  @Field(() => Float, { description: siteSettingsFields.contributions.meaning })
  contributions!: number;
  @Field(() => Int) version!: number;
}

@InputType({ description: 'The settings of the whole site to save.' })
export class SiteSettingsInput extends inputFromFields(siteSettingsFields, { required: ['contributions'] }) {
  @Field(() => Int, {
    description: 'The version that the change is based on. Throws CONFLICT if the version is not the latest.',
  })
  version!: number;
}

@Resolver()
export class SiteSettingsResolver {
  @ForAudience('public')
  @Query(() => SiteSettingsView, { description: 'Returns the settings of the whole site.' })
  siteSettings(@Ctx() { app }: RequestContext): Promise<SiteSettingsView> {
    return loadSiteSettings(app.database);
  }

  @ForAudience('Admin')
  @Mutation(() => SiteSettingsView, {
    description: 'Saves the settings of the whole site. Throws CONFLICT if the version is not the latest.',
  })
  saveSiteSettings(
    @Ctx() context: RequestContext,
    @Arg('input') { version, ...changes }: SiteSettingsInput,
  ): Promise<SiteSettingsView> {
    return saveSiteSettings(context, changes, version);
  }
}

import { Field, InputType, registerEnumType } from 'type-graphql';

/** Whom visitors buy for (R017); General filters by neither flag (A87). */
export const AudienceEnum = { GENERAL: 'General', COMMERCIAL: 'Commercial', CONSUMER: 'Consumer' } as const;
export type SearchAudience = (typeof AudienceEnum)[keyof typeof AudienceEnum];
registerEnumType(AudienceEnum, {
  name: 'Audience',
  description: 'Site mode: whom the visitor buys for.',
});

@InputType({ description: 'What to search for; every part left out filters nothing.' })
export class SupplierSearchFilter {
  @Field(() => String, { nullable: true, description: 'A service, keyword, title or name.' })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A region or a district; unknown values filter nothing.',
  })
  servicing?: string | null;

  @Field(() => String, { nullable: true, description: 'A region, or All Locations.' })
  region?: string | null;

  @Field(() => String, { nullable: true, description: 'A district, or All Districts.' })
  district?: string | null;

  @Field(() => String, { nullable: true, description: 'A category by id or name.' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'A sub category by id or name.' })
  subCategory?: string | null;

  @Field(() => AudienceEnum, { nullable: true })
  audience?: SearchAudience | null;
}

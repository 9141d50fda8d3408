import { Field, InputType, registerEnumType } from 'type-graphql';

/** Whom visitors buy for (R017); General filters by neither flag (A87). */
export const AudienceEnum = { GENERAL: 'General', COMMERCIAL: 'Commercial', CONSUMER: 'Consumer' } as const;
export type SearchAudience = (typeof AudienceEnum)[keyof typeof AudienceEnum];
registerEnumType(AudienceEnum, {
  name: 'Audience',
  description: 'Site mode: whom the visitor buys for.',
});

/** In which order suppliers are answered. */
export const SupplierSortEnum = { BEST_MATCH: 'best-match', NAME: 'name', NEWEST: 'newest' } as const;
export type SupplierSort = (typeof SupplierSortEnum)[keyof typeof SupplierSortEnum];
registerEnumType(SupplierSortEnum, {
  name: 'SupplierSort',
  description: 'The best match first, by name, or the newest on Uplift first.',
  valuesConfig: {
    BEST_MATCH: {
      description: 'Search weight, then title; in an interpreted search what the words match comes first.',
    },
  },
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

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether only the very text is sought: nothing is then interpreted where it finds nobody.',
  })
  asTyped?: boolean | null;
}

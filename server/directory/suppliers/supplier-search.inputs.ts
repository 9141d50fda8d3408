import { Field, InputType, registerEnumType } from 'type-graphql';

/** The mode of the site (R017). General applies neither of the two flags (A87). */
export const AudienceEnum = { GENERAL: 'General', COMMERCIAL: 'Commercial', CONSUMER: 'Consumer' } as const;
export type SearchAudience = (typeof AudienceEnum)[keyof typeof AudienceEnum];
registerEnumType(AudienceEnum, {
  name: 'Audience',
  description: 'The mode of the site, for one group of buyers.',
  valuesConfig: {
    GENERAL: { description: 'Suppliers for businesses and households alike.' },
    COMMERCIAL: { description: 'Organisations. Finds only suppliers that are shown to businesses.' },
    CONSUMER: { description: 'Households. Finds only suppliers that are shown to households.' },
  },
});

/** The order of the suppliers in a search. */
export const SupplierSortEnum = { BEST_MATCH: 'best-match', NAME: 'name', NEWEST: 'newest' } as const;
export type SupplierSort = (typeof SupplierSortEnum)[keyof typeof SupplierSortEnum];
registerEnumType(SupplierSortEnum, {
  name: 'SupplierSort',
  description: 'The order of the suppliers in a search.',
  valuesConfig: {
    BEST_MATCH: {
      description:
        'By search weight, then by title. In an interpreted search, suppliers that match more of the words come first.',
    },
    NEWEST: { description: 'The newest on Uplift first.' },
    NAME: { description: 'By name, from A to Z.' },
  },
});

@InputType({ description: 'The conditions of a search. Fields that are left out have no effect.' })
export class SupplierSearchFilter {
  @Field(() => String, { nullable: true, description: 'A service, keyword, title or name.' })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of a region or a district, with or without “City” or “District”. Takes precedence over `region` and `district`. Unknown names have no effect.',
  })
  servicing?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of a region. Includes suppliers that serve the whole country. “All Locations” and unknown names have no effect.',
  })
  region?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of a district. Includes suppliers that serve the whole country. “All Districts” and unknown names have no effect.',
  })
  district?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A category by id or name. An unknown category finds no suppliers.',
  })
  category?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A sub category by id or name. An unknown sub category finds no suppliers, so the search falls back to `category`, if given.',
  })
  subCategory?: string | null;

  @Field(() => AudienceEnum, { nullable: true, description: 'The mode of the site. The default is GENERAL.' })
  audience?: SearchAudience | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'If true, matches the text exactly and does not fall back to an interpreted search.',
  })
  asTyped?: boolean | null;
}

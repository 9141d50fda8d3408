import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { EXTERNAL_REFS, ExternalRef } from '../../kits/external-refs/external-ref.type.js';
import { outputFromFields } from '../../kits/records/output-from-fields.js';
import { NamedRef } from '../../platform/graphql/named-ref.type.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { RecordSalesTotals } from '../../totals/list-with-sales.js';
import { impactBuyerFields } from './impact-buyer.fields.js';
import type { BuyerEditorRole } from './impact-buyer.policy.js';

const EDITOR_ROLES = ['Admin', 'ImpactBuyer'] as const satisfies readonly BuyerEditorRole[];

export const ImpactBuyerEditorRoleEnum = { ADMIN: 'Admin', IMPACT_BUYER: 'ImpactBuyer' } as const;
registerEnumType(ImpactBuyerEditorRoleEnum, {
  name: 'ImpactBuyerEditorRole',
  description: 'The role in which the caller can open an impact buyer.',
  valuesConfig: {
    ADMIN: { description: 'A staff member.' },
    IMPACT_BUYER: { description: 'A user of the impact buyer.' },
  },
});

@ObjectType({
  description: 'An impact buyer with the fields that the caller may see, for staff and for its own users.',
})
export class ImpactBuyerRecord extends outputFromFields(impactBuyerFields, EDITOR_ROLES) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => [ExternalRef], { description: EXTERNAL_REFS }) externalRefs!: ExternalRef[];
  @Field(() => ImpactBuyerEditorRoleEnum, {
    description: 'The role in which the caller sees the impact buyer.',
  })
  viewedAs!: BuyerEditorRole;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
  @Field(() => NamedRef, { nullable: true, description: 'The chosen good cause, approved or not.' })
  goodCause!: NamedRef | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The link key of the prospecting page of its good cause. Null if there is none, or if the caller is not staff.',
  })
  goodCauseLinkKey!: string | null;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The supplier of the same organisation. Null if it is not a supplier.',
  })
  supplier!: NamedRef | null;
  @Field(() => Int) enquiryTotal!: number;
  @Field(() => Float) revenueTotal!: number;
  @Field(() => Float) contributionTotal!: number;
  @Field(() => Int, { description: 'The number of its active leads.' }) leadsCount!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The id of its latest enquiry that is not archived. Null if it has none.',
  })
  latestEnquiryId!: number | null;
  @Field(() => NamedRef, {
    nullable: true,
    description: 'The latest enquiry that is not archived, named after its customer. Null if there is none.',
  })
  latestEnquiry!: NamedRef | null;
}

@ObjectType()
export class ImpactBuyerRecordConnection {
  @Field(() => [ImpactBuyerRecord]) nodes!: ImpactBuyerRecord[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => RecordSalesTotals) totals!: RecordSalesTotals;
}

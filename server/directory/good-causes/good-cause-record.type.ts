import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { EXTERNAL_REFS, ExternalRef } from '../../kits/external-refs/external-ref.type.js';
import { outputFromFields } from '../../kits/records/output-from-fields.js';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { RecordSalesTotals } from '../../totals/list-with-sales.js';
import { goodCauseFields } from './good-cause.fields.js';
import type { CauseEditorRole } from './good-cause.policy.js';
import { RequestedImpactBuyer } from './impact-buyer-request.type.js';

const EDITOR_ROLES = ['Admin', 'GoodCause'] as const satisfies readonly CauseEditorRole[];

export const GoodCauseEditorRoleEnum = { ADMIN: 'Admin', GOOD_CAUSE: 'GoodCause' } as const;
registerEnumType(GoodCauseEditorRoleEnum, {
  name: 'GoodCauseEditorRole',
  description: 'The role in which the caller sees all fields of a good cause.',
  valuesConfig: {
    ADMIN: { description: 'A staff member.' },
    GOOD_CAUSE: { description: 'A user of the good cause.' },
  },
});

@ObjectType('GoodCauseRecord', {
  description: 'A good cause with all its fields, for staff and for its own users.',
})
export class GoodCauseRecordView extends outputFromFields(goodCauseFields, EDITOR_ROLES) {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => [ExternalRef], { description: EXTERNAL_REFS }) externalRefs!: ExternalRef[];
  @Field(() => GoodCauseEditorRoleEnum, { description: 'The role in which the caller sees the good cause.' })
  viewedAs!: CauseEditorRole;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
  @Field({ description: 'True if the name contains (Impact an Area) or (Impacts Overall).' })
  special!: boolean;
  @Field(() => Int, { description: 'The number of impact buyers that have chosen the good cause.' })
  buyerCount!: number;
  @Field(() => Int) enquiryTotal!: number;
  @Field(() => Float) revenueTotal!: number;
  @Field(() => Float) contributionTotal!: number;
  @Field(() => [RequestedImpactBuyer], {
    description: 'The latest 100 requests of the good cause for new impact buyers, latest first.',
  })
  buyerRequests!: RequestedImpactBuyer[];
}

@ObjectType()
export class GoodCauseRecordConnection {
  @Field(() => [GoodCauseRecordView]) nodes!: GoodCauseRecordView[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
  @Field(() => RecordSalesTotals) totals!: RecordSalesTotals;
}

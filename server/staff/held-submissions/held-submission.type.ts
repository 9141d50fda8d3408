import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/graphql/page-info.type.js';
import { type HeldForm, HeldFormEnum } from './held-forms.js';

@ObjectType({ description: 'An answer of a form.' })
export class HeldAnswer {
  @Field({ description: 'The name of the form field.' }) label!: string;
  @Field({ description: 'The value that the sender entered.' }) value!: string;
}

@ObjectType('HeldSubmission', {
  description:
    'A submission of a public form that looks automated. It waits until staff release or discard it.',
})
export class HeldSubmissionView {
  @Field(() => Int) id!: number;
  @Field(() => HeldFormEnum, { description: 'The form that was sent.' }) form!: HeldForm;
  @Field({ description: 'The name of the sender.' }) senderName!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The email address of the sender. Null if the form does not ask for it.',
  })
  senderEmail!: string | null;
  @Field({ description: 'The subject of the submission, at most 200 characters.' }) summary!: string;
  @Field(() => [HeldAnswer], { description: 'The answers, in the order of the form.' })
  answers!: HeldAnswer[];
  @Field({ description: 'The reason why the submission is held, as text for staff.' }) reason!: string;
  @Field(() => GraphQLDateTime, {
    description: 'The time at which the form was sent. A held submission does not change after that.',
  })
  createdAt!: Date | string;
  @Field(() => GraphQLDateTime, { description: 'The time at which the form was sent, same as `createdAt`.' })
  heldAt!: Date | string;
}

@ObjectType()
export class HeldSubmissionConnection {
  @Field(() => [HeldSubmissionView]) nodes!: HeldSubmissionView[];
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => Int) totalCount!: number;
}

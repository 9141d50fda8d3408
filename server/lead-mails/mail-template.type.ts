import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { inputFromFields } from '../platform/graphql/input-from-schema.js';
import { type LeadMailKind, LeadMailKindEnum } from './lead-mail.kinds.js';
import { mailTemplateFields } from './mail-template.fields.js';

@ObjectType({ description: 'What stands in a mail wherever its template says {{name}}.' })
export class MailPlaceholder {
  @Field() name!: string;
  @Field({ description: 'What people call it.' }) label!: string;
  @Field({ description: 'It is a link, and a link may lead to it.' }) link!: boolean;
  @Field({ description: 'The mail cannot do without it.' }) needed!: boolean;
}

@ObjectType('MailTemplate', { description: 'What the mails of one kind say.' })
export class MailTemplateRecord {
  @Field(() => Int) id!: number;
  @Field(() => LeadMailKindEnum) kind!: LeadMailKind;
  @Field() subject!: string;
  @Field({ description: 'HTML of headings, lists, links and emphasis.' }) body!: string;
  @Field(() => Int) version!: number;
  @Field(() => GraphQLDateTime) updatedAt!: string;
  @Field(() => [MailPlaceholder]) placeholders!: MailPlaceholder[];
}

@ObjectType({ description: 'What a template said from some moment on.' })
export class MailTemplateVersion {
  @Field(() => Int) version!: number;
  @Field() subject!: string;
  @Field() body!: string;
  @Field(() => GraphQLDateTime) savedAt!: string;
  @Field(() => String, { nullable: true, description: 'Null for what the product came with.' })
  savedBy!: string | null;
  @Field({ description: 'Whether the version before said otherwise.' }) subjectChanged!: boolean;
  @Field() bodyChanged!: boolean;
  @Field(() => Int, { nullable: true, description: 'The older version that was brought back.' })
  restoredFrom!: number | null;
}

@InputType({ description: 'Fields left out stay as they are.' })
export class MailTemplateInput extends inputFromFields(mailTemplateFields) {}

@InputType({ description: 'A template that is being written.' })
export class MailTemplateDraftInput extends inputFromFields(mailTemplateFields, {
  required: ['subject', 'body'],
}) {}

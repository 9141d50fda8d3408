import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { inputFromFields } from '../../kits/records/input-from-schema.js';
import { type LeadMailKind, LeadMailKindEnum } from './lead-mail.kinds.js';
import { mailTemplateFields } from './mail-template.fields.js';

const { subject, body } = mailTemplateFields;
const [SUBJECT, BODY] = [subject.meaning, body.meaning];

@ObjectType({
  description: 'A placeholder of an email template. The email has a value in place of {{name}}.',
})
export class MailPlaceholder {
  @Field({ description: 'The name of the placeholder in the template.' }) name!: string;
  @Field({ description: 'The label of the placeholder on screens.' }) label!: string;
  @Field({ description: 'True if the value is an address, which can be the target of a link.' })
  link!: boolean;
  @Field({ description: 'True if the template must contain the placeholder.' }) needed!: boolean;
}

@ObjectType('MailTemplate', { description: 'The template for one type of email.' })
export class MailTemplateRecord {
  @Field(() => Int) id!: number;
  @Field(() => LeadMailKindEnum, { description: 'The kind of email.' }) kind!: LeadMailKind;
  @Field({ description: SUBJECT }) subject!: string;
  @Field({ description: BODY }) body!: string;
  @Field(() => Int) version!: number;
  @Field(() => GraphQLDateTime) createdAt!: string;
  @Field(() => GraphQLDateTime) updatedAt!: string;
  @Field(() => [MailPlaceholder], { description: 'The placeholders that the template can contain.' })
  placeholders!: MailPlaceholder[];
}

@ObjectType({ description: 'A version of an email template.' })
export class MailTemplateVersion {
  @Field(() => Int, { description: 'The version number.' }) version!: number;
  @Field({ description: SUBJECT }) subject!: string;
  @Field({ description: BODY }) body!: string;
  @Field(() => GraphQLDateTime, { description: 'The time at which the version was saved.' })
  savedAt!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the user who saved the version. Null if the version is built in.',
  })
  savedBy!: string | null;
  @Field({ description: 'True if the subject differs from the previous version.' }) subjectChanged!: boolean;
  @Field({ description: 'True if the body differs from the previous version.' }) bodyChanged!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the older version that this one restored. Null if none.',
  })
  restoredFrom!: number | null;
}

@InputType({ description: 'Changes to an email template. Fields that are left out stay as they are.' })
export class MailTemplateInput extends inputFromFields(mailTemplateFields) {}

@InputType({ description: 'An unsaved email template to preview.' })
export class MailTemplateDraftInput extends inputFromFields(mailTemplateFields, {
  required: ['subject', 'body'],
}) {}

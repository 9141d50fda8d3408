import { Field, Int, ObjectType } from 'type-graphql';
import { type CertificateState, CertificateStateEnum } from './certificate.states.js';

const optional = { nullable: true } as const;

@ObjectType({ description: 'How the certificate of an impact buyer stands, for staff.' })
export class BuyerCertificate {
  @Field(() => Int, { description: 'The id of the buyer.' }) id!: number;
  @Field(() => String, { ...optional, description: 'Of the newest that was issued.' }) number!: string | null;
  @Field(() => Int, optional) version!: number | null;
  @Field(() => String, { ...optional, description: 'YYYY-MM-DD.' }) issuedOn!: string | null;
  @Field(() => CertificateStateEnum, {
    ...optional,
    description: 'What becomes of the next one; null while none is being made.',
  })
  next!: CertificateState | null;
  @Field(() => String, { ...optional, description: 'Why the next one has failed.' }) problem!: string | null;
}

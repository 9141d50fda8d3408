import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../platform/graphql/date.scalar.js';
import { type CertificateState, CertificateStateEnum } from './certificate.states.js';

const optional = { nullable: true } as const;

@ObjectType({ description: 'The state of the certificate of an impact buyer, for staff.' })
export class BuyerCertificate {
  @Field(() => Int, { description: 'The id of the impact buyer.' }) id!: number;
  @Field(() => String, {
    ...optional,
    description: 'The number of the latest certificate. Null if none has been issued.',
  })
  number!: string | null;
  @Field(() => Int, {
    ...optional,
    description: 'The version of the latest certificate. Null if none has been issued.',
  })
  version!: number | null;
  @Field(() => DateScalar, {
    ...optional,
    description: 'The date of issue of the latest certificate. Null if none was issued.',
  })
  issuedOn!: string | null;
  @Field(() => GraphQLDateTime, {
    ...optional,
    description: 'The time at which the latest certificate was created. Null if none has been issued.',
  })
  createdAt!: Date | null;
  @Field(() => GraphQLDateTime, {
    ...optional,
    description: 'The time of the last change to the latest or the next certificate. Null if there is none.',
  })
  updatedAt!: Date | null;
  @Field(() => CertificateStateEnum, {
    ...optional,
    description: 'The state of the next certificate. Null if none is being built.',
  })
  next!: CertificateState | null;
  @Field(() => String, {
    ...optional,
    description: 'The reason why the next certificate failed. Null if it did not fail.',
  })
  problem!: string | null;
}

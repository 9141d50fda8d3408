import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateScalar } from '../../platform/graphql/date.scalar.js';

/** The validity of a certificate. */
export type CertificateStanding = 'current' | 'replaced' | 'withdrawn';

const CertificateStandingEnum = {
  CURRENT: 'current',
  REPLACED: 'replaced',
  WITHDRAWN: 'withdrawn',
} as const satisfies Record<string, CertificateStanding>;
registerEnumType(CertificateStandingEnum, {
  name: 'CertificateStanding',
  description: 'The validity of a certificate.',
  valuesConfig: {
    CURRENT: { description: 'The certificate is the latest one of its buyer.' },
    REPLACED: { description: 'A newer certificate has replaced it.' },
    WITHDRAWN: { description: 'The buyer no longer has a public report.' },
  },
});

const optional = { nullable: true } as const;

@ObjectType('Certificate', {
  description: 'A certificate with its number. The name and the figures of a withdrawn certificate are null.',
})
export class CertificateLookup {
  @Field({ description: 'The number of the certificate, such as UC-2026-000123.' }) number!: string;
  @Field(() => Int, { description: 'The version, counted from 1 for each buyer.' }) version!: number;
  @Field(() => DateScalar, { description: 'The date of issue.' }) issuedOn!: string;
  @Field(() => CertificateStandingEnum, { description: 'The validity of the certificate.' })
  standing!: CertificateStanding;
  @Field(() => String, { ...optional, description: 'The name of the impact buyer.' }) name!: string | null;
  @Field(() => String, { ...optional, description: 'The name of its good cause. Null if there is none.' })
  causeName!: string | null;
  @Field(() => Float, { ...optional, description: 'The contribution in New Zealand dollars.' })
  contribution!: number | null;
  @Field(() => Int, { ...optional, description: 'The contribution as equivalent hours of community work.' })
  hours!: number | null;
  @Field(() => Int, { ...optional, description: 'The first year with a contribution.' })
  firstYear!: number | null;
  @Field(() => Int, { ...optional, description: 'The last year with a contribution.' })
  lastYear!: number | null;
  @Field(() => Int, { ...optional, description: 'The id of the impact buyer, whose report is public.' })
  impactBuyerId!: number | null;
  @Field(() => String, {
    ...optional,
    description: 'The number of the latest certificate, if this one was replaced. Otherwise null.',
  })
  replacedBy!: string | null;
}

import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';

/** Whether a certificate still counts. */
export type CertificateStanding = 'current' | 'replaced' | 'withdrawn';

const CertificateStandingEnum = {
  CURRENT: 'current',
  REPLACED: 'replaced',
  WITHDRAWN: 'withdrawn',
} as const satisfies Record<string, CertificateStanding>;
registerEnumType(CertificateStandingEnum, {
  name: 'CertificateStanding',
  description:
    'Whether a certificate counts: it is the newest, a newer one has replaced it, or its buyer has no public report any more.',
});

const optional = { nullable: true } as const;

@ObjectType('Certificate', {
  description:
    'What was certified under a number. Of one that was withdrawn neither name nor figures are told.',
})
export class CertificateLookup {
  @Field() number!: string;
  @Field(() => Int, { description: 'Counted for each buyer, from 1 on.' }) version!: number;
  @Field({ description: 'The day of issue, YYYY-MM-DD.' }) issuedOn!: string;
  @Field(() => CertificateStandingEnum) standing!: CertificateStanding;
  @Field(() => String, optional) name!: string | null;
  @Field(() => String, optional) causeName!: string | null;
  @Field(() => Float, { ...optional, description: 'Dollars.' }) contribution!: number | null;
  @Field(() => Int, { ...optional, description: 'Equivalent hours of community work.' }) hours!:
    | number
    | null;
  @Field(() => Int, { ...optional, description: 'The first year in which something was given.' })
  firstYear!: number | null;
  @Field(() => Int, optional) lastYear!: number | null;
  @Field(() => Int, { ...optional, description: 'Whose it is; its report is public.' })
  impactBuyerId!: number | null;
  @Field(() => String, { ...optional, description: 'Of one that was replaced: the number of the newest.' })
  replacedBy!: string | null;
}

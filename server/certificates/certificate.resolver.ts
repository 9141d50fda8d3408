import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { TaskView } from '../tasks/task.type.js';
import { loadBuyerCertificate } from './buyer-certificate.read-model.js';
import { BuyerCertificate } from './buyer-certificate.type.js';
import { lookUpCertificate } from './certificate-lookup.read-model.js';
import { CertificateLookup } from './certificate-lookup.type.js';
import { makeAllCertificates } from './certificate-task.js';
import { makeCertificate } from './make-certificate.js';
import { linkToCertificate } from './preview-certificate.js';

/** Certificates of impact buyers. */
@Resolver()
export class CertificateResolver {
  @ForAudience('public')
  @Query(() => CertificateLookup, {
    nullable: true,
    description: 'What was certified under a number; null for one that was never given.',
  })
  certificate(
    @Ctx() context: RequestContext,
    @Arg('number', () => String) number: string,
  ): Promise<CertificateLookup | null> {
    return lookUpCertificate(context, number);
  }

  @ForAudience('Admin')
  @Query(() => BuyerCertificate, {
    nullable: true,
    description: 'How the certificate of a buyer stands; null where there is no such buyer.',
  })
  buyerCertificate(
    @Ctx() context: RequestContext,
    @Arg('impactBuyerId', () => Int) impactBuyerId: number,
  ): Promise<BuyerCertificate | null> {
    return loadBuyerCertificate(context, impactBuyerId);
  }

  @ForAudience('Admin')
  @Mutation(() => BuyerCertificate, {
    description: 'Has the certificate of a buyer with a Live Report made, unless it states what it should.',
  })
  makeCertificate(
    @Ctx() context: RequestContext,
    @Arg('impactBuyerId', () => Int) impactBuyerId: number,
  ): Promise<BuyerCertificate> {
    return makeCertificate(context, impactBuyerId);
  }

  @ForAudience('Admin')
  @Mutation(() => TaskView, { description: 'Has the certificates of all buyers with a Live Report made.' })
  makeCertificates(@Ctx() context: RequestContext): Promise<TaskView> {
    return makeAllCertificates(context);
  }

  @ForAudience('Admin', 'ImpactBusiness')
  @Mutation(() => String, {
    description:
      'Where the certificate of a buyer is shown for a minute, also before its report is live: then it is a preview.',
  })
  previewCertificate(
    @Ctx() context: RequestContext,
    @Arg('impactBuyerId', () => Int) impactBuyerId: number,
  ): Promise<string> {
    return linkToCertificate(context, impactBuyerId);
  }
}

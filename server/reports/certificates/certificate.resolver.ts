import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { TaskView } from '../../kits/tasks/task.type.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { loadBuyerCertificate } from './buyer-certificate.read-model.js';
import { BuyerCertificate } from './buyer-certificate.type.js';
import { lookUpCertificate } from './certificate-lookup.read-model.js';
import { CertificateLookup } from './certificate-lookup.type.js';
import { makeAllCertificates } from './certificate-task.js';
import { makeCertificate } from './make-certificate.js';
import { linkToCertificate } from './preview-certificate.js';

/** The certificate operations. */
@Resolver()
export class CertificateResolver {
  @ForAudience('public')
  @Query(() => CertificateLookup, {
    nullable: true,
    description:
      'Returns the certificate with the given number, or null if the number was never issued. Throws RATE_LIMITED after too many unknown numbers.',
  })
  certificate(
    @Ctx() context: RequestContext,
    @Arg('number', () => String, { description: 'The number of the certificate, in upper or lower case.' })
    number: string,
  ): Promise<CertificateLookup | null> {
    return lookUpCertificate(context, number);
  }

  @ForAudience('Admin')
  @Query(() => BuyerCertificate, {
    nullable: true,
    description:
      'Returns the state of the certificate of an impact buyer, or null if there is no such buyer.',
  })
  buyerCertificate(
    @Ctx() context: RequestContext,
    @Arg('impactBuyerId', () => Int) impactBuyerId: number,
  ): Promise<BuyerCertificate | null> {
    return loadBuyerCertificate(context, impactBuyerId);
  }

  @ForAudience('Admin')
  @Mutation(() => BuyerCertificate, {
    description:
      'Starts building the certificate of an impact buyer, unless it is current. Throws BAD_USER_INPUT if the buyer has no Live Report.',
  })
  makeCertificate(
    @Ctx() context: RequestContext,
    @Arg('impactBuyerId', () => Int) impactBuyerId: number,
  ): Promise<BuyerCertificate> {
    return makeCertificate(context, impactBuyerId);
  }

  @ForAudience('Admin')
  @Mutation(() => TaskView, {
    description:
      'Starts a task that makes the certificates of all impact buyers with a Live Report. Can be retried safely with an Idempotency-Key header.',
  })
  makeCertificates(@Ctx() context: RequestContext): Promise<TaskView> {
    return makeAllCertificates(context);
  }

  @ForAudience('Admin', 'ImpactBusiness')
  @Mutation(() => String, {
    description:
      'Returns an address at which the certificate of an impact buyer can be opened for a minute. Before its report is live, the certificate is a preview. Throws NOT_FOUND if the caller may not see the buyer.',
  })
  previewCertificate(
    @Ctx() context: RequestContext,
    @Arg('impactBuyerId', () => Int) impactBuyerId: number,
  ): Promise<string> {
    return linkToCertificate(context, impactBuyerId);
  }
}

import { Arg, Ctx, Field, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { followAffiliateLink } from './follow-affiliate-link.js';
import { recordClick } from './record-click.js';

@InputType({ description: 'A click to count, without the person who clicked.' })
export class ClickInput {
  @Field({ description: 'The kind of click, such as learn-more.' }) type!: string;
  @Field(() => Int, { nullable: true }) supplierId?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The id of a file to learn more. The click counts as a download of it.',
  })
  learnMoreFileId?: number | null;
  @Field(() => String, { nullable: true, description: 'The path of the page with the click.' })
  path?: string | null;
}

@InputType({ description: 'A click on the affiliate button of a supplier.' })
export class AffiliateLinkInput {
  @Field(() => Int) supplierId!: number;
  @Field({ description: 'The web address that the affiliate button opens.' }) url!: string;
  @Field(() => Int, { nullable: true }) impactBuyerId?: number | null;
}

@Resolver()
export class ClickResolver {
  @ForAudience('public')
  @Mutation(() => Boolean, {
    description:
      'Counts a click. Always returns true. Throws NOT_FOUND if the supplier is not listed or the file does not belong to the supplier. Can be retried safely with an Idempotency-Key header.',
  })
  async recordClick(@Ctx() context: RequestContext, @Arg('input') input: ClickInput): Promise<boolean> {
    await recordClick(context, { ...input });
    return true;
  }

  @ForAudience('public')
  @Mutation(() => Boolean, {
    description:
      'Records a click on the affiliate button of a supplier, for staff to review. Always returns true. Throws NOT_FOUND if the supplier is not listed. Can be retried safely with an Idempotency-Key header.',
  })
  async followAffiliateLink(
    @Ctx() context: RequestContext,
    @Arg('input') input: AffiliateLinkInput,
  ): Promise<boolean> {
    await followAffiliateLink(context, { ...input });
    return true;
  }
}

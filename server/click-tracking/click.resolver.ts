import { Arg, Ctx, Field, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { followAffiliateLink } from './follow-affiliate-link.js';
import { recordClick } from './record-click.js';

@InputType({ description: 'A click worth counting; who it was is not part of it.' })
export class ClickInput {
  @Field({ description: 'What was clicked, such as learn-more.' }) type!: string;
  @Field(() => Int, { nullable: true }) supplierId?: number | null;
  @Field(() => Int, { nullable: true, description: 'Counts as a download of that file.' })
  learnMoreFileId?: number | null;
  @Field(() => String, { nullable: true, description: 'The page it happened on.' }) path?: string | null;
}

@InputType()
export class AffiliateLinkInput {
  @Field(() => Int) supplierId!: number;
  @Field({ description: 'Where the link leads.' }) url!: string;
  @Field(() => Int, { nullable: true }) impactBuyerId?: number | null;
}

@Resolver()
export class ClickResolver {
  @ForAudience('public')
  @Mutation(() => Boolean, { description: 'Counts a click.' })
  async recordClick(@Ctx() context: RequestContext, @Arg('input') input: ClickInput): Promise<boolean> {
    await recordClick(context, { ...input });
    return true;
  }

  @ForAudience('public')
  @Mutation(() => Boolean, { description: 'Counts a visit through a supplier’s own button.' })
  async followAffiliateLink(
    @Ctx() context: RequestContext,
    @Arg('input') input: AffiliateLinkInput,
  ): Promise<boolean> {
    await followAffiliateLink(context, { ...input });
    return true;
  }
}

import { Arg, Ctx, Field, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { leaveTestimonial } from './leave-testimonial.js';

@InputType()
export class LeaveTestimonialInput {
  @Field(() => Int) supplierId!: number;
  @Field() fullName!: string;
  @Field({ description: 'At most 225 characters.' }) message!: string;
  @Field(() => String, { nullable: true, description: 'Not shown to people.' }) companyFax?: string | null;
  @Field(() => Int, { nullable: true, description: 'Milliseconds that the form was open.' })
  filledInMs?: number | null;
}

@Resolver()
export class TestimonialResolver {
  @ForAudience('public')
  @Mutation(() => Boolean, { description: 'A testimonial; it is shown once staff have looked at it (R103).' })
  async leaveTestimonial(
    @Ctx() context: RequestContext,
    @Arg('input') input: LeaveTestimonialInput,
  ): Promise<boolean> {
    await leaveTestimonial(context, { ...input });
    return true;
  }
}

import { Arg, Ctx, Field, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { GuardedFormInput } from '../platform/form-guard.inputs.js';
import { ForAudience } from '../platform/graphql/audience-directive.js';
import type { RequestContext } from '../platform/request-context.js';
import { leaveTestimonial } from './leave-testimonial.js';

@InputType()
export class LeaveTestimonialInput extends GuardedFormInput {
  @Field(() => Int) supplierId!: number;
  @Field() fullName!: string;
  @Field({ description: 'At most 225 characters.' }) message!: string;
}

@Resolver()
export class TestimonialResolver {
  @ForAudience('public')
  @Mutation(() => Boolean, { description: 'A testimonial; it is shown once staff have looked at it.' })
  async leaveTestimonial(
    @Ctx() context: RequestContext,
    @Arg('input') input: LeaveTestimonialInput,
  ): Promise<boolean> {
    await leaveTestimonial(context, { ...input });
    return true;
  }
}

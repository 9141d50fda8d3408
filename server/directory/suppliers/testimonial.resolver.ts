import { Arg, Ctx, Field, InputType, Int, Mutation, Resolver } from 'type-graphql';
import { GuardedFormInput } from '../../platform/form-guard.inputs.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import type { RequestContext } from '../../platform/request-context.js';
import { leaveTestimonial } from './leave-testimonial.js';
import { testimonialFields } from './supplier-children.fields.js';

@InputType({ description: 'A testimonial from a visitor.' })
export class LeaveTestimonialInput extends GuardedFormInput {
  @Field(() => Int, { description: 'The id of the supplier that the testimonial is about.' })
  supplierId!: number;
  @Field({ description: testimonialFields.fullName.meaning }) fullName!: string;
  @Field({ description: testimonialFields.message.meaning }) message!: string;
}

@Resolver()
export class TestimonialResolver {
  @ForAudience('public')
  @Mutation(() => Boolean, {
    description:
      'Sends a testimonial. It becomes public once staff approve it. Can be retried safely with an Idempotency-Key header.',
  })
  async leaveTestimonial(
    @Ctx() context: RequestContext,
    @Arg('input') input: LeaveTestimonialInput,
  ): Promise<boolean> {
    await leaveTestimonial(context, { ...input });
    return true;
  }
}

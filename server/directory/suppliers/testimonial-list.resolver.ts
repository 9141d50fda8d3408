import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { type ListFilter, type ListSort, listInputs } from '../../kits/lists/list-inputs.js';
import type { Selection, WithRawNodes } from '../../platform/database/selection.js';
import { ForAudience } from '../../platform/graphql/audience-directive.js';
import { SelectedFields } from '../../platform/graphql/selected-fields.js';
import type { RequestContext } from '../../platform/request-context.js';
import { listTestimonials, testimonialColumns } from './testimonial-list.js';
import { ListedTestimonialConnection } from './testimonial-list.type.js';

/** The inputs of the list of testimonials. */
export const testimonialInputs = listInputs('Testimonial', Object.keys(testimonialColumns));
const { Filter, Sort } = testimonialInputs;

@Resolver()
export class TestimonialListResolver {
  @ForAudience('Admin', 'Business')
  @Query(() => ListedTestimonialConnection, {
    description:
      'Returns the testimonials of all suppliers to staff, and those of the caller’s own supplier to other users.',
  })
  testimonials(
    @Ctx() context: RequestContext,
    @Arg('filter', () => Filter, { nullable: true }) filter: ListFilter | null,
    @Arg('sort', () => Sort, { nullable: true }) sort: ListSort | null,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @SelectedFields() selection: Selection | null,
  ): Promise<WithRawNodes<ListedTestimonialConnection>> {
    return listTestimonials(context, { filter, sort, first, after }, selection);
  }
}

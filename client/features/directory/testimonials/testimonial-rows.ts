import type { RowStore } from '../../../grid/use-row-change';
import {
  ShowTestimonialDocument,
  type TestimonialList_RowFragment,
  TestimonialList_RowFragmentDoc,
} from './testimonials.generated';

export type TestimonialRow = Omit<TestimonialList_RowFragment, ' $fragmentName'>;
type Shown = Pick<TestimonialRow, 'visible' | 'featured'>;

/** Saves whether a testimonial is shown, in the list itself. The sent values replace the stored ones. */
export const testimonialRows: RowStore<TestimonialRow, Partial<Shown>> = {
  fragment: TestimonialList_RowFragmentDoc,
  save: async (client, { id, supplier }, change) => {
    const { data } = await client.mutate({
      mutation: ShowTestimonialDocument,
      variables: { supplierId: supplier.id, row: { id, ...change } },
    });
    const saved = data?.updateSupplier.testimonials.find((row) => row.id === id);
    return saved ? { visible: saved.visible, featured: saved.featured } : null;
  },
  saved: () => undefined,
  takeNewer: async () => null,
  // Featuring a testimonial also makes it visible (R100), so undoing reverts both.
  undone: true,
};

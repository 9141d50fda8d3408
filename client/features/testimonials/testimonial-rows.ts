import type { RowStore } from '../../grid/use-row-change';
import {
  ShowTestimonialDocument,
  type TestimonialList_RowFragment,
  TestimonialList_RowFragmentDoc,
} from './testimonials.generated';

export type TestimonialRow = Omit<TestimonialList_RowFragment, ' $fragmentName'>;
type Shown = Pick<TestimonialRow, 'visible' | 'featured'>;

/** How a testimonial is shown or hidden in the list itself. What is sent replaces what is stored. */
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
  // Whatever is featured is visible with it (R100), and is hidden again with it.
  undone: true,
};

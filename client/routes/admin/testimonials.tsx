import { TestimonialList } from '../../features/testimonials/testimonial-list';
import { adminPaths } from '../../navigation/admin-paths';
import { ScreenHeader } from '../../ui/page-section';

/** The testimonials of all suppliers for staff, and of their own for users of a supplier. */
export function Component() {
  return (
    <>
      <ScreenHeader title="Testimonials" lead="Those that are featured are always visible." />
      <TestimonialList testimonialHref={adminPaths.testimonial} />
    </>
  );
}

import { TestimonialList } from '../../features/directory/testimonials/testimonial-list';
import { adminPaths } from '../../navigation/admin-paths';
import { ScreenHeader } from '../../ui/page-section';

/** The list of testimonials: of all suppliers for staff, of the user's own for a supplier. */
export function Component() {
  return (
    <>
      <ScreenHeader title="Testimonials" lead="Featured testimonials are always visible." />
      <TestimonialList testimonialHref={adminPaths.testimonial} />
    </>
  );
}

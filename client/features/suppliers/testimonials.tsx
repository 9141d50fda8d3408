import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra, Grid } from '@chakra-ui/react';
import { PageSection } from '../../ui/page-section';
import { type Testimonials_SupplierFragment, Testimonials_SupplierFragmentDoc } from './profile.generated';

export type TestimonialsSupplier = FragmentType<Testimonials_SupplierFragment>;

const Quote = chakra('blockquote', {
  base: { fontSize: 'lg', lineHeight: '1.55', _before: { content: '"“"' }, _after: { content: '"”"' } },
});

/** What customers say, featured ones first and larger (R102: only visible ones come here). */
export function Testimonials({ supplier }: { supplier: TestimonialsSupplier }) {
  const { data, complete } = useFragment({
    fragment: Testimonials_SupplierFragmentDoc,
    fragmentName: 'Testimonials_supplier',
    from: supplier,
  });
  if (!complete || data.testimonials.length === 0) return null;
  return (
    <PageSection title="In their customers’ words">
      <Grid
        as="ul"
        templateColumns={{ base: '1fr', md: '1fr 1fr', xl: 'repeat(3, 1fr)' }}
        gap={{ base: '8', md: '12' }}
      >
        {data.testimonials.map(({ id, fullName, message, featured }) => (
          <chakra.li
            key={id}
            borderTopWidth="3px"
            borderColor={featured ? 'accent.solid' : 'border'}
            pt="5"
            gridColumn={{ md: featured ? 'span 2' : undefined }}
          >
            <figure>
              <Quote fontFamily={featured ? 'heading' : undefined} textStyle={featured ? '2xl' : undefined}>
                {message}
              </Quote>
              <chakra.figcaption mt="4" color="fg.muted">
                {fullName}
              </chakra.figcaption>
            </figure>
          </chakra.li>
        ))}
      </Grid>
    </PageSection>
  );
}

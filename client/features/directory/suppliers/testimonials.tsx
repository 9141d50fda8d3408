import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Button, chakra, Grid } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useContentLang, useTexts } from '../../../lib/language';
import { PageSection } from '../../../ui/page-section';
import { QuoteIcon } from '../../../ui/pictograms';
import { type Testimonials_SupplierFragment, Testimonials_SupplierFragmentDoc } from './profile.generated';
import { profileTexts } from './profile-texts';

/** Loaded when the visitor opens the form. */
const LeaveTestimonialDialog = lazy(() => import('./leave-testimonial-dialog'));

export type TestimonialsSupplier = FragmentType<Testimonials_SupplierFragment>;
type Words = Testimonials_SupplierFragment['testimonials'][number];

const Quote = chakra('blockquote', {
  base: {
    maxW: '4xl',
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    _before: { content: '"“"' },
    _after: { content: '"”"' },
  },
});

function Testimonial({ fullName, message, featured }: Words) {
  return (
    <chakra.li borderTopWidth="3px" borderColor={featured ? 'accent.solid' : 'border'} pt="5">
      <figure>
        <Quote
          lang={useContentLang()}
          fontFamily={featured ? 'heading' : undefined}
          fontSize={featured ? { base: 'xl', md: '2xl' } : 'lg'}
          lineHeight={featured ? 'short' : '1.55'}
        >
          {message}
        </Quote>
        <chakra.figcaption mt="4" color="fg.muted">
          {fullName}
        </chakra.figcaption>
      </figure>
    </chakra.li>
  );
}

/** Returns the grid's columns: at most one per testimonial, as far as there is room. */
const columns = (count: number, most: 2 | 3) => ({
  base: 'minmax(0, 1fr)',
  md: `repeat(${Math.min(count, 2)}, minmax(0, 1fr))`,
  xl: `repeat(${Math.min(count, most)}, minmax(0, 1fr))`,
});

/** Customers' testimonials, featured ones first and larger (R102: the server returns only visible ones). */
export default function Testimonials({ supplier }: { supplier: TestimonialsSupplier }) {
  const text = useTexts(profileTexts);
  const [dialog, setDialog] = useState<'absent' | 'open' | 'closed'>('absent');
  const { data, complete } = useFragment({
    fragment: Testimonials_SupplierFragmentDoc,
    fragmentName: 'Testimonials_supplier',
    from: supplier,
  });
  if (!complete) return null;
  const featured = data.testimonials.filter((words) => words.featured);
  const others = data.testimonials.filter((words) => !words.featured);
  return (
    <PageSection
      title={text.testimonials}
      lead={data.testimonials.length === 0 ? text.noTestimonials : undefined}
      action={
        <Button variant="outline" size="sm" onClick={() => setDialog('open')}>
          <QuoteIcon /> {text.leave}
        </Button>
      }
    >
      {dialog !== 'absent' && (
        <Suspense fallback={null}>
          <LeaveTestimonialDialog
            key={data.id}
            supplierId={data.id}
            open={dialog === 'open'}
            onClose={(sent) => setDialog(sent ? 'absent' : 'closed')}
          />
        </Suspense>
      )}
      <Grid gap={{ base: '8', md: '12' }}>
        {featured.length > 0 && (
          <Grid as="ul" gap={{ base: '8', md: '12' }} templateColumns={columns(featured.length, 2)}>
            {featured.map((words) => (
              <Testimonial key={words.id} {...words} />
            ))}
          </Grid>
        )}
        {others.length > 0 && (
          <Grid as="ul" gap={{ base: '8', md: '12' }} templateColumns={columns(others.length, 3)}>
            {others.map((words) => (
              <Testimonial key={words.id} {...words} />
            ))}
          </Grid>
        )}
      </Grid>
    </PageSection>
  );
}

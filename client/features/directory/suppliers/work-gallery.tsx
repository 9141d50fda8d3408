import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { type FocusEvent, lazy, Suspense, useState } from 'react';
import { useContentLang, useTexts } from '../../../lib/language';
import { PageSection } from '../../../ui/page-section';
import { PlayIcon } from '../../../ui/pictograms';
import { Picture } from '../../../ui/picture';
import { type WorkGallery_SupplierFragment, WorkGallery_SupplierFragmentDoc } from './profile.generated';
import { profileTexts } from './profile-texts';

/** Loaded when the first example is pressed. */
const Lightbox = lazy(() => import('./lightbox'));

export type GallerySupplier = FragmentType<WorkGallery_SupplierFragment>;

const Row = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'max-content',
    gap: '5',
    overflowX: 'auto',
    // For touch only: it would undo the scrolling that the browser does for the keyboard.
    '@media (pointer: coarse)': { scrollSnapType: 'x proximity' },
    // Leaves room for the focus rings around the pictures, which the row would cut off.
    mt: '-1',
    ms: '-1',
    pt: '1',
    ps: '1',
    pb: '4',
    scrollPaddingInline: '1',
    // On a phone the row extends to the edge of the screen, and ends with the page's margin.
    me: { base: 'calc(var(--up-spacing-gutter) * -1)', md: '-1' },
    pe: { base: 'gutter', md: '1' },
    scrollbarWidth: 'thin',
    focusVisibleRing: 'outside',
    '& > li': { scrollSnapAlign: 'start' },
  },
});

const HEIGHT = { base: '15rem', md: '20rem' } as const;

const Press = chakra('button', {
  base: {
    display: 'block',
    cursor: 'zoom-in',
    // Keeps visually hidden text from widening the page.
    position: 'relative',
    borderRadius: 'l3',
    focusVisibleRing: 'outside',
    textAlign: 'start',
  },
});

/** The cover of a video; nothing is requested from YouTube before the visitor presses play. */
function FilmCover({ description }: { description: string | null }) {
  const text = useTexts(profileTexts);
  const content = useContentLang();
  return (
    <Flex
      direction="column"
      justify="flex-end"
      gap="2"
      h={HEIGHT}
      aspectRatio="4 / 3"
      p="6"
      bg="brand.solid"
      color="brand.contrast"
      borderRadius="l3"
    >
      <PlayIcon boxSize="12" mb="auto" />
      <VisuallyHidden>{text.play}</VisuallyHidden>
      <Text textStyle="sm">{text.film}</Text>
      <Text fontFamily="heading" fontSize="xl" fontWeight="semibold" lang={description ? content : undefined}>
        {description || text.seeUs}
      </Text>
      <Text textStyle="xs">{text.filmHint}</Text>
    </Flex>
  );
}

/**
 * Scrolls a partly visible picture fully into view when the keyboard focuses it, which browsers do not do. For the
 * pointer this is not needed.
 */
function scrollIntoFullView({ target }: FocusEvent<HTMLElement>) {
  if (target.matches('button:focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Examples of the supplier's work, in the order that the supplier chose. */
export default function WorkGallery({ supplier }: { supplier: GallerySupplier }) {
  const text = useTexts(profileTexts);
  const content = useContentLang();
  const [shown, setShown] = useState<number | null>(null);
  const { data, complete } = useFragment({
    fragment: WorkGallery_SupplierFragmentDoc,
    fragmentName: 'WorkGallery_supplier',
    from: supplier,
  });
  const examples = complete ? data.workExamples : [];
  if (!complete || examples.length === 0) return null;
  return (
    <PageSection title={data.ourWorkHeadingOverride || text.ourWork} bg="bg.subtle">
      {/* In the tab order, since a scrolling row must be reachable by keyboard. */}
      <Row tabIndex={0} aria-label={text.workBy(data.name)} onFocus={scrollIntoFullView}>
        {examples.map((example, index) => {
          const what = example.description || text.workBy(data.name);
          const film = example.type === 'VIDEO';
          return (
            <li key={example.id}>
              {/* As wide as its picture, so that long captions do not stretch the row. */}
              <chakra.figure w="min-content">
                <Press
                  type="button"
                  aria-label={film ? undefined : text.enlarge(what)}
                  onClick={() => setShown(index)}
                >
                  {film ? (
                    <FilmCover description={example.description} />
                  ) : (
                    <Picture
                      src={example.imageUrl}
                      alt=""
                      h={HEIGHT}
                      aspectRatio={example.imageOrientation === 'PORTRAIT' ? '3 / 4' : '4 / 3'}
                      borderRadius="l3"
                    />
                  )}
                </Press>
                {!film && example.description && (
                  <chakra.figcaption mt="3" textStyle="sm" color="fg.muted" lang={content}>
                    {example.description}
                  </chakra.figcaption>
                )}
              </chakra.figure>
            </li>
          );
        })}
      </Row>
      {shown !== null && (
        <Suspense fallback={null}>
          <Lightbox examples={examples} start={shown} name={data.name} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </PageSection>
  );
}

import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { chakra, Flex, Text } from '@chakra-ui/react';
import { webAddress } from '../../lib/web-address';
import { ExternalIcon } from '../../ui/icons';
import { PageSection } from '../../ui/page-section';
import { Picture } from '../../ui/picture';
import { type WorkGallery_SupplierFragment, WorkGallery_SupplierFragmentDoc } from './profile.generated';

export type GallerySupplier = FragmentType<WorkGallery_SupplierFragment>;
type Example = WorkGallery_SupplierFragment['workExamples'][number];

const Row = chakra('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'max-content',
    gap: '5',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    pb: '4',
    scrollbarWidth: 'thin',
    focusVisibleRing: 'outside',
    '& > li': { scrollSnapAlign: 'start' },
  },
});

const HEIGHT = { base: '15rem', md: '20rem' } as const;

/** A film leads to YouTube; nothing of it is loaded here. */
function Film({ example }: { example: Example }) {
  const target = webAddress(example.videoUrl);
  if (!target) return null;
  return (
    <Flex
      asChild
      direction="column"
      justify="flex-end"
      gap="2"
      h={HEIGHT}
      aspectRatio="4 / 3"
      p="6"
      bg="brand.solid"
      color="brand.contrast"
      borderRadius="l3"
      focusVisibleRing="outside"
    >
      <a href={target} target="_blank" rel="noopener noreferrer">
        <Text textStyle="sm">Film on YouTube</Text>
        <Text fontFamily="heading" fontSize="xl" fontWeight="semibold">
          {example.description ?? 'See us at work'} <ExternalIcon aria-label="(opens in a new tab)" />
        </Text>
      </a>
    </Flex>
  );
}

/** Examples of the supplier's work, in the order the supplier chose. */
export function WorkGallery({ supplier }: { supplier: GallerySupplier }) {
  const { data, complete } = useFragment({
    fragment: WorkGallery_SupplierFragmentDoc,
    fragmentName: 'WorkGallery_supplier',
    from: supplier,
  });
  if (!complete || data.workExamples.length === 0) return null;
  return (
    <PageSection title={data.ourWorkHeadingOverride ?? 'Our work'} bg="bg.subtle">
      {/* In the tab order, since a scrolling row must be reachable by keyboard. */}
      <Row tabIndex={0} aria-label={`Work by ${data.name}`}>
        {data.workExamples.map((example) => (
          <li key={example.id}>
            {example.type === 'VIDEO' ? (
              <Film example={example} />
            ) : (
              <figure>
                <Picture
                  src={example.imageUrl}
                  alt={example.description ?? `Work by ${data.name}`}
                  h={HEIGHT}
                  aspectRatio={example.imageOrientation === 'PORTRAIT' ? '3 / 4' : '4 / 3'}
                  borderRadius="l3"
                />
                {example.description && (
                  <chakra.figcaption mt="3" textStyle="sm" color="fg.muted" maxW="20rem" aria-hidden>
                    {example.description}
                  </chakra.figcaption>
                )}
              </figure>
            )}
          </li>
        ))}
      </Row>
    </PageSection>
  );
}

import { Box, chakra, Flex, IconButton, Dialog as Parts, Portal, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { youTubeId } from '../../../../shared/youtube';
import { useContentLang, useTexts } from '../../../lib/language';
import { dialog } from '../../../theme/lazy-recipes/dialog';
import { CloseIcon } from '../../../ui/icons';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/pictograms';
import { useCloseRequest } from '../../../ui/use-close-request';
import { lightboxTexts } from './lightbox-texts';
import type { WorkGallery_SupplierFragment } from './profile.generated';
import { profileTexts } from './profile-texts';

/** Returns the ID of a video example: the stored one (R080), or else that in its address. */
export const filmId = ({ videoId, videoUrl }: { videoId: string | null; videoUrl: string | null }) =>
  videoId && /^[\w-]{11}$/.test(videoId) ? videoId : youTubeId(videoUrl);

/**
 * Returns the address of the player, which is requested only when the visitor presses play; no cookie is set before
 * that.
 */
const playerAddress = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;

type Example = WorkGallery_SupplierFragment['workExamples'][number];

function Shown({ example, name }: { example: Example; name: string }) {
  const text = useTexts(profileTexts);
  const film = example.type === 'VIDEO' ? filmId(example) : null;
  const what = example.description || text.workBy(name);
  if (film)
    return (
      <chakra.iframe
        src={playerAddress(film)}
        title={what}
        allow="autoplay; fullscreen; picture-in-picture"
        w="min(90vw, 68rem)"
        aspectRatio="16 / 9"
        borderRadius="l2"
        bg="bg.muted"
      />
    );
  return (
    <chakra.img
      src={example.imageUrl ?? ''}
      alt={what}
      maxW="90vw"
      maxH="76vh"
      objectFit="contain"
      borderRadius="l2"
    />
  );
}

type Props = { examples: readonly Example[]; start: number; name: string; onClose: () => void };

/**
 * The full-window view of a work example. Arrow keys go to the next one; Escape, or going back on a phone, closes it.
 */
export default function Lightbox({ examples, start, name, onClose }: Props) {
  const [index, setIndex] = useState(start);
  const text = useTexts(lightboxTexts);
  const { workBy } = useTexts(profileTexts);
  const content = useContentLang();
  useCloseRequest(onClose);
  const example = examples[index];
  const turn = (step: number) => setIndex((current) => (current + step + examples.length) % examples.length);
  if (!example) return null;
  const button = {
    variant: 'solid',
    colorPalette: 'neutral',
    borderRadius: 'full',
    // The background is dark in both colour modes.
    focusRingColor: 'fg.invertedAccent',
  } as const;
  return (
    <Parts.Root recipe={dialog} open onOpenChange={(change) => !change.open && onClose()} size="full">
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner style={{ padding: 0 }}>
          <Parts.Content
            bg="bg.inverted"
            color="fg.inverted"
            boxShadow="none"
            maxW="none"
            w="full"
            h="100dvh"
            style={{ maxHeight: 'none', borderRadius: 0, margin: 0 }}
            aria-label={workBy(name)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowLeft') turn(-1);
              if (event.key === 'ArrowRight') turn(1);
            }}
          >
            <Flex direction="column" align="center" justify="center" h="full" gap="4" p="4" onClick={onClose}>
              <Box onClick={(event) => event.stopPropagation()}>
                <Shown key={example.id} example={example} name={name} />
              </Box>
              <Flex align="center" gap="4" onClick={(event) => event.stopPropagation()}>
                {examples.length > 1 && (
                  <IconButton {...button} aria-label={text.previous} onClick={() => turn(-1)}>
                    <ChevronLeftIcon />
                  </IconButton>
                )}
                <Box textAlign="center" aria-live="polite">
                  <Text lang={content}>{example.description}</Text>
                  <Text textStyle="sm">{text.shownOf(String(index + 1), String(examples.length))}</Text>
                </Box>
                {examples.length > 1 && (
                  <IconButton {...button} aria-label={text.next} onClick={() => turn(1)}>
                    <ChevronRightIcon />
                  </IconButton>
                )}
              </Flex>
              <Parts.CloseTrigger asChild>
                <IconButton {...button} position="absolute" top="4" insetEnd="4" aria-label={text.close}>
                  <CloseIcon />
                </IconButton>
              </Parts.CloseTrigger>
            </Flex>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}

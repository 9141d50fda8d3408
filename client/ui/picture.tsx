import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { pictureSources } from '../../shared/picture-address';
import { LogoMark } from './logo-mark';

type Props = BoxProps & {
  src: string | null | undefined;
  alt: string;
  /** If true, visible without scrolling, so it loads at once. */
  eager?: boolean;
  /** If true, the largest picture of a page, which loads at once and before all others. */
  largest?: boolean;
};

/** A picture that fills its frame; a quiet leaf pattern replaces a missing picture or one that fails to load. */
export function Picture({ src, alt, eager = false, largest = false, ...frame }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const shown = src && src !== failed ? src : null;
  return (
    <Box position="relative" overflow="hidden" bg="bg.muted" aspectRatio="4 / 3" {...frame}>
      {shown ? (
        <chakra.img
          src={shown}
          srcSet={pictureSources(shown)}
          sizes={eager || largest ? undefined : 'auto'}
          alt={alt}
          loading={eager || largest ? 'eager' : 'lazy'}
          fetchPriority={largest ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(shown)}
          position="absolute"
          inset="0"
          boxSize="100%"
          objectFit="cover"
        />
      ) : (
        <Box
          position="absolute"
          inset="0"
          display="grid"
          placeItems="center"
          color="art.leafLight"
          role="img"
          aria-label={alt || undefined}
          aria-hidden={alt ? undefined : true}
        >
          <LogoMark boxSize="35%" opacity="0.5" />
        </Box>
      )}
    </Box>
  );
}

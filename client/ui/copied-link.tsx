import { Box, Flex } from '@chakra-ui/react';
import { CopyButton } from './copy-button';
import { TextLink } from './text-link';

type Props = { label: string; path: string };

/** A link of this site to pass on: it can be read, opened, or copied as a whole address (R121, R141). */
export function CopiedLink({ label, path }: Props) {
  return (
    <Box>
      <Box textStyle="label">{label}</Box>
      <Flex mt="1.5" gap="3" align="center">
        <Box flex="1" minW="0" textStyle="sm">
          {/* A block, so that the whole line can be touched. */}
          <TextLink to={path} target="_blank" display="block" py="1" truncate>
            {path}
          </TextLink>
        </Box>
        <CopyButton
          text={() => new URL(path, window.location.origin).href}
          aria-label={`Copy: ${label}`}
          flexShrink="0"
        />
      </Flex>
    </Box>
  );
}

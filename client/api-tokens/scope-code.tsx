import { Box } from '@chakra-ui/react';
import type { TokenScope } from '../graphql/schema.generated';
import { codeOf } from './token-scopes';

/** The code of a scope, for people who look it up in the documentation of the API. */
export const ScopeCode = ({ scope }: { scope: TokenScope }) => (
  <Box as="code" fontFamily="mono" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
    {codeOf(scope)}
  </Box>
);

import { useApolloClient } from '@apollo/client/react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { errorMessage } from '../graphql/error-messages';
import { toAppError } from '../graphql/errors';
import { evictQueries } from '../graphql/row-cache';
import { useLanguage, useTexts } from '../lib/language';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { DateTime } from '../ui/date-time';
import { ItemRow } from '../ui/item-list-card';
import { notify } from '../ui/notices';
import { StatusTag } from '../ui/status-tag';
import { type ApiToken_RowFragment, useRevokeApiTokenMutation } from './api-tokens.generated';
import { ACCESSES, byResource } from './token-scopes';
import { resourceTexts, tokenTexts } from './token-texts';

export type Token = Omit<ApiToken_RowFragment, ' $fragmentName'>;

/** A token of a list, with the button that revokes it. */
export function TokenRow({ token }: { token: Token }) {
  const text = useTexts(tokenTexts);
  const { name, tokenStart, expiresAt, lastUsedAt } = token;
  const expired = expiresAt !== null && new Date(expiresAt) <= new Date();
  return (
    <ItemRow
      name={name}
      tag={expired && <StatusTag tone="bad">{text.expired}</StatusTag>}
      actions={<RevokeButton token={token} />}
    >
      <ScopeList token={token} />
      <Text color="fg.muted" mt="1">
        <Box as="code" fontFamily="mono">
          {tokenStart}…
        </Box>
        {' · '}
        {expiresAt ? (
          <>
            {expired ? text.expired : text.expiresOn} <DateTime value={expiresAt} />
          </>
        ) : (
          text.neverExpires
        )}
        {' · '}
        {lastUsedAt ? (
          <>
            {text.lastUsed} <DateTime value={lastUsedAt} />
          </>
        ) : (
          text.neverUsed
        )}
      </Text>
    </ItemRow>
  );
}

/** The data that a token can read, and the data that it can change, in a line each. */
function ScopeList({ token: { scopes } }: { token: Token }) {
  const text = useTexts(tokenTexts);
  const labels = useTexts(resourceTexts);
  const rows = byResource(scopes);
  return ACCESSES.map((access) => {
    const found = rows.filter((row) => row[access]).map(({ resource }) => labels[resource]);
    return (
      found.length > 0 && (
        <Text key={access} color="fg.muted">
          {text[access]}: {found.join(', ')}
        </Text>
      )
    );
  });
}

function RevokeButton({ token: { id, name } }: { token: Token }) {
  const text = useTexts(tokenTexts);
  const language = useLanguage();
  const { cache } = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [revoke] = useRevokeApiTokenMutation();
  const confirm = async () => {
    try {
      await revoke({ variables: { id } });
      notify({ kind: 'success', title: text.revoked, description: name });
    } catch (failure) {
      const description = errorMessage(language, toAppError(failure));
      notify({ kind: 'error', title: text.failed, description });
    }
    evictQueries(cache, 'apiTokens');
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        colorPalette="danger"
        aria-label={`${text.revoke}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {text.revoke}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={text.revokeTitle}
        confirmLabel={text.revoke}
        cancelLabel={text.cancel}
        danger
        onConfirm={confirm}
      >
        “{name}” {text.revokeQuestion}
      </ConfirmDialog>
    </>
  );
}

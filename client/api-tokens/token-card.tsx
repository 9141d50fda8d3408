import { Box, Flex, Text } from '@chakra-ui/react';
import { useTexts } from '../lib/language';
import { ErrorState } from '../ui/error-state';
import { LoadingLines } from '../ui/loading-state';
import { SectionCard } from '../ui/section-card';
import { useApiTokensQuery } from './api-tokens.generated';
import { NewTokenButton } from './new-token-button';
import { TokenRow } from './token-row';
import { tokenTexts } from './token-texts';

/** The API tokens of the signed-in user, or for staff those of another user, whom they cannot give new ones. */
export function TokenCard({ userId }: { userId?: number }) {
  const text = useTexts(tokenTexts);
  const own = userId === undefined;
  return (
    <SectionCard
      title={text.title}
      description={own ? text.about : text.aboutOther}
      {...(own && { size: 'md' })}
    >
      <TokenList userId={userId} />
      {own && (
        <Flex>
          <NewTokenButton />
        </Flex>
      )}
    </SectionCard>
  );
}

function TokenList({ userId }: { userId?: number }) {
  const text = useTexts(tokenTexts);
  const { data, error, refetch } = useApiTokensQuery({ variables: { userId } });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} level="h3" py="4" />;
  if (!data) return <LoadingLines lines={2} />;
  if (data.apiTokens.length === 0)
    return (
      <Text color="fg.muted" textStyle="sm">
        {userId === undefined ? text.none : text.noneOther}
      </Text>
    );
  return (
    <Box as="ul" listStyleType="none">
      {data.apiTokens.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </Box>
  );
}

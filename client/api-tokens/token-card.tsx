import { useTexts } from '../lib/language';
import { ItemListCard } from '../ui/item-list-card';
import { NewSecretButton } from '../ui/new-secret-button';
import { useApiTokensQuery } from './api-tokens.generated';
import { NewTokenForm } from './token-form';
import { TokenRow } from './token-row';
import { tokenTexts } from './token-texts';

/** The API tokens of the signed-in user, or for staff those of another user, whom they cannot give new ones. */
export function TokenCard({ userId }: { userId?: number }) {
  const text = useTexts(tokenTexts);
  const { data, error, refetch } = useApiTokensQuery({ variables: { userId } });
  const own = userId === undefined;
  return (
    <ItemListCard
      title={text.title}
      description={own ? text.about : text.aboutOther}
      rows={data?.apiTokens.map((token) => <TokenRow key={token.id} token={token} />)}
      error={error}
      onRetry={() => void refetch()}
      none={own ? text.none : text.noneOther}
      create={own && <NewSecretButton texts={text} form={(show) => <NewTokenForm onCreated={show} />} />}
    />
  );
}

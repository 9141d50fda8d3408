import { Container, Grid, Heading, Text } from '@chakra-ui/react';
import { NameForm, PasswordForm } from '../../features/accounts/account/profile-forms';
import { SignedOut } from '../../features/accounts/session/signed-out';
import { lazyComponent } from '../../forms/lazy-component';
import { useSessionState } from '../../graphql/use-session';
import { texts, useTexts } from '../../lib/language';
import { pageTitles } from '../../navigation/page-titles';
import { LoadingLines } from '../../ui/loading-state';

const profileTexts = texts({ signedInAs: 'Signed in as' }, { signedInAs: 'Kua takiuru hei' });

const SessionsCard = lazyComponent(
  async () => ({ default: (await import('../../features/accounts/account/sessions-card')).SessionsCard }),
  <LoadingLines lines={3} />,
);

const TokenCard = lazyComponent(
  async () => ({ default: (await import('../../api-tokens/token-card')).TokenCard }),
  <LoadingLines lines={3} />,
);

const WebhookCard = lazyComponent(
  async () => ({ default: (await import('../../webhooks/webhook-card')).WebhookCard }),
  <LoadingLines lines={3} />,
);

const CalendarCard = lazyComponent(
  async () => ({ default: (await import('../../calendar-feed/calendar-card')).CalendarCard }),
  <LoadingLines lines={3} />,
);

/** My Profile: name, password, sign-ins, API tokens, webhooks and, for staff, the calendar feed of the signed-in user (R297). */
export function Component() {
  const title = useTexts(pageTitles.userProfile);
  const text = useTexts(profileTexts);
  const { user } = useSessionState();
  if (!user) return <SignedOut />;
  return (
    <Container py={{ base: '10', md: '16' }}>
      <Heading as="h1" size="3xl">
        {title}
      </Heading>
      <Text color="fg.muted" mt="3">
        {text.signedInAs} {user.email}
      </Text>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="6"
        mt="10"
        alignItems="start"
      >
        <NameForm fullName={user.fullName} />
        <PasswordForm />
        <Grid gridColumn="1 / -1" templateColumns="minmax(0, 1fr)" gap="6">
          <SessionsCard />
          {user.roles.length > 0 && (
            <>
              <TokenCard />
              <WebhookCard />
              {user.roles.includes('ADMIN') && <CalendarCard />}
            </>
          )}
        </Grid>
      </Grid>
    </Container>
  );
}

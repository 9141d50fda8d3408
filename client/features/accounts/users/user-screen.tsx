import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TokenCard } from '../../../api-tokens/token-card';
import { CalendarCard } from '../../../calendar-feed/calendar-card';
import { boundFields } from '../../../editing/bound-field';
import { FormColumns } from '../../../forms/form-columns';
import { TextField } from '../../../forms/text-fields';
import { RecordScreen } from '../../../lists/record-screen';
import { DateTime } from '../../../ui/date-time';
import { Fact, FactList } from '../../../ui/fact-list';
import { SectionCard } from '../../../ui/section-card';
import { StatusTag } from '../../../ui/status-tag';
import { WebhookCard } from '../../../webhooks/webhook-card';
import { DeactivateButton } from './deactivate-button';
import { InviteAgainButton } from './invite-again-button';
import { RolesCard } from './roles-card';
import { SignOutButton } from './sign-out-button';
import { type User, userFields } from './user-fields';
import { userHistory } from './user-history';
import { userStore } from './user-store';
import { useUserDetailQuery } from './users.generated';

type Props = { id: number; back: ReactNode; toList: ReactNode };

const SignInCard = ({ user }: { user: User }) => (
  <SectionCard title="Sign-in">
    <FactList>
      <Fact label="Email">{user.email}</Fact>
      <Fact label="Address">{user.emailVerified ? 'Confirmed' : 'Not confirmed yet'}</Fact>
      <Fact label="Google">{user.withGoogle ? 'Signs in with Google' : 'Not linked'}</Fact>
      <Fact label="Last signed in" empty="Never">
        {user.lastSignedInAt && <DateTime value={user.lastSignedInAt} />}
      </Fact>
    </FactList>
  </SectionCard>
);

/** One user: their roles, and the records that they are for (R290, R296). */
export function UserScreen({ id, ...ways }: Props) {
  const result = useUserDetailQuery({ variables: { id } });
  return (
    <RecordScreen
      recordLabel="user"
      fields={userFields}
      store={userStore}
      record={result.data?.userRecord}
      result={result}
      {...ways}
      heading={(user) => ({
        title: user.fullName || user.email,
        tag: (
          <>
            {user.deactivatedAt && <StatusTag tone="bad">Deactivated</StatusTag>}
            {user.staff && <StatusTag tone="quiet">Staff</StatusTag>}
          </>
        ),
        facts: [
          `User ${user.id}`,
          user.fullName && user.email,
          <>
            Joined <DateTime value={user.createdAt} />
          </>,
        ],
      })}
      actions={(user) => (
        <>
          <InviteAgainButton user={user} />
          <SignOutButton user={user} />
          <DeactivateButton user={user} />
        </>
      )}
      history={userHistory}
    >
      {(form, user) => {
        const fieldOf = boundFields(userFields, form);
        return (
          <FormColumns>
            <Grid gap="5">
              <RolesCard form={form} userId={id} />
            </Grid>
            <Grid gap="5">
              <SectionCard title="Person">
                <TextField {...fieldOf('fullName')} maxLength={200} />
              </SectionCard>
              <SignInCard user={user} />
              <TokenCard userId={id} />
              <WebhookCard userId={id} />
              <CalendarCard owner={user} />
            </Grid>
          </FormColumns>
        );
      }}
    </RecordScreen>
  );
}

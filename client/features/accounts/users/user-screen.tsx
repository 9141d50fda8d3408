import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { boundFields } from '../../../editing/bound-field';
import { RecordEditor } from '../../../editing/record-editor';
import { RecordState } from '../../../editing/record-state';
import { TextField } from '../../../forms/text-fields';
import { DateTime } from '../../../ui/date-time';
import { Fact, FactList } from '../../../ui/fact-list';
import { RecordHeader } from '../../../ui/record-header';
import { SectionCard } from '../../../ui/section-card';
import { StatusTag } from '../../../ui/status-tag';
import { DeactivateButton } from './deactivate-button';
import { InviteAgainButton } from './invite-again-button';
import { RolesCard } from './roles-card';
import { type User, userFields } from './user-fields';
import { userStore } from './user-store';
import { UserTimeline } from './user-timeline';
import { useUserDetailQuery } from './users.generated';

const columns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };

type Props = { id: number; back: ReactNode; toList: ReactNode };

const Header = ({ user, back }: { user: User; back: ReactNode }) => (
  <RecordHeader
    title={user.fullName || user.email}
    tag={
      <>
        {user.deactivatedAt && <StatusTag tone="bad">Deactivated</StatusTag>}
        {user.staff && <StatusTag tone="quiet">Staff</StatusTag>}
      </>
    }
    facts={[
      `User ${user.id}`,
      user.fullName && user.email,
      <>
        Joined <DateTime value={user.createdAt} />
      </>,
    ]}
    back={back}
    action={
      <>
        <InviteAgainButton user={user} />
        <DeactivateButton user={user} />
      </>
    }
  />
);

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
export function UserScreen({ id, back, toList }: Props) {
  const result = useUserDetailQuery({ variables: { id } });
  const missing = { recordLabel: 'user', action: toList };
  return (
    <RecordState record={result.data?.userRecord} result={result} missing={missing}>
      {(user) => (
        <RecordEditor
          key={id}
          fields={userFields}
          store={userStore}
          record={user}
          recordLabel="user"
          header={() => <Header user={user} back={back} />}
          below={<UserTimeline user={user} />}
        >
          {(form) => {
            const fieldOf = boundFields(userFields, form);
            return (
              <Grid templateColumns={columns} gap="5" alignItems="start">
                <Grid gap="5">
                  <RolesCard form={form} userId={id} />
                </Grid>
                <Grid gap="5">
                  <SectionCard title="Person">
                    <TextField {...fieldOf('fullName')} maxLength={200} />
                  </SectionCard>
                  <SignInCard user={user} />
                </Grid>
              </Grid>
            );
          }}
        </RecordEditor>
      )}
    </RecordState>
  );
}

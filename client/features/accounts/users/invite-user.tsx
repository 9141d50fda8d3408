import { useApolloClient } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { boundFields } from '../../../editing/bound-field';
import { NewRecord } from '../../../editing/new-record';
import { useDuplicateConfirmation } from '../../../editing/use-duplicate-confirmation';
import { FormColumns } from '../../../forms/form-columns';
import { TextField } from '../../../forms/text-fields';
import { evictQueries } from '../../../graphql/row-cache';
import type { UserInvitation } from '../../../graphql/schema.generated';
import { SectionCard } from '../../../ui/section-card';
import { RolesCard } from './roles-card';
import { invitationFields, type UserForm } from './user-fields';
import { userStore } from './user-store';
import { useInviteUserMutation } from './users.generated';

type Props = { back: ReactNode; onCreated: (id: number) => void };

/** The form with which staff create an account; the new user gets a mail with a link for choosing a password. */
export function InviteUser({ back, onCreated }: Props) {
  const { cache } = useApolloClient();
  const [invite] = useInviteUserMutation();
  const trying = useDuplicateConfirmation();
  return (
    <NewRecord
      fields={invitationFields}
      store={userStore}
      recordLabel="user"
      back={back}
      create={async (input) => {
        const { data } = await trying(input, (evenIfSimilar) =>
          invite({ variables: { input: input as UserInvitation, evenIfSimilar } }),
        );
        if (!data) return null;
        evictQueries(cache, 'userRecords');
        return data.inviteUser.id;
      }}
      onCreated={onCreated}
    >
      {(form) => {
        const fieldOf = boundFields(invitationFields, form);
        return (
          <FormColumns>
            <SectionCard title="Person">
              <TextField {...fieldOf('email')} type="email" maxLength={254} required />
              <TextField {...fieldOf('fullName')} maxLength={200} />
              <Text textStyle="sm" color="fg.muted">
                We’ll send a link to this address to choose a password. The link works for seven days. After
                that, the user can ask for a new link on the sign-in page.
              </Text>
            </SectionCard>
            <RolesCard form={form as unknown as UserForm} userId={null} />
          </FormColumns>
        );
      }}
    </NewRecord>
  );
}

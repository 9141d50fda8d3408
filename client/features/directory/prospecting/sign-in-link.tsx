import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Call } from '../../../graphql/call';
import { toAppError } from '../../../graphql/errors';
import type { Session } from '../../../graphql/session';
import { SignInByLinkDocument } from './prospecting.generated';
import { SignedOutLayout } from './signed-out-layout';

type Props = {
  call: Call;
  session: Session;
  token: string;
  /** Called once the link is used, with null if it was valid or else the reason for refusal. */
  onUsed: (refusal: string | null) => void;
};

/** Uses a mailed link only when the button is pressed, because mail scanners open links by themselves. */
export function SignInLink({ call, session, token, onUsed }: Props) {
  const [entering, setEntering] = useState(false);
  const [failure, setFailure] = useState('');
  const enter = async () => {
    setEntering(true);
    setFailure('');
    try {
      const { signInByLink } = await call(SignInByLinkDocument, { token });
      session.adopt(signInByLink);
      onUsed(null);
    } catch (error) {
      const { code, message } = toAppError(error);
      setEntering(false);
      if (code === 'BAD_USER_INPUT') onUsed(message);
      else setFailure(message);
    }
  };
  return (
    <SignedOutLayout lead="Use the link we emailed you to sign in on this device.">
      <Button size="lg" minH="12" w="full" loading={entering} onClick={enter}>
        Open the page
      </Button>
      <Text role="alert" textStyle="sm" color="fg.error" mt="3" _empty={{ display: 'none' }}>
        {failure}
      </Text>
    </SignedOutLayout>
  );
}

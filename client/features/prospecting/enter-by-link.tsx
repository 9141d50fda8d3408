import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Call } from '../../graphql/call';
import { toAppError } from '../../graphql/errors';
import type { Session } from '../../graphql/session';
import { BeforeBuyers } from './before-buyers';
import { SignInByLinkDocument } from './prospecting.generated';

type Props = {
  call: Call;
  session: Session;
  token: string;
  /** Once the link is used up, whether it was good (null) or why not. */
  onUsed: (refusal: string | null) => void;
};

/** Uses a mailed link on a press, not by itself: programs that look through mails open what is in them. */
export function EnterByLink({ call, session, token, onUsed }: Props) {
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
    <BeforeBuyers lead="Your link is here. It signs you in on this device.">
      <Button size="lg" minH="12" w="full" loading={entering} onClick={enter}>
        Open the page
      </Button>
      <Text role="alert" textStyle="sm" color="fg.error" mt="3" _empty={{ display: 'none' }}>
        {failure}
      </Text>
    </BeforeBuyers>
  );
}

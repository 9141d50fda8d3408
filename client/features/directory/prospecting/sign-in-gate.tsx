import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { type SubmitEvent, useId, useState } from 'react';
import type { Call } from '../../../graphql/call';
import { toAppError } from '../../../graphql/errors';
import { loginPath } from '../../../navigation/path-segments';
import { PlainInput } from '../../../ui/plain-input';
import { RequestSignInLinkDocument } from './prospecting.generated';
import { SignedOutLayout } from './signed-out-layout';

type RequestState = { status: 'idle' | 'sending' | 'sent' } | { status: 'refused'; message: string };

/** The form that requests a sign-in link by mail. */
function LinkByMail({ call, linkKey }: { call: Call; linkKey: string }) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [request, setRequest] = useState<RequestState>({ status: 'idle' });
  const ask = async (event: SubmitEvent) => {
    event.preventDefault();
    if (request.status === 'sending') return;
    if (!email.trim()) return setRequest({ status: 'refused', message: 'Please enter your email address.' });
    setRequest({ status: 'sending' });
    try {
      await call(RequestSignInLinkDocument, { email, key: linkKey });
      setRequest({ status: 'sent' });
    } catch (failure) {
      const { message, fields } = toAppError(failure);
      setRequest({ status: 'refused', message: fields[0]?.message ?? message });
    }
  };
  if (request.status === 'sent')
    return (
      <Text role="status" bg="bg.success" p="4" borderRadius="l2">
        If {email.trim()} belongs to this good cause, we’ve sent a sign-in link. It works once and expires in
        30 minutes.
      </Text>
    );
  const refused = request.status === 'refused';
  return (
    <chakra.form noValidate onSubmit={ask} display="grid" gap="3">
      <chakra.label htmlFor={id} textStyle="label">
        Your email address
      </chakra.label>
      <PlainInput
        id={id}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        minH="11"
        value={email}
        aria-invalid={refused || undefined}
        aria-describedby={`${id}-refusal`}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Text id={`${id}-refusal`} role="alert" textStyle="sm" color="fg.error" _empty={{ display: 'none' }}>
        {refused ? request.message : ''}
      </Text>
      <Button type="submit" minH="11" variant="outline" loading={request.status === 'sending'}>
        Email me a sign-in link
      </Button>
    </chakra.form>
  );
}

type Props = {
  call: Call;
  linkKey: string;
  /** The reason why the signed-in user cannot see the page. */
  reason?: string;
};

/** The page for users who are not signed in for the cause or as staff (A26, R245): shows no buyers. */
export function SignInGate({ call, linkKey, reason }: Props) {
  return (
    <SignedOutLayout
      lead={reason ?? 'This page is for good cause staff. Sign in to see buyers you could approach.'}
    >
      <Flex direction="column" gap="6">
        <Button asChild minH="12" size="lg">
          <a href={loginPath(`/ProspectingBuyers/${linkKey}`)}>Sign in with your password</a>
        </Button>
        <Box borderTopWidth="1px" pt="6">
          <Text mb="4" color="fg.muted">
            Forgotten your password? We can email you a sign-in link.
          </Text>
          <LinkByMail call={call} linkKey={linkKey} />
        </Box>
      </Flex>
    </SignedOutLayout>
  );
}

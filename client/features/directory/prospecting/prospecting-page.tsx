import { Box, Container, Flex, Heading, Text, VisuallyHidden } from '@chakra-ui/react';
import { useRef, useState, useSyncExternalStore } from 'react';
import type { QueuedSave } from '../../../editing/use-save-queue';
import type { Call } from '../../../graphql/call';
import type { GoodCauseAction, ProspectingBuyerInput } from '../../../graphql/schema.generated';
import type { Session } from '../../../graphql/session';
import { CountToggles } from '../../../ui/count-toggles';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton } from '../../../ui/skeleton';
import { BuyerCard } from './buyer-card';
import { ACTIONS, type Buyer, countStarted, FIRST_WITHOUT } from './prospecting-buyers';
import { SignInGate } from './sign-in-gate';
import { SignInLink } from './sign-in-link';
import { useProspecting } from './use-prospecting';

const STEPS = [
  'Choose an organisation where you know someone.',
  'Talk to the organisation about buying through Uplift and add its contact details.',
  'Record your progress. Your changes are saved as you go.',
];

const Steps = () => (
  <Flex
    as="ol"
    listStyleType="none"
    direction={{ base: 'column', md: 'row' }}
    gap={{ base: '3', md: '6' }}
    mt="6"
  >
    {STEPS.map((step, index) => (
      <Flex as="li" key={step} gap="3" flex="1" align="flex-start">
        <Box
          aria-hidden
          flexShrink="0"
          display="grid"
          placeItems="center"
          boxSize="8"
          borderRadius="full"
          bg="brand.subtle"
          color="brand.fg"
          fontWeight="semibold"
        >
          {index + 1}
        </Box>
        <Text pt="1">{step}</Text>
      </Flex>
    ))}
  </Flex>
);

const Loading = () => (
  <Container py="8" role="status">
    <VisuallyHidden>Loading …</VisuallyHidden>
    <Skeleton h="12" mb="6" />
    <Skeleton h="96" />
  </Container>
);

type BuyersProps = { buyers: readonly Buyer[]; save: QueuedSave<ProspectingBuyerInput> };

/** The toggles, and the buyers that they leave visible (R239). */
function Buyers({ buyers, save }: BuyersProps) {
  const [without, setWithout] = useState<GoodCauseAction[]>([...FIRST_WITHOUT]);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = buyers.filter(({ goodCauseAction }) => !without.includes(goodCauseAction));
  const onAction = ({ name }: Buyer, action: GoodCauseAction) => {
    const label = ACTIONS.find(({ value }) => value === action)?.label;
    setSaid(`${name}: ${label} saved.`);
    if (without.includes(action)) heading.current?.focus();
  };
  return (
    <>
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap" mb="3">
        <Heading as="h2" size="xl" ref={heading} tabIndex={-1} outline="0">
          {shown.length} {shown.length === 1 ? 'buyer' : 'buyers'}
        </Heading>
        <Text>
          <Text as="strong">
            {countStarted(buyers)} of {buyers.length}
          </Text>{' '}
          started
        </Text>
      </Flex>
      <CountToggles
        label="Filter by progress"
        options={ACTIONS.map((action) => ({
          ...action,
          count: buyers.filter(({ goodCauseAction }) => goodCauseAction === action.value).length,
        }))}
        without={without}
        onChange={setWithout}
      />
      <Text role="status" textStyle="sm" color="fg.muted" minH="6" mt="3" mb="2">
        {said}
      </Text>
      <Flex direction="column" gap="6">
        {shown.map((buyer) => (
          <BuyerCard key={buyer.id} buyer={buyer} save={save} onAction={onAction} />
        ))}
      </Flex>
      {shown.length === 0 && (
        <EmptyState title="No buyers to show" level="h3">
          Choose a different filter above.
        </EmptyState>
      )}
    </>
  );
}

type OpenProps = { call: Call; linkKey: string; email: string };

/** The page for a signed-in user. */
function SignedInPage({ call, linkKey, email }: OpenProps) {
  const { read, save, reload } = useProspecting(call, linkKey);
  if (read.status === 'loading') return <Loading />;
  if (read.status === 'failed') return <ErrorState level="h1" py="24" error={read.error} onRetry={reload} />;
  if (read.status === 'nothing')
    return (
      <SignInGate
        call={call}
        linkKey={linkKey}
        reason={`This link doesn’t work for ${email}. It may be out of date or belong to another good cause.`}
      />
    );
  const { goodCauseName, buyers } = read.page;
  return (
    <Container py={{ base: '6', md: '10' }}>
      <Text textStyle="eyebrow">{goodCauseName}</Text>
      <Heading as="h1" size={{ base: '2xl', md: '4xl' }} mt="1">
        Buyers for your cause
      </Heading>
      <Steps />
      <Box mt="8">
        {buyers.length > 0 ? (
          <Buyers buyers={buyers} save={save} />
        ) : (
          <EmptyState title="No buyers to approach yet">
            We’ll list possible buyers here as we find them.
          </EmptyState>
        )}
      </Box>
    </Container>
  );
}

type Props = {
  /** Calls the API with the session of the signed-in user. */
  call: Call;
  session: Session;
  linkKey: string;
  /** The token of a mailed link. */
  token: string | null;
  /** Removes the token from the address. */
  discardToken: () => void;
};

/**
 * The prospecting page of a good cause: its own users and staff work on it, everyone else is asked to sign in (R239 to
 * R245).
 */
export function ProspectingPage({ call, session, linkKey, token, discardToken }: Props) {
  const { status, user } = useSyncExternalStore(session.subscribe, session.current, session.current);
  const [entering, setEntering] = useState(token);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (status === 'starting') return <Loading />;
  if (entering !== null && user === null)
    return (
      <SignInLink
        call={call}
        session={session}
        token={entering}
        onUsed={(why) => {
          discardToken();
          setRefusal(why);
          setEntering(null);
        }}
      />
    );
  if (!user) return <SignInGate call={call} linkKey={linkKey} reason={refusal ?? undefined} />;
  return <SignedInPage key={user.id} call={call} linkKey={linkKey} email={user.email} />;
}

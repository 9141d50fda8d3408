import { Alert, Button, Flex } from '@chakra-ui/react';
import { useEffect } from 'react';
import { toAppError } from '../../../graphql/errors';
import { showDay } from '../../../lib/parse-days';
import { paths } from '../../../navigation/paths';
import { alert } from '../../../theme/lazy-recipes/alert';
import { ErrorState } from '../../../ui/error-state';
import { Fact, FactList } from '../../../ui/fact-list';
import { EyeIcon, RefreshIcon } from '../../../ui/icons';
import { LoadingLines } from '../../../ui/loading-state';
import { notify } from '../../../ui/notices';
import { SectionCard } from '../../../ui/section-card';
import { TextLink } from '../../../ui/text-link';
import {
  type BuyerCertificate_CardFragment,
  useBuyerCertificateQuery,
  useMakeCertificateMutation,
  usePreviewCertificateMutation,
} from './buyer-certificate.generated';

/** Milliseconds between two polls while a certificate is being made, which takes a moment. */
const POLL_EVERY_MS = 1000;

const notifyFailure = (failure: unknown) =>
  notify({ kind: 'error', title: 'Something went wrong', description: toAppError(failure).message });

/** Opens a page in a new window. */
function showApart(address: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: address, target: '_blank', rel: 'noopener' });
  document.body.append(link);
  link.click();
  link.remove();
}

function Standing({ certificate }: { certificate: BuyerCertificate_CardFragment }) {
  const { number, version, issuedOn, next, problem } = certificate;
  return (
    <>
      {next === 'FAILED' && (
        <Alert.Root recipe={alert} status="error">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>Couldn’t create the certificate</Alert.Title>
            <Alert.Description>{problem}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <FactList>
        <Fact label="Number" empty="Not issued yet.">
          {number && <TextLink to={paths.certificate(number)}>{number}</TextLink>}
        </Fact>
        <Fact label="Version">{version}</Fact>
        <Fact label="Date of issue">{issuedOn && showDay(issuedOn)}</Fact>
      </FactList>
    </>
  );
}

type Props = { buyerId: number; live: boolean };

function Actions({ buyerId, live, making }: Props & { making: boolean }) {
  const [make, { loading }] = useMakeCertificateMutation();
  const [preview] = usePreviewCertificateMutation();
  const variables = { impactBuyerId: buyerId };
  const onMake = async () => {
    try {
      const { data } = await make({ variables });
      if (data?.makeCertificate.next) return;
      notify({ kind: 'info', title: 'Up to date', description: 'The certificate shows today’s figures.' });
    } catch (failure) {
      notifyFailure(failure);
    }
  };
  const onPreview = async () => {
    try {
      const { data } = await preview({ variables });
      if (data) showApart(data.previewCertificate);
    } catch (failure) {
      notifyFailure(failure);
    }
  };
  return (
    <Flex gap="3" wrap="wrap">
      {live && (
        <Button
          size="sm"
          onClick={() => void onMake()}
          loading={loading || making}
          loadingText="Being created"
        >
          <RefreshIcon /> Update certificate
        </Button>
      )}
      <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => void onPreview()}>
        <EyeIcon /> {live ? 'View certificate' : 'Preview'}
      </Button>
    </Flex>
  );
}

/** The state of a buyer's certificate, with the actions of staff (A29). */
export function BuyerCertificate({ buyerId, live }: Props) {
  const { data, error, refetch, startPolling, stopPolling } = useBuyerCertificateQuery({
    variables: { impactBuyerId: buyerId },
    // Fetched again on each visit, since jobs and visitors have certificates made, too.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const certificate = data?.buyerCertificate;
  const making = certificate?.next === 'BUILDING';
  useEffect(() => {
    if (making) startPolling(POLL_EVERY_MS);
    return stopPolling;
  }, [making, startPolling, stopPolling]);
  return (
    <SectionCard
      title="Certificate"
      description={
        live
          ? 'We create the certificate on request and update it when the figures change.'
          : 'Only buyers with a Live Report have a certificate. Until the report is live, you can see a preview.'
      }
      maxW="2xl"
    >
      {certificate ? (
        <>
          <Standing certificate={certificate} />
          <Actions buyerId={buyerId} live={live} making={making} />
        </>
      ) : error ? (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          level="h3"
          heading="Couldn’t load the certificate"
        />
      ) : (
        <LoadingLines lines={4} />
      )}
    </SectionCard>
  );
}

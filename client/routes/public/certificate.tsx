import { skipToken } from '@apollo/client/react';
import { useParams } from 'react-router';
import { useCertificateQuery } from '../../features/reports/certificates/certificate.generated';
import { certificateNumber } from '../../features/reports/certificates/certificate-loader';
import { CertificateView, UnknownCertificate } from '../../features/reports/certificates/certificate-view';
import { ErrorState } from '../../ui/error-state';
import { LoadingScreen } from '../../ui/loading-state';

/** The page that the code on an impact certificate opens: whether it is genuine, and its contents. */
export function Component() {
  const number = certificateNumber(useParams());
  const { data, error, refetch } = useCertificateQuery(number ? { variables: { number } } : skipToken);
  if (!number) return <UnknownCertificate />;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} level="h1" />;
  if (!data) return <LoadingScreen />;
  return data.certificate ? <CertificateView certificate={data.certificate} /> : <UnknownCertificate />;
}

import { Button } from '@chakra-ui/react';
import { DownloadIcon } from '../../../ui/pictograms';

/**
 * The link to the certificate of an impact buyer, opened in a new window; only buyers with a Live Report have one
 * (R127, R149, R150).
 */
export const CertificateLink = ({ buyerId }: { buyerId: number }) => (
  <Button asChild size="sm" variant="outline" colorPalette="neutral">
    <a href={`/api/impactBusiness/pdf/${buyerId}`} target="_blank" rel="noopener">
      <DownloadIcon /> Download Certificate
    </a>
  </Button>
);

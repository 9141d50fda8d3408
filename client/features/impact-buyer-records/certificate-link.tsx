import { Button } from '@chakra-ui/react';
import { DownloadIcon } from '../../ui/pictograms';

/** The certificate of an impact buyer, in a window of its own; only one with a Live Report has it (R127, R149, R150). */
export const CertificateLink = ({ buyerId }: { buyerId: number }) => (
  <Button asChild size="sm" variant="outline" colorPalette="neutral">
    <a href={`/api/impactBusiness/pdf/${buyerId}`} target="_blank" rel="noopener">
      <DownloadIcon /> Download Certificate
    </a>
  </Button>
);

import { accessiblePdf, artifact, bytesOf, type Pdf } from '../../kits/pdf/accessible-pdf.js';
import type { Certificate } from './certificate-figures.js';
import { CertificatePage } from './certificate-page.js';

const numberOf = ({ issue }: Certificate) => (issue ? ` ${issue.number}` : '');

/**
 * Draws the certificate of an impact buyer: one A4 page that declares itself accessible by PDF/UA, with all
 * its texts tagged and all decoration as artifacts (R151). The same certificate always has the same text and
 * picture.
 */
export function drawCertificate(certificate: Certificate): Promise<Buffer> {
  const pdf = accessiblePdf({
    title: `Impact certificate${numberOf(certificate)} of ${certificate.name}`,
    language: 'en',
    layout: 'landscape',
    drawnOn: certificate.issuedOn,
  });
  drawPage(pdf, certificate);
  return bytesOf(pdf);
}

function drawPage(pdf: Pdf, certificate: Certificate): void {
  const { issue } = certificate;
  const page = new CertificatePage(pdf, certificate);
  artifact(pdf, () => page.ground());
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  const part = (kind: string, draw: () => void) => document.add(pdf.struct(kind, {}, draw));
  let y = 0;
  document.add(
    pdf.struct('P', {}, [
      () => page.head(),
      pdf.struct('Span', { lang: 'mi' }, () => page.titleInMaori()),
      () => page.headNumber(),
    ]),
  );
  if (issue) {
    const alt = `QR code for ${issue.address}, where you can check this certificate.`;
    const attributes = { alt, bbox: CertificatePage.codeBox };
    document.add(pdf.struct('Figure', attributes, () => page.code(issue.address)));
  }
  part('P', () => page.intro());
  part('H1', () => {
    y = page.name();
  });
  part('P', () => {
    y = page.statement(y);
  });
  artifact(pdf, () => page.bars(y));
  page.figures(y, (draw) => part('P', draw));
  part('P', () => page.dated());
  part('P', () => page.signature());
  if (issue) part('P', () => page.number(issue));
  part('P', () => page.foot());
  document.end();
}

import PDFDocument from 'pdfkit';
import { escapeMetadata } from '../platform/pdf-metadata.js';
import type { Certificate } from './certificate-figures.js';
import { CertificatePage } from './certificate-page.js';
import { TRUST } from './certificate-words.js';

/** The types of pdfkit know this subset no more than the box of a figure. */
const NAMED_ACCESSIBLE: object = { subset: 'PDF/UA' };

const numberOf = ({ issue }: Certificate) => (issue ? ` ${issue.number}` : '');

/**
 * Draws the certificate of an impact buyer: one A4 page that names itself accessible by PDF/UA, with all that it says in
 * tagged text and all that it only shows as artifacts (R151). The same certificate is the same text and picture each time.
 */
export function drawCertificate(certificate: Certificate): Promise<Buffer> {
  const issued = new Date(`${certificate.issuedOn}T00:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    // None of its own fonts: reading one takes as long as all the text.
    font: '',
    pdfVersion: '1.7',
    ...NAMED_ACCESSIBLE,
    lang: 'en-NZ',
    tagged: true,
    displayTitle: true,
    info: {
      Title: `Impact certificate${numberOf(certificate)} of ${certificate.name}`,
      Author: TRUST,
      CreationDate: issued,
      ModDate: issued,
    },
  });
  escapeMetadata(pdf);
  drawPage(pdf, certificate);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => parts.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
    pdf.end();
  });
}

function drawPage(pdf: InstanceType<typeof PDFDocument>, certificate: Certificate): void {
  const { issue } = certificate;
  const page = new CertificatePage(pdf, certificate);
  const artifact = (draw: () => void) => {
    pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    pdf.endMarkedContent();
  };
  artifact(() => page.ground());
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
    const alt = `Square code that leads to ${issue.address}, where this certificate can be looked up.`;
    const told = { alt, bbox: CertificatePage.codeBox };
    document.add(pdf.struct('Figure', told, () => page.code(issue.address)));
  }
  part('P', () => page.intro());
  part('H1', () => {
    y = page.name();
  });
  part('P', () => {
    y = page.statement(y);
  });
  artifact(() => page.bars(y));
  page.figures(y, (draw) => part('P', draw));
  part('P', () => page.dated());
  part('P', () => page.signature());
  if (issue) part('P', () => page.number(issue));
  part('P', () => page.foot());
  document.end();
}

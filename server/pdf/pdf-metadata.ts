import type PDFDocument from 'pdfkit';
import { xmlText } from '../platform/xml-text.js';

type Pdf = InstanceType<typeof PDFDocument>;

/** What pdfkit has besides its types. */
interface Metadata {
  info: Record<string, unknown>;
  _addInfo(): void;
}

/**
 * Escapes what the XML of a PDF says of it. pdfkit copies title and author as they are, so that no machine could read on
 * after the first "&" of a name.
 */
export function escapeMetadata(pdf: Pdf): void {
  const metadata = pdf as unknown as Metadata;
  const addInfo = metadata._addInfo;
  metadata._addInfo = () => {
    const { info } = metadata;
    const escaped = Object.entries(info).map(([key, value]) => [
      key,
      typeof value === 'string' ? xmlText(value) : value,
    ]);
    metadata.info = Object.fromEntries(escaped);
    addInfo.call(metadata);
    metadata.info = info;
  };
}

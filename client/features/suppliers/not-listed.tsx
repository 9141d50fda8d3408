import { texts, useTexts } from '../../lib/language';
import { EyeOffIcon } from '../../ui/icons';
import { StatusTag } from '../../ui/status-tag';

const notListedTexts = texts(
  { notListed: 'Not listed: only you and our staff see this page.' },
  {
    notListed: 'Kāore i te rārangi: ko koe me ā mātou kaimahi anake e kite ana i tēnei whārangi.',
  },
);

/** Says to those who see a supplier before it is listed that they alone do (A22). */
export default function NotListed() {
  const text = useTexts(notListedTexts);
  return (
    <StatusTag tone="new">
      <EyeOffIcon aria-hidden /> {text.notListed}
    </StatusTag>
  );
}

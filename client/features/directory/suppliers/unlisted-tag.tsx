import { texts, useTexts } from '../../../lib/language';
import { EyeOffIcon } from '../../../ui/icons';
import { StatusTag } from '../../../ui/status-tag';

const unlistedTexts = texts(
  { notListed: 'Not listed. Only you and our team can see this page.' },
  {
    notListed: 'Kāore i te rārangi: ko koe me ā mātou kaimahi anake e kite ana i tēnei whārangi.',
  },
);

/** The tag that tells viewers of an unlisted supplier that others cannot see it (A22). */
export default function UnlistedTag() {
  const text = useTexts(unlistedTexts);
  return (
    <StatusTag tone="new">
      <EyeOffIcon aria-hidden /> {text.notListed}
    </StatusTag>
  );
}

import { useSearchParams } from 'react-router';
import { contactTexts } from '../../features/site/contact/contact-texts';
import { FormPage } from '../../features/site/contact/form-page';
import { MessagePanel } from '../../features/site/contact/message-panel';
import { Shortcuts } from '../../features/site/contact/shortcuts';
import { useTexts } from '../../lib/language';
import { cleanSearchText } from '../../lib/search-text';
import { LetterBox } from '../../ui/illustrations/joining';

/** The contact page (P011). */
export function Component() {
  const text = useTexts(contactTexts);
  const search = cleanSearchText(useSearchParams()[0].get('search') ?? '');
  return (
    <FormPage
      title={text.title}
      lead={text.lead}
      illustration={<LetterBox />}
      form={<MessagePanel kind="GENERAL" title={text.formTitle} search={search || undefined} />}
    >
      <Shortcuts />
    </FormPage>
  );
}
